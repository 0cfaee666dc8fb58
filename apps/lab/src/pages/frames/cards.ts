import type { CardSettings } from '../../base/configuration.ts';
import type { Context, Hono } from 'hono';
import { accountOf } from '../../identity/table.ts';
import { findTicket } from '../../identity/tickets.ts';
import { hashToken } from '../../identity/tokens.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { cardWords } from './cardWords.ts';
import type { CardWords } from './cardWords.ts';
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
    const { title, proven } = cardWords(language);
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
  const words = cardWords(language);
  if (!ticket)
    return framedPage(context, lab, {
      title: words.title,
      language,
      body: html`<h1>${words.title}</h1>
        <p class="lead">${words.opened}</p>`,
    });
  const { cards } = lab.config;
  const sandbox = cards.provider === 'sandbox';
  return framedPage(context, lab, {
    title: words.title,
    language,
    script: '/site/online-payments.js',
    thirdParty: thirdPartyOf(cards),
    inWindow: true,
    body: html`<p id="status" class="status" role="status">${words.working}</p>
      <div
        id="cards"
        data-mode="${parameter('mode') === 'use' ? 'use' : 'store'}"
        data-token="${parameter('token')}"
        data-ticket="${code}"
        data-words="${JSON.stringify(words)}"
        data-script="${sandbox ? '' : cards.script}"
        data-key="${sandbox ? '' : cards.publicKey}"
        hidden
      >
        <h1 class="cards__title">${words.title}</h1>
        <ul id="list" class="cards"></ul>
        <p id="no-cards" class="quiet" hidden>${words.noCards}</p>
        <details id="more">
          <summary>${words.addTitle}</summary>
          ${newCard(words, sandbox)} ${proof(words)}
          ${sandbox ? html`<p class="quiet small">${words.testCards}</p>` : html``}
        </details>
      </div>`,
  });
}

/** The fields have no names, so that a form submitted by mistake contains no card data. */
function newCard(words: CardWords, sandbox: boolean): Markup {
  return html`<form id="new-card" class="card-form" novalidate>
    ${sandbox ? numberAndExpiry(words) : providersFields(words)}
    ${input('holder', words.holder, html`autocomplete="cc-name" maxlength="80"`)}
    <button type="submit" class="button">${words.add}</button>
  </form>`;
}

function numberAndExpiry(words: CardWords): Markup {
  return html`${input(
    'number',
    words.number,
    html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`,
  )}
  ${input(
    'expiry',
    words.expiry,
    html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9"`,
  )}`;
}

/** The provider draws the fields in its own frame, so the card number never reaches this page. */
function providersFields(words: CardWords): Markup {
  return html`<div class="card-field card-field--whole">
    <span class="card-field__label">${words.number}</span>
    <div id="number" class="card-field__provider"></div>
    <p id="number-error" class="field-error" role="alert"></p>
  </div>`;
}

function proof(words: CardWords): Markup {
  return html`<form id="proof" class="card-form" novalidate hidden>
    <p id="proof-by-code">${words.proof}</p>
    <p id="proof-at-bank" hidden>
      ${words.proofAtBank}
      <a id="proof-link" href="#" target="_blank" rel="noopener noreferrer" data-own-tab
        >${words.proofLink}</a
      >
    </p>
    ${input('code', words.code, html`inputmode="numeric" autocomplete="one-time-code" maxlength="12"`)}
    <p class="card-form__buttons">
      <button type="submit" class="button">${words.confirm}</button>
      <button type="button" id="cancel-proof" class="button quiet">${words.cancel}</button>
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
