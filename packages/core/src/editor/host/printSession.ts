import { createStore } from 'zustand/vanilla';
import { printSession } from '../../contract/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { Failure } from '../../kernel/result.ts';

/** The slice `printbox` (STATE-01): the key of the visit, which an editor of another service is given. */
export interface PrintSessionState {
  /** '' until the lab has answered. */
  readonly sessionId: string;
  readonly failure: Failure | null;
}

export interface PrintSession {
  readonly store: {
    getState(): PrintSessionState;
    getInitialState(): PrintSessionState;
    subscribe(listener: (state: PrintSessionState, before: PrintSessionState) => void): () => void;
  };
  /** Asks the lab for a key (PRINT-02); '' = it gave none. Calls at the same time share one question. */
  refresh(): Promise<string>;
}

/** The session of a print editor. A 401 ends the customer's session, as at any other call (PRINT-11). */
export function createPrintSession(gateway: Gateway): PrintSession {
  const store = createStore<PrintSessionState>()(() => ({ sessionId: '', failure: null }));
  let running: Promise<string> | null = null;
  const ask = async () => {
    const answer = await gateway.call(printSession, {});
    const sessionId = answer.ok ? answer.value.session_key : '';
    store.setState({ sessionId, failure: answer.ok ? null : answer.failure });
    return sessionId;
  };
  return {
    store,
    refresh: () =>
      (running ??= ask().finally(() => {
        running = null;
      })),
  };
}
