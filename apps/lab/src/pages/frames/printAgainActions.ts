import { Refusal } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { takeToCheckout } from '../../checkout/printProject.ts';
import { copyQuote, recoverQuote, removeQuote } from '../../configurator/quoteActions.ts';
import { quoteOf } from '../../configurator/quoteTable.ts';
import { copyProject } from '../../projects/actions.ts';
import { removePrint } from '../../projects/printProjects.ts';

/** The outcome of the last action, and the quote or project that it was about. */
export interface Outcome {
  readonly kind:
    | 'deleted'
    | 'restored'
    | 'duplicated'
    | 'failed'
    /** A project is deleted for good: it is asked first. */
    | 'asked'
    | 'removed'
    /** A project that cannot be printed as it is. */
    | 'unfinished';
  readonly id: string;
  readonly name: string;
}

export interface FrameAction {
  readonly act: string;
  readonly id: string;
  readonly name: string;
  /** Of a copy: a form that is sent twice makes one. */
  readonly key: string;
}

/** Does what a button of a card says. @returns null for a form that names no action. */
export async function actOn(
  lab: Lab,
  session: Session,
  { act, id, name, key }: FrameAction,
): Promise<Outcome | null> {
  const call = { lab, session };
  const quote = { ...call, body: { id } };
  const actions: Readonly<Record<string, readonly [Outcome['kind'], () => Promise<unknown>]>> = {
    delete: ['deleted', () => removeQuote(quote)],
    restore: ['restored', () => recoverQuote(quote)],
    duplicate: ['duplicated', () => copyQuote({ ...quote, key })],
    'ask-project': ['asked', () => Promise.resolve()],
    'delete-project': ['removed', () => removePrint({ ...call, path: { uuid: id } })],
    'duplicate-project': ['duplicated', () => copyProject({ ...call, body: { uuid: id }, key })],
  };
  const action = Object.hasOwn(actions, act) ? actions[act] : undefined;
  if (!action) return null;
  const [kind, perform] = action;
  try {
    await perform();
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'failed', id, name };
    throw error;
  }
  return { kind, id, name };
}

/** The number of the order that a quote makes; '' = it was deleted, or ordered in another window. */
export async function numberOfQuote(lab: Lab, { owner }: Session, id: string): Promise<string> {
  const quote = await quoteOf(lab.database.queries, owner, id);
  return !quote || quote.isOrdered ? '' : quote.orderCode;
}

/** The same of a print project, whose pages are kept for it; '' = it cannot be ordered as it is. */
export async function numberOfProject(lab: Lab, session: Session, uuid: string): Promise<string> {
  try {
    const taken = await takeToCheckout({ lab, session, path: { project_id: uuid } });
    return String(taken.order_code ?? '');
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}
