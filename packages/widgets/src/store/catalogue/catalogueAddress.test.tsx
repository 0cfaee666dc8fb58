import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { emptyStoreAddress } from '@trade-area/core/store';
import type { AnyCallback } from '../../../testing/render.tsx';
import { renderAsCustomer } from '../../../testing/customer.tsx';
import { adoptStoreStyles, contextWithoutPromotions } from '../../../testing/storePage.tsx';
import { itemFixture, wireItem } from '../fixtures.ts';
import { storeTexts } from '../strings.ts';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { catalogueOf } from './catalogueOf.ts';
import { CustomerCatalogue } from './CustomerCatalogue.tsx';
import { PublicCatalogue } from './PublicCatalogue.tsx';

const items = [
  wireItem('wedding-book', { nome: 'Wedding Book' }),
  wireItem('frame', { nome: 'Frames Pro', filter_class: 'wallart' }),
];
const given = catalogueOf(
  [
    itemFixture('wedding-book', { nome: 'Wedding Book' }),
    itemFixture('frame', { nome: 'Frames Pro', filter_class: 'wallart' }),
  ],
  { today: '2026-11-21' },
);

type AddressProps = Pick<CatalogueProps, 'address' | 'onAddress'>;

const open = (ui: ReactElement, nobody: boolean) => {
  const page = renderAsCustomer(ui, {
    nobody,
    bundles: [storeTexts],
    answers: { '/public/store': items, '/customer/store': items, ...contextWithoutPromotions },
  });
  adoptStoreStyles();
  return page;
};

describe.each([
  ['PublicCatalogue', true, (props: AddressProps) => <PublicCatalogue {...props} />],
  ['CustomerCatalogue', false, (props: AddressProps) => <CustomerCatalogue {...props} />],
  ['Catalogue', true, (props: AddressProps) => <Catalogue {...props} catalogue={given} />],
] as const)('%s', (_name, nobody, ui) => {
  test('without an address it begins with all products and keeps what is chosen (PUB-01)', async () => {
    const chosen = vi.fn<AnyCallback>();
    const { screen } = await open(ui({ onAddress: chosen }), nobody);
    const products = screen.getByRole('article');
    await expect.poll(() => products.elements()).toHaveLength(2);
    await screen.getByRole('tab', { name: 'WALLART' }).click();
    await expect.poll(() => products.elements()).toHaveLength(1);
    await expect.element(screen.getByRole('article', { name: 'Frames Pro', exact: true })).toBeVisible();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(
      { filter: 'wallart', subfilter: '', promo: 'all', search: '' },
      { replace: false },
    );
  });

  test('without any prop of the address it filters as well', async () => {
    const { screen } = await open(ui({}), nobody);
    await screen.getByRole('tab', { name: 'WALLART' }).click();
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(1);
  });

  test('an address of the owner stays until the owner changes it', async () => {
    const chosen = vi.fn<AnyCallback>();
    const { screen } = await open(ui({ address: emptyStoreAddress, onAddress: chosen }), nobody);
    await screen.getByRole('tab', { name: 'WALLART' }).click();
    await expect.poll(() => chosen.mock.calls.length).toBe(1);
    await expect
      .element(screen.getByRole('tab', { name: 'ALL', exact: true }))
      .toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('article').elements()).toHaveLength(2);
  });
});
