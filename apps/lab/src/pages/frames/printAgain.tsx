import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { Button, EmptyState } from '@trade-area/widgets/ui';
import { hasRight, rightOfTicket } from '@trade-area/core/contract';
import type { AnswerOf, printPrice, quoteList } from '@trade-area/core/contract';
import { Refusal } from '../../base/errors.ts';
import { formatsOf } from '../../base/formatsOf.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { priceProject } from '../../checkout/printProject.ts';
import { listQuotes } from '../../configurator/quoteList.ts';
import { accountOf } from '../../identity/table.ts';
import { createToken } from '../../identity/tokens.ts';
import { findPrintCards } from '../../projects/printCards.ts';
import { addressOf } from '../checkout/addresses.ts';
import { startSession } from '../checkout/session.ts';
import { drawFramedPage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { siteLanguage } from '../language.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { openPage, pageSession } from './framePass.ts';
import type { PageSession } from './framePass.ts';
import { PrintCards } from './PrintCards.tsx';
import type { PricedCard } from './PrintCards.tsx';
import { actOn, numberOfProject, numberOfQuote } from './printAgainActions.ts';
import type { Outcome } from './printAgainActions.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { QuoteCards } from './QuoteCards.tsx';
import { ListForms } from './QuoteForms.tsx';
import type { ListState } from './QuoteForms.tsx';
import { printAgainTexts } from './printAgainTexts.ts';

const path = '/embed/print-again';

/**
 * The saved quotes and print projects of a customer in a frame (AGAIN-03, GW2-37): found, copied and deleted here, edited on
 * the portal's pages and ordered at the checkout, which open in the top window. Its forms work without a script; each
 * carries the page's pass.
 */
export function addPrintAgainPage(app: Hono, lab: Lab): void {
  app.get(path, async (context) => {
    const parameter = (name: string) => (context.req.query(name) ?? '').slice(0, 100);
    const ticket = parameter('ta_token');
    const opened =
      ticket === '' ? null : await openPage(lab, 'print-again', { ticket, customer: parameter('c') });
    if (!opened) return drawRefusal(context, lab);
    return drawList(context, lab, opened, { search: '', state: 'open', page: 1 }, null);
  });

  app.post(path, async (context) => {
    const form = await readForm(context, formLimits.public);
    const opened = await pageSession(lab, 'print-again', form.text('pass').slice(0, 100));
    if (!opened) return drawRefusal(context, lab);
    const id = form.text('id').slice(0, 60);
    const name = form.text('name').slice(0, 200);
    const act = form.text('do');
    const isProject = act === 'order-project';
    const isOrder = isProject || act === 'order';
    // Another site could make this browser order for another customer, whose pass it has (T-A11).
    if (isOrder) requireSameOrigin(context, lab);
    const checkout = isOrder ? await openCheckout(context, lab, opened.session, { id, isProject }) : null;
    if (checkout !== null) return context.redirect(checkout, 303);
    const outcome: Outcome | null = isOrder
      ? { kind: isProject ? 'unfinished' : 'failed', id, name }
      : await actOn(lab, opened.session, { act, id, name, key: form.text('key').slice(0, 100) });
    const wanted = form.text('state');
    const state: ListState = {
      search: form.text('search').trim().slice(0, 200),
      state: wanted === 'ordered' || wanted === 'prints' ? wanted : 'open',
      page: Number(/^[1-9]\d{0,5}$/.exec(form.text('page'))?.[0] ?? 1),
    };
    return drawList(context, lab, opened, state, outcome);
  });
}

/** Whether the person of the frame may order: a member of the studio needs the right. */
const mayOrder = ({ member }: Pick<Session, 'member'>) =>
  hasRight(member?.rights ?? null, rightOfTicket.checkout);

/** The checkout of a quote or project, which the person's pass opens; null = it cannot be ordered. */
async function openCheckout(
  context: Context,
  lab: Lab,
  session: Session,
  { id, isProject }: { readonly id: string; readonly isProject: boolean },
): Promise<string | null> {
  if (!mayOrder(session)) return null;
  const number = await (isProject ? numberOfProject : numberOfQuote)(lab, session, id);
  if (number === '') return null;
  await startSession(context, lab, session);
  return addressOf(context, number, { language: context.req.query('lang') ?? '' });
}

/** A page that was not opened from the portal, or whose session has ended: the way back is the portal. */
function drawRefusal(context: Context, lab: Lab): Response {
  const language = languageOf(siteLanguage(context));
  const texts = printAgainTexts(language);
  return drawFramedPage(context, lab, {
    title: texts.title,
    language,
    status: 403,
    body: (
      <>
        <PageHead title={texts.expired} lead={texts.expiredLead} />
        <Row>
          <Button
            variant="primary"
            href={`${lab.config.portal.portalOrigin}/ta/print-again`}
            target="_top"
            data-own-tab=""
          >
            {texts.open}
          </Button>
        </Row>
      </>
    ),
  });
}

/** The part of the list that is shown, and its place in it. */
interface Listed {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** The cards; nothing for an empty list. */
  draw(shared: Shared): ReactNode;
}

type Shared = Pick<
  Parameters<typeof QuoteCards>[0],
  'texts' | 'language' | 'date' | 'form' | 'createKey' | 'mayOrder'
>;

async function listedQuotes(lab: Lab, session: Session, wanted: ListState): Promise<Listed> {
  const { search, state, page } = wanted;
  // Its numbers are numbers: only the wire may write them as texts.
  const list = (await listQuotes({
    lab,
    session,
    query: { search, state: state === 'ordered' ? state : 'open', page: String(page) },
  })) as AnswerOf<typeof quoteList>;
  const { portalOrigin } = lab.config.portal;
  return {
    ...list,
    draw: (shared) =>
      list.result.length > 0 && <QuoteCards {...shared} rows={list.result} portalOrigin={portalOrigin} />,
  };
}

async function listedProjects(lab: Lab, session: Session, wanted: ListState): Promise<Listed> {
  const { cards, ...list } = await findPrintCards(lab, session, wanted);
  const rows: PricedCard[] = [];
  for (const card of cards) rows.push({ card, price: card.isAvailable ? await priceOf(card.uuid) : null });
  return { ...list, draw: (shared) => rows.length > 0 && <PrintCards {...shared} rows={rows} /> };

  async function priceOf(uuid: string): Promise<PricedCard['price']> {
    try {
      const answer = (await priceProject({
        lab,
        session,
        path: { uuid },
        query: { quantity: '1' },
      })) as AnswerOf<typeof printPrice>;
      const { price } = answer;
      return price && price.total !== null ? { total: price.total, currency: price.currency } : null;
    } catch (error) {
      // Deleted, or no longer sold, since the list was read.
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}

async function drawList(
  context: Context,
  lab: Lab,
  { session, pass }: PageSession,
  wanted: ListState,
  outcome: Outcome | null,
): Promise<Response> {
  const { search, state } = wanted;
  const list = await (state === 'prints' ? listedProjects : listedQuotes)(lab, session, wanted);
  const account = await accountOf(lab.database.queries, session.owner);
  const asked = context.req.query('lang');
  const language = languageOf(asked, account.language);
  const action = asked === undefined ? path : `${path}?lang=${language}`;
  const { date } = formatsOf(language, account);
  const texts = printAgainTexts(language);
  const form = { action, pass, state: { ...wanted, page: list.page } };
  const { portalOrigin } = lab.config.portal;
  const cards = list.draw({
    texts,
    language,
    date,
    form,
    createKey: createToken,
    mayOrder: mayOrder(session),
  });
  return drawFramedPage(context, lab, {
    title: texts.title,
    language,
    body: (
      <div className="ta-page-stack">
        <h1 className="ta-title">{texts.title}</h1>
        <ListForms {...form} pages={list.pages} texts={texts} part="filters" />
        {outcome && <OutcomeNotice outcome={outcome} texts={texts} form={form} />}
        <p className="ta-quiet ta-figures">{texts.found[state](list.total)}</p>
        {cards || (
          <EmptyState
            title={search === '' ? texts.none[state] : texts.noMatch[state]}
            action={
              <Button href={`${portalOrigin}/ta/graphistore`} target="_top" data-own-tab="">
                {texts.store}
              </Button>
            }
          >
            {search === '' && texts.noneLead[state]}
          </EmptyState>
        )}
        <ListForms {...form} pages={list.pages} texts={texts} part="pages" />
      </div>
    ),
  });
}
