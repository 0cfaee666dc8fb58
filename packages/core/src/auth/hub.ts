import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Channel } from '../kernel/storage/channel.ts';
import type { Log } from '../kernel/ports.ts';
import type { SessionStorage } from './storage.ts';
import { initialState, signedIn, signedOut } from './state.ts';
import type { Admission, SessionState } from './state.ts';

/**
 * The one place where the session's state changes hands. Invariants:
 * - a call is only ever sent with the token of `person`; waiting calls go on for the same customer or not at all;
 * - a lost session makes exactly one transition, however many calls report it.
 */
export interface Hub {
  readonly store: StoreApi<SessionState>;
  readonly storage: SessionStorage;
  set(part: Partial<SessionState>): void;
  /** Begins the session of a customer. `switched` tells the person that the customer changed. */
  adopt(admission: Admission, options?: { tell?: boolean; switched?: SessionState['switched'] }): void;
  /** Ends the session. */
  end(ended: SessionState['ended']): void;
  /** The token is no longer good: over the page while it is held, else to the login (DEC-02). */
  onTokenRejected(token: string | null, ended?: 'expired' | 'elsewhere'): void;
  /** Takes what another tab stored; false when there is nothing newer. */
  adoptStored(): boolean;
  /** Keeps the page while something would be lost; the answer lets go. `reason` goes to the log. */
  holdPage(reason: string): () => void;
  /** True once the same customer is back, false when that will not happen. */
  returned(): Promise<boolean>;
  /** Resolves when the start is over or failed. */
  started(): Promise<void>;
}

export function createHub(storage: SessionStorage, channel: Channel | undefined, log: Log): Hub {
  const store = createStore<SessionState>()(() => initialState);
  const holds = new Set<{ readonly reason: string }>();
  let waiting: ((again: boolean) => void)[] = [];

  const hub: Hub = {
    store,
    storage,
    set: (part) => store.setState(part),

    adopt(admission, { tell = true, switched = null } = {}) {
      const before = store.getState();
      storage.write(admission);
      if (before.reauthenticate && before.person?.code === admission.person.code) {
        store.setState(
          { ...signedIn(admission), customer: before.customer, isPageHeld: holds.size > 0 },
          true,
        );
        resolveWaiting(true);
      } else {
        const leaves = before.reauthenticate && before.person !== null;
        const notice =
          leaves && before.person ? { from: before.person, to: admission.person, undoable: false } : switched;
        if (leaves) holds.clear();
        store.setState({ ...signedIn(admission), switched: notice, isPageHeld: holds.size > 0 }, true);
        resolveWaiting(false);
      }
      if (tell) channel?.post({ kind: 'signedIn', customer: admission.person.code });
    },

    end(ended) {
      storage.clear(ended === 'expired' ? 'expired' : 'loggedOut');
      store.setState({ ...signedOut(ended), isPageHeld: holds.size > 0 }, true);
      resolveWaiting(false);
    },

    onTokenRejected(token, ended = 'expired') {
      const state = store.getState();
      if (state.phase !== 'signedIn' || state.reauthenticate || state.token !== token) return;
      if (holds.size === 0) return hub.end(ended);
      const reasons = [...holds].map(({ reason }) => reason).join(', ');
      log('info', 'ta: the session ended while the page is held; signing in again is asked for', { reasons });
      storage.clear('expired');
      store.setState({ token: null, reauthenticate: true, working: null });
    },

    adoptStored() {
      const state = store.getState();
      const stored = storage.read();
      if (stored === null || stored.token === state.token || state.phase === 'starting') return false;
      const same = stored.person.code === state.person?.code;
      if (state.reauthenticate && !same) return false;
      const { features, accountLanguage, mustChangePassword, customer, person } = state;
      if (same && person) {
        hub.adopt({ ...stored, person, features, accountLanguage, mustChangePassword }, { tell: false });
        hub.set({ customer });
        return true;
      }
      const switched = person ? { from: person, to: stored.person, undoable: false } : null;
      const unknown = { features: [], accountLanguage: '' };
      hub.adopt({ ...stored, ...unknown }, { tell: false, switched });
      return true;
    },

    holdPage(reason) {
      const hold = { reason };
      holds.add(hold);
      store.setState({ isPageHeld: true });
      return () => {
        const was = holds.delete(hold);
        if (was && holds.size === 0) store.setState({ isPageHeld: false });
        // Nothing is left to be kept: the session that ended meanwhile ends for the page too.
        if (was && holds.size === 0 && store.getState().reauthenticate) hub.end('expired');
      };
    },

    returned: () => new Promise((resolve) => waiting.push(resolve)),

    started() {
      const over = ({ phase, startFailure }: SessionState) => phase !== 'starting' || startFailure !== null;
      if (over(store.getState())) return Promise.resolve();
      return new Promise((resolve) => {
        const stop = store.subscribe((state) => {
          if (!over(state)) return;
          stop();
          resolve();
        });
      });
    },
  };

  function resolveWaiting(again: boolean): void {
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve(again);
  }

  return hub;
}
