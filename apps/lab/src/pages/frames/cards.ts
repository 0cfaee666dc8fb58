import type { CardSettings } from '../../base/configuration.ts';
import type { Context, Hono } from 'hono';
import { accountOf } from '../../identity/table.ts';
import { findTicket } from '../../identity/tickets.ts';
import { hashToken } from '../../identity/tokens.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { cardTexts } from './cardTexts.ts';
import type { CardTexts } from './cardTexts.ts';
import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import { siteLanguage } from '../language.ts';
import type { ThirdParty } from '../../base/securityHeaders.ts';
import { provenPath } from '../../payments/cards/create.ts';
import { framedPage, sitePage } from '../page.ts';

/**
 * The card frame (EMB-09, PAY-15): `mode=store` manages stored cards, `mode=use` chooses one. `token` is the order's
 * current card, `ta_token` the ticket (DEC-01). Both documented addresses lead here.
 */
export function addCardPage(app: Hono, lab: Lab): void {
  for (const path of ['/embed/online_payments', '/site/online_payments'])
    app.get(path, (context) => page(context, lab));
  app.get(provenPath, (context) => {
    const language = languageOf(siteLanguage(context));
    const { title, proven } = cardTexts(language);
    return sitePage(context, lab, {
      title,
      language,
      body: html`<h1>${title}</h1>
        <p class="lead">${proven}</p>`,
    });
  });
}

/** The provider's script, and the origins its documentation requires; none for the sandbox. */
function thirdPartyOf(cards: CardSettings): ThirdParty | undefined {
  if (cards.provider === 'sandbox') return undefined;
  const script = new URL(cards.script).origin;
  const hooks = script === 'https://js.stripe.com' ? ['https://hooks.stripe.com'] : [];
  return { scripts: [script], calls: [new URL(cards.api).origin, script], frames: [script, ...hooks] };
}

async function page(context: Context, lab: Lab): Promise<Response> {
  const parameter = (name: string) => (context.req.query(name) ?? '').slice(0, 100);
  const code = parameter('ta_token');
  const { queries } = lab.database;
  const ticket = code === '' ? null : await findTicket(queries, hashToken(code), 'cards', lab.clock.now());
  const account = ticket ? await accountOf(queries, ticket.owner) : null;
  const hasLocale = context.req.query('locale') !== undefined;
  const language = languageOf(
    hasLocale ? siteLanguage(context) : (account?.language ?? siteLanguage(context)),
  );
  const texts = cardTexts(language);
  if (!ticket)
    return framedPage(context, lab, {
      title: texts.title,
      language,
      body: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.opened}</p>`,
    });
  const { cards } = lab.config;
  const sandbox = cards.provider === 'sandbox';
  return framedPage(context, lab, {
    title: texts.title,
    language,
    script: '/site/online-payments.js',
    thirdParty: thirdPartyOf(cards),
    inWindow: true,
    body: html`<p id="status" class="status" role="status">${texts.working}</p>
      <div
        id="cards"
        data-mode="${parameter('mode') === 'use' ? 'use' : 'store'}"
        data-token="${parameter('token')}"
        data-ticket="${code}"
        data-acting="${String(ticket.acting)}"
        data-texts="${JSON.stringify(texts)}"
        data-script="${sandbox ? '' : cards.script}"
        data-key="${sandbox ? '' : cards.publicKey}"
        hidden
      >
        <h1 class="cards__title">${texts.title}</h1>
        <ul id="list" class="cards"></ul>
        <p id="no-cards" class="quiet" hidden>${texts.noCards}</p>
        <details id="more">
          <summary>${texts.addTitle}</summary>
          ${newCard(texts, sandbox)} ${proof(texts)}
          ${sandbox ? html`<p class="quiet small">${texts.testCards}</p>` : html``}
        </details>
      </div>`,
  });
}

/** The fields have no names, so that a form submitted by mistake contains no card data. */
function newCard(texts: CardTexts, sandbox: boolean): Markup {
  return html`<form id="new-card" class="card-form" novalidate>
    ${sandbox ? numberAndExpiry(texts) : providersFields(texts)}
    ${input('holder', texts.holder, html`autocomplete="cc-name" maxlength="80"`)}
    <button type="submit" class="button">${texts.add}</button>
  </form>`;
}

function numberAndExpiry(texts: CardTexts): Markup {
  return html`${input(
    'number',
    texts.number,
    html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`,
  )}
  ${input(
    'expiry',
    texts.expiry,
    html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9"`,
  )}`;
}

/** The provider draws the fields in its own frame, so the card number never reaches this page. */
function providersFields(texts: CardTexts): Markup {
  return html`<div class="card-field card-field--whole">
    <span class="card-field__label">${texts.number}</span>
    <div id="number" class="card-field__provider"></div>
    <p id="number-error" class="field-error" role="alert"></p>
  </div>`;
}

function proof(texts: CardTexts): Markup {
  return html`<form id="proof" class="card-form" novalidate hidden>
    <p id="proof-by-code">${texts.proof}</p>
    <p id="proof-at-bank" hidden>
      ${texts.proofAtBank}
      <a id="proof-link" href="#" target="_blank" rel="noopener noreferrer" data-own-tab
        >${texts.proofLink}</a
      >
    </p>
    ${input('code', texts.code, html`inputmode="numeric" autocomplete="one-time-code" maxlength="12"`)}
    <p class="card-form__buttons">
      <button type="submit" class="button">${texts.confirm}</button>
      <button type="button" id="cancel-proof" class="button quiet">${texts.cancel}</button>
    </p>
  </form>`;
}

function input(id: string, label: string, more: Markup): Markup {
  return html`<div class="card-field">
    <label for="${id}">${label}</label>
    <input id="${id}" aria-describedby="${id}-error" ${more} spellcheck="false" />
    <p id="${id}-error" class="field-error" role="alert"></p>
  </div>`;
}
