import { formatMoney } from '@trade-area/core/kernel';
import { html } from 'hono/html';
import { languageOf } from '../../base/language.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import type { CheckoutProblem } from '../../checkout/details.ts';
import { describeConfiguration, describeLine } from '../../configurator/describe.ts';
import type { Markup } from '../markup.ts';
import { checkoutTexts } from './texts.ts';
import type { CheckoutTexts } from './texts.ts';

export interface CheckoutPage {
  readonly checkout: Checkout;
  readonly language: string;
  readonly problems: readonly CheckoutProblem[];
  readonly portal: string;
}

/** The checkout of one quote: product, event, delivery, payment and price in one form. */
export function checkoutView(page: CheckoutPage): Markup {
  const { checkout, language, problems, portal } = page;
  const { record, totals, configurable } = checkout;
  const texts = checkoutTexts(language);
  const path = `/checkout/${record.orderCode}`;
  const edit = `${portal}/ta/config-product/${record.configurator}/product-config/${record.uuid}`;
  return html`<h1>${texts.title}</h1>
    ${problems.length === 0
      ? html``
      : html`<div class="notice" role="alert">
          <p><strong>${texts.attention}</strong></p>
          <ul>
            ${problems.map((problem) => html`<li>${texts.problems[problem]}</li>`)}
          </ul>
        </div>`}
    <form class="checkout" method="post" action="${path}/order?lang=${language}" novalidate>
      <input type="hidden" name="seen" value="${String(totals.gross)}" />
      <div class="checkout__form">
        <section>
          <h2>${texts.product}</h2>
          <p><strong>${configurable.row.name}</strong></p>
          ${optionList(page)}
          <p><a href="${edit}">${texts.edit}</a></p>
        </section>
        ${eventPart(page, texts)} ${deliveryPart(page, texts)} ${paymentPart(page, texts)}
      </div>
      ${pricePart(page, texts)}
    </form>`;
}

function optionList({ checkout, language }: CheckoutPage): Markup {
  const { configurable, quotation } = checkout;
  const options = describeConfiguration(configurable, quotation.fields, languageOf(language));
  return html`<ul class="checkout__options">
    ${options
      .filter(({ isChosen }) => isChosen)
      .map(({ label, value }) => html`<li>${label}${value === '' ? '' : `: ${value}`}</li>`)}
  </ul>`;
}

function eventPart({ checkout: { details }, problems }: CheckoutPage, texts: CheckoutTexts): Markup {
  return html`<section>
    <h2>${texts.event}</h2>
    ${field(texts.bride, 'bride', details.bride, { isWrong: problems.includes('names') })}
    ${field(texts.groom, 'groom', details.groom, { isWrong: problems.includes('names') })}
    ${field(texts.eventName, 'eventName', details.eventName, { isWrong: problems.includes('names') })}
    ${field(texts.eventDate, 'eventDate', details.eventDate, {
      type: 'date',
      isWrong: problems.includes('eventDate'),
    })}
    ${field(texts.label, 'label', details.label)}
    <div class="field">
      <label
        >${texts.note} <textarea name="note" rows="3" maxlength="1000" dir="auto">${details.note}</textarea>
      </label>
    </div>
  </section>`;
}

function deliveryPart({ checkout, problems }: CheckoutPage, texts: CheckoutTexts): Markup {
  const { details, account } = checkout;
  const { company } = account;
  const isWrong = problems.includes('address');
  const own = [company.name, company.address, `${company.zip} ${company.city}`, company.country];
  return html`<fieldset>
    <legend><h2>${texts.delivery}</h2></legend>
    ${radio('delivery', 'profile', details.delivery, texts.toCompany, own.filter(Boolean).join(', '))}
    ${radio('delivery', 'other', details.delivery, texts.toOther, '')}
    <div class="checkout__address">
      ${Object.entries(texts.address).map(([name, label]) =>
        field(label, `address_${name}`, details.address[name as keyof typeof texts.address], { isWrong }),
      )}
    </div>
  </fieldset>`;
}

function paymentPart({ checkout }: CheckoutPage, texts: CheckoutTexts): Markup {
  const { details, cards } = checkout;
  const expiry = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`;
  return html`<fieldset>
    <legend><h2>${texts.payment}</h2></legend>
    ${radio('payment', 'transfer', details.payment, texts.transfer, texts.transferHint)}
    ${cards.map((card) =>
      radio(
        'payment',
        card.token,
        details.payment,
        texts.card(card.brand, card.last4, expiry(card.expiryMonth, card.expiryYear)),
        texts.cardHint,
      ),
    )}
    ${cards.length === 0 ? html`<p class="quiet">${texts.noCards}</p>` : html``}
  </fieldset>`;
}

function pricePart({ checkout, language, problems }: CheckoutPage, texts: CheckoutTexts): Markup {
  const { quotation, totals, vatRate, details, configurable } = checkout;
  const money = (amount: number) =>
    formatMoney({ amount, currency: quotation.currency, symbol: '' }, language);
  const { discount } = quotation;
  const promotion = configurable.viewer.promoNames[discount.id_promo] ?? discount.id_promo;
  const row = (name: string, amount: number, isTotal = false) =>
    html`<div class="${isTotal ? 'checkout__total' : ''}">
      <dt>${name}</dt>
      <dd>${money(amount)}</dd>
    </div>`;
  return html`<section class="checkout__price" aria-label="${texts.price}">
    <h2>${texts.price}</h2>
    <dl>
      ${quotation.lines.map((line) =>
        row(describeLine(configurable, line, languageOf(language)), line.amount),
      )}
      ${discount.amount > 0 ? row(texts.discount(promotion), -discount.amount) : html``}
      ${row(texts.shipping, totals.shipping)} ${row(texts.vat(String(vatRate / 100)), totals.vat)}
      ${row(texts.total, totals.gross, true)}
    </dl>
    ${field(texts.coupon, 'coupon', details.coupon, { isWrong: problems.includes('coupon') })}
    <p>
      <button
        class="button small quiet"
        formaction="/checkout/${checkout.record.orderCode}/details?lang=${language}"
      >
        ${texts.apply}
      </button>
    </p>
    <p>
      <label><input type="checkbox" name="terms" value="1" /> ${texts.terms}</label>
    </p>
    <p><button class="button">${texts.place(money(totals.gross))}</button></p>
  </section>`;
}

function field(
  label: string,
  name: string,
  value: string,
  { type = 'text', isWrong = false }: { readonly type?: string; readonly isWrong?: boolean } = {},
): Markup {
  return html`<div class="field">
    <label
      >${label}
      <input
        name="${name}"
        type="${type}"
        value="${value}"
        dir="auto"
        ${isWrong ? html`aria-invalid="true"` : html``}
    /></label>
  </div>`;
}

function radio(name: string, value: string, chosen: string, label: string, hint: string): Markup {
  return html`<label class="choice"
    ><input type="radio" name="${name}" value="${value}" ${value === chosen ? html`checked` : html``} />
    <span
      ><strong>${label}</strong>${hint === ''
        ? html``
        : html`<span class="choice__text">${hint}</span>`}</span
    >
  </label>`;
}
