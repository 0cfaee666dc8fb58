import { Fragment } from 'react';
import { formatMoney } from '@trade-area/core/kernel';
import { Button, Choices, Notice } from '@trade-area/widgets/ui';
import { accountPayment, contentsOf, isCovered } from '../../checkout/checkout.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import type { CheckoutProblem } from '../../checkout/details.ts';
import { TextField, unheard } from '../parts/fields.tsx';
import { PageHead, Panel } from '../parts/Page.tsx';
import { DeliveryPart } from './deliveryPart.tsx';
import { InvoicePart } from './invoicePart.tsx';
import { LineParts, PriceLines } from './lineParts.tsx';
import type { LinePartsProps } from './lineParts.tsx';
import { Price } from './price.tsx';
import { OtherPromotions, PriceChoice } from './promotions.tsx';
import { TermsField } from './termsField.tsx';
import { checkoutTexts } from './texts.ts';
import type { CheckoutTexts } from './texts.ts';
import { waysOf } from './ways.ts';

export interface CheckoutPage {
  readonly checkout: Checkout;
  readonly pictureOf: LinePartsProps['pictureOf'];
  readonly editOf: LinePartsProps['editOf'];
  readonly dispatchOf: LinePartsProps['dispatchOf'];
  readonly styles: LinePartsProps['styles'];
  /** Working days of the courier to a country; '' = not known. */
  readonly courierDays: (country: string) => string;
  /** ISO day on which the last of the products has arrived in a country; '' = not known. */
  readonly arrival: (country: string) => string;
  /** ISO day on which the last of the products is ready; '' = not known. */
  readonly ready: string;
  readonly language: string;
  readonly problems: readonly CheckoutProblem[];
  /** The page before said something else than the lab, whose values are shown. */
  readonly hasOtherValues: boolean;
  /** Address of the lab's terms; null = it has none. */
  readonly terms: string | null;
  /** Origin of the portal. */
  readonly portal: string;
  /** Whether the person may add a card. */
  readonly mayAddCard: boolean;
}

interface PartProps {
  readonly page: CheckoutPage;
  readonly texts: CheckoutTexts;
}

/** The checkout of one quote or of a cart: products, events, delivery, payment and price in one form. */
export function CheckoutView(page: CheckoutPage) {
  const { checkout, language, problems } = page;
  const { code, totalsBy } = checkout;
  const texts = checkoutTexts(language);
  const parts = { page, texts };
  return (
    <>
      <PageHead title={texts.title} />
      {page.hasOtherValues && <Notice tone="info">{texts.otherValues}</Notice>}
      {problems.length > 0 && (
        <Notice tone="danger" announce="alert" title={texts.attention}>
          <ul className="ta-page-list">
            {problems.map((problem) => (
              <li key={problem}>{texts.problems[problem]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <form
        className="ta-page-checkout"
        method="post"
        action={`/checkout/${code}/order?lang=${language}`}
        noValidate
      >
        {/* The Enter key presses a form's first button: it keeps what was typed, and a coupon counts. */}
        <button
          type="submit"
          className="ta-hidden"
          tabIndex={-1}
          aria-hidden="true"
          formAction={`/checkout/${code}/details?lang=${language}`}
        >
          {texts.apply}
        </button>
        {/* The styles show the amount of the chosen way of delivery; each has been seen. */}
        <input type="hidden" name="seen" value={String(totalsBy.courier.gross)} />
        {totalsBy.pickup && <input type="hidden" name="seen_pickup" value={String(totalsBy.pickup.gross)} />}
        <input type="hidden" name="contents" value={contentsOf(checkout)} />
        <div className="ta-page-stack">
          <LineParts
            checkout={checkout}
            texts={texts}
            language={language}
            pictureOf={page.pictureOf}
            editOf={page.editOf}
            dispatchOf={page.dispatchOf}
            styles={page.styles}
            errors={{ names: problemIn(parts, 'names'), eventDate: problemIn(parts, 'eventDate') }}
          />
          <DeliveryPart {...page} />
          <InvoicePart {...page} />
          <PaymentPart {...parts} />
        </div>
        <PricePart {...parts} />
      </form>
    </>
  );
}

/** The text of a problem that was reported, for the field that it is about. */
const problemIn = ({ page: { problems }, texts }: PartProps, problem: CheckoutProblem) =>
  problems.includes(problem) ? texts.problems[problem] : undefined;

function PaymentPart({ page, texts }: PartProps) {
  const { details, cards, credit } = page.checkout;
  const free = formatMoney(
    { amount: credit?.free ?? 0, currency: page.checkout.account.currency, symbol: '' },
    page.language,
  );
  const account = { value: accountPayment, label: texts.account, hint: texts.accountHint(free) };
  const expiry = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`;
  return (
    <Panel>
      <Choices
        legend={<h2 className="ta-heading">{texts.payment}</h2>}
        name="payment"
        value={details.payment}
        onValue={unheard}
        options={[
          { value: 'transfer', label: texts.transfer, hint: texts.transferHint },
          ...(isCovered(page.checkout) ? [account] : []),
          ...cards.map((card) => ({
            value: card.token,
            label: texts.card(card.brand, card.last4, expiry(card.expiryMonth, card.expiryYear)),
            hint: texts.cardHint,
          })),
        ]}
      />
      {credit && !isCovered(page.checkout) && <p className="ta-quiet">{texts.accountFull(free)}</p>}
      {page.mayAddCard && cards.length === 0 && <p className="ta-quiet">{texts.noCards}</p>}
      {page.mayAddCard && (
        <div>
          <Button
            type="submit"
            formAction={`/checkout/${page.checkout.code}/details?lang=${page.language}&next=cards`}
          >
            {texts.addCard}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function PricePart(part: PartProps) {
  const { page, texts } = part;
  const { checkout, language } = page;
  const { code, account, vatRate, details } = checkout;
  const ways = waysOf(checkout);
  const money = (amount: number) => formatMoney({ amount, currency: account.currency, symbol: '' }, language);
  return (
    <Panel title={texts.price} sticky>
      <PriceChoice checkout={checkout} texts={texts} language={language} />
      <dl className="ta-page-prices">
        <PriceLines checkout={checkout} texts={texts} language={language} />
        {ways.map(({ way, totals }) => (
          <Fragment key={way}>
            <Price way={way} name={texts.shipping}>
              {money(totals.shipping)}
            </Price>
            <Price
              way={way}
              name={texts.vat(String(vatRate / 100))}
              note={texts.vatReasons[checkout.vat.reason]}
            >
              {money(totals.vat)}
            </Price>
            <Price way={way} name={texts.total} isTotal>
              {money(totals.gross)}
            </Price>
          </Fragment>
        ))}
      </dl>
      <OtherPromotions checkout={checkout} texts={texts} language={language} />
      <div className="ta-page-beside">
        <TextField
          label={texts.coupon}
          name="coupon"
          value={details.coupon}
          error={problemIn(part, 'coupon') ?? problemIn(part, 'couponUsed')}
          dir="auto"
        />
        <Button type="submit" formAction={`/checkout/${code}/details?lang=${language}`}>
          {texts.apply}
        </Button>
      </div>
      {page.terms !== null && <TermsField page={page} link={page.terms} texts={texts} />}
      <Button type="submit" variant="primary" wide>
        {ways.map(({ way, totals }) => (
          <span key={way} data-way={way}>
            {texts.place(money(totals.gross))}
          </span>
        ))}
      </Button>
    </Panel>
  );
}
