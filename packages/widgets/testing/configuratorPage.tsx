import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { wireAnswer, wireProduct, wireQuote } from '../../core/test/configurator.ts';
import { useCheckout } from '../src/checkout/useCheckout.tsx';
import configurator from '../src/configurator/configurator.css?inline';
import { Configurator } from '../src/configurator/Configurator.tsx';
import form from '../src/configurator/form.css?inline';
import images from '../src/configurator/images/images.css?inline';
import service from '../src/configurator/service/service.css?inline';
import price from '../src/configurator/price.css?inline';
import type { DrawOffer } from '../src/configurator/OfferButton.tsx';
import { OfferDialog } from '../src/configurator/quotes/OfferDialog.tsx';
import { quoteTexts } from '../src/configurator/quotes/quoteStrings.ts';
import { configuratorTexts } from '../src/configurator/strings.ts';
import type { SurfaceProps } from '../src/configurator/surface.ts';
import { point } from '../src/store/fixtures.ts';
import { wireCart } from './cart.ts';
import { renderAsCustomer } from './customer.tsx';
import type { Answers, CustomerOptions } from './customer.tsx';
import type { AnyCallback } from './render.tsx';
import { withDefaults } from './storePage.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync([configurator, form, images, price, service].join('\n'));

/** Every save, with the id of its quote. */
export const savedSpy = vi.fn<AnyCallback>();
export const backSpy = vi.fn<AnyCallback>();

const passedOn = { collection: 'tc', flagged_as: '', ev: '', fundy_order_code: '', pid: '' };

const drawOffer: DrawOffer = (quote, onClose) => <OfferDialog row={quote} onClose={onClose} />;

function Page({ quote, surface }: Pick<ConfiguratorPageOptions, 'surface'> & { readonly quote: string }) {
  const checkout = useCheckout({
    kind: 'EPICOR',
    configurator: '10',
    environment: '',
    passedOn,
    storeAddress: 'http://localhost/ta/graphistore',
    quoteAddress: (id) => `http://localhost/ta/config-product/10/product-config/${id}`,
  });
  return (
    <>
      <Configurator
        environment=""
        configurator="10"
        quote={quote}
        storeHref="/ta/graphistore"
        guardLinks
        onBack={() => backSpy()}
        onSaved={({ id }) => savedSpy(id)}
        onCheckout={checkout.open}
        isOpening={checkout.isOpening}
        surface={surface}
        offer={drawOffer}
        cartHref="/ta/cart"
      />
      {checkout.form}
    </>
  );
}

export interface ConfiguratorPageOptions extends Omit<CustomerOptions, 'answers'> {
  readonly answers?: Answers;
  /** Id of the quote that is opened. Default: a new one. */
  readonly quote?: string;
  /** The configurator of another service. Default: the portal's own. */
  readonly surface?: ((props: SurfaceProps) => ReactNode) | undefined;
}

/** Draws the configurator of a lab that answers this. */
export async function openConfigurator({
  quote = '',
  answers = {},
  surface,
  ...options
}: ConfiguratorPageOptions = {}) {
  savedSpy.mockClear();
  backSpy.mockClear();
  const rendered = await renderAsCustomer(<Page quote={quote} surface={surface} />, {
    bundles: [configuratorTexts, quoteTexts],
    ...options,
    answers: withDefaults(answers, {
      '/configurator/product/10': wireProduct({ foto: point }),
      '/configurator/price': wireAnswer(),
      '/getQuoteProduct/q1': wireQuote(),
      '/createNewQuote/10': wireQuote(),
      '/saveQuote/q1/77': wireQuote({ revision: 2 }),
      '/check_cod_gs': {
        currency: 'EUR',
        nazione_iso: 'IT',
        vat: 22,
        spese_spedizione: { epicor_10: 9.9 },
      },
      '/customer/cart': wireCart(),
      '/customer/ticket': { ticket: 'TICKET', expires_in: 60 },
    }),
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return rendered;
}
