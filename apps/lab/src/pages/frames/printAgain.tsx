import type { Context, Hono } from 'hono';
import { Button, EmptyState, Notice } from '@trade-area/widgets/ui';
import { hasRight, rightOfTicket } from '@trade-area/core/contract';
import type { AnswerOf, quoteList } from '@trade-area/core/contract';
import { Refusal } from '../../base/errors.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { copyQuote, recoverQuote, removeQuote } from '../../configurator/quoteActions.ts';
import { listQuotes } from '../../configurator/quoteList.ts';
import { quoteOf } from '../../configurator/quoteTable.ts';
import { accountOf } from '../../identity/table.ts';
import { createToken } from '../../identity/tokens.ts';
import { addressOf } from '../checkout/addresses.ts';
import { startSession } from '../checkout/session.ts';
import { drawFramedPage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { siteLanguage } from '../language.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { QuoteCards } from './QuoteCards.tsx';
import { openPage, pageSession } from './framePass.ts';
import type { PageSession } from './framePass.ts';
import { ListForms, PageForm } from './QuoteForms.tsx';
import type { ListState } from './QuoteForms.tsx';
import { printAgainTexts } from './printAgainTexts.ts';

const path = '/embed/print-again';

/** The outcome of the last action, and the quote that it was about. */
interface Outcome {
  readonly kind: 'deleted' | 'restored' | 'duplicated' | 'failed';
  readonly id: string;
  readonly name: string;
}

/**
 * The saved quotes of a customer in a frame (AGAIN-03, GW2-37): found, copied and deleted here, edited on the portal's page
 * and ordered at the checkout, which open in the top window. Its forms work without a script; each carries the page's pass.
 */
export function addPrintAgainPage(app: Hono, lab: Lab): void {
  app.get(path, async (context) => {
    const parameter = (name: string) => (context.req.query(name) ?? '').slice(0, 100);
    const ticket = parameter('ta_token');
    const opened =
      ticket === '' ? null : await openPage(lab, 'print-again', { ticket, customer: parameter('c') });
    if (!opened) return drawRefusal(context, lab);
    return drawQuotes(context, lab, opened, { search: '', state: 'open', page: 1 }, null);
  });

  app.post(path, async (context) => {
    const form = await readForm(context, formLimits.public);
    const opened = await pageSession(lab, 'print-again', form.text('pass').slice(0, 100));
    if (!opened) return drawRefusal(context, lab);
    const id = form.text('id').slice(0, 60);
    const name = form.text('name').slice(0, 200);
    const isOrder = form.text('do') === 'order';
    // Another site could make this browser order for another customer, whose pass it has (T-A11).
    if (isOrder) requireSameOrigin(context, lab);
    const checkout = isOrder ? await openCheckout(context, lab, opened.session, id) : null;
    if (checkout !== null) return context.redirect(checkout, 303);
    const outcome: Outcome | null = isOrder
      ? { kind: 'failed', id, name }
      : await act(lab, opened, { act: form.text('do'), id, name, key: form.text('key').slice(0, 100) });
    const state: ListState = {
      search: form.text('search').trim().slice(0, 200),
      state: form.text('state') === 'ordered' ? 'ordered' : 'open',
      page: Number(/^[1-9]\d{0,5}$/.exec(form.text('page'))?.[0] ?? 1),
    };
    return drawQuotes(context, lab, opened, state, outcome);
  });
}

/** Whether the person of the frame may order: a member of the studio needs the right. */
const mayOrder = ({ member }: Pick<Session, 'member'>) =>
  hasRight(member?.rights ?? null, rightOfTicket.checkout);

/** The checkout of a quote, which the person's pass opens; null = it was deleted, or ordered in another window. */
async function openCheckout(
  context: Context,
  lab: Lab,
  session: Session,
  id: string,
): Promise<string | null> {
  const quote = mayOrder(session) ? await quoteOf(lab.database.queries, session.owner, id) : undefined;
  if (!quote || quote.isOrdered) return null;
  await startSession(context, lab, session);
  return addressOf(context, quote.orderCode, { language: context.req.query('lang') ?? '' });
}

interface Action {
  readonly act: string;
  readonly id: string;
  readonly name: string;
  /** Of a copy: a form that is sent twice makes one. */
  readonly key: string;
}

async function act(
  lab: Lab,
  { session }: PageSession,
  { act: kind, id, name, key }: Action,
): Promise<Outcome | null> {
  const call = { lab, session, body: { id } };
  try {
    if (kind === 'delete') await removeQuote(call);
    else if (kind === 'restore') await recoverQuote(call);
    else if (kind === 'duplicate') await copyQuote({ ...call, key });
    else return null;
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'failed', id, name };
    throw error;
  }
  const kinds = { delete: 'deleted', restore: 'restored', duplicate: 'duplicated' } as const;
  return { kind: kinds[kind], id, name };
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

async function drawQuotes(
  context: Context,
  lab: Lab,
  { session, pass }: PageSession,
  wanted: ListState,
  outcome: Outcome | null,
): Promise<Response> {
  const { search, state } = wanted;
  // Its numbers are numbers: only the wire may write them as texts.
  const list = (await listQuotes({
    lab,
    session,
    query: { search, state, page: String(wanted.page) },
  })) as AnswerOf<typeof quoteList>;
  const { language: spoken } = await accountOf(lab.database.queries, session.owner);
  const asked = context.req.query('lang');
  const language = languageOf(asked, spoken);
  const action = asked === undefined ? path : `${path}?lang=${language}`;
  const texts = printAgainTexts(language);
  const shown = { ...wanted, page: list.page };
  const { portalOrigin } = lab.config.portal;
  return drawFramedPage(context, lab, {
    title: texts.title,
    language,
    body: (
      <div className="ta-page-stack">
        <h1 className="ta-title">{texts.title}</h1>
        <ListForms
          action={action}
          pass={pass}
          state={shown}
          pages={list.pages}
          texts={texts}
          part="filters"
        />
        {outcome && (
          <Notice
            tone={outcome.kind === 'failed' ? 'danger' : 'success'}
            announce={outcome.kind === 'failed' ? 'alert' : 'status'}
            actions={
              outcome.kind === 'deleted' && (
                <PageForm action={action} pass={pass} state={shown} about={outcome}>
                  <Button type="submit" size="small" name="do" value="restore">
                    {texts.undo}
                  </Button>
                </PageForm>
              )
            }
          >
            {texts[outcome.kind](outcome.name)}
          </Notice>
        )}
        <p className="ta-quiet ta-figures">{texts.found(list.total)}</p>
        {list.result.length === 0 ? (
          <EmptyState
            title={search === '' ? texts.none[state] : texts.noMatch}
            action={
              <Button href={`${portalOrigin}/ta/graphistore`} target="_top" data-own-tab="">
                {texts.store}
              </Button>
            }
          >
            {search === '' && state === 'open' && texts.noneLead}
          </EmptyState>
        ) : (
          <QuoteCards
            rows={list.result}
            texts={texts}
            language={language}
            portalOrigin={portalOrigin}
            form={{ action, pass, state: shown }}
            createKey={createToken}
            mayOrder={mayOrder(session)}
          />
        )}
        <ListForms action={action} pass={pass} state={shown} pages={list.pages} texts={texts} part="pages" />
      </div>
    ),
  });
}
