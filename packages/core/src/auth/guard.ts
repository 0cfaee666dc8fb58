import { changePassword } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail } from '../kernel/result.ts';
import type { Hub } from './hub.ts';

/** Asks the embedding page for a fresh credential: true when the token changed (docs/embedding.md, Signing in). */
export type Renew = (dead: string | null) => Promise<'renewed' | 'refused' | 'unreachable'>;

/**
 * The gateway every feature speaks through: sends the session's token, and turns a 401 into the session's business in
 * this one place. A call waits for the start, and for the person while signing in again is asked for; a 401 changed
 * nothing on the server, so that even a write may then be repeated.
 */
export function guardGateway(
  gateway: Gateway,
  hub: Hub,
  renew: Renew | null,
  onRightMissing: () => void = () => undefined,
): Gateway {
  const state = hub.store.getState;

  return {
    latestRequestId: () => gateway.latestRequestId(),
    async call(endpoint, input, options = {}) {
      if (options.token !== undefined) return gateway.call(endpoint, input, options);
      if (endpoint.access === 'public') {
        return gateway.call(endpoint, input, { ...options, token: state().token });
      }
      await unlessAborted(hub.started(), options.signal);
      const { startFailure, phase } = state();
      if (phase === 'starting' && startFailure)
        return fail(startFailure.kind, { ...startFailure, endpoint: endpoint.id });

      const owner = state().person?.code ?? null;
      let renewed = false;
      for (;;) {
        if (options.signal?.aborted) return fail('aborted', { endpoint: endpoint.id });
        if (state().reauthenticate) {
          const again = await unlessAborted(hub.returned(), options.signal);
          if (!again)
            return fail(options.signal?.aborted ? 'aborted' : 'unauthorized', { endpoint: endpoint.id });
          continue;
        }
        // Known to be refused: nothing is asked before the new password is set (T-A7).
        if (state().mustChangePassword && endpoint.id !== changePassword.id)
          return fail('forbidden', { endpoint: endpoint.id, code: 'password_change_required' });
        const token = state().token;
        if (owner !== null && owner !== state().person?.code)
          return fail('unauthorized', { endpoint: endpoint.id });
        const outcome = await gateway.call(endpoint, input, { ...options, token });
        if (outcome.ok) return outcome;
        // The session can only set a new password (T-A7): the portal shows that form, whatever page asked.
        if (outcome.failure.code === 'password_change_required' && state().token === token)
          hub.set({ mustChangePassword: true });
        // The owner of the account has taken a right away: menu and pages follow.
        if (outcome.failure.code === 'right_missing' && state().token === token) onRightMissing();
        if (outcome.failure.kind !== 'unauthorized') return outcome;

        // A newer session than the one this call was sent with: the loop decides whose it is.
        if (state().token !== token && state().token !== null) continue;
        if (state().token === token && hub.adoptStored()) continue;
        if (renew && !renewed) {
          renewed = true;
          const answer = await renew(token);
          if (answer === 'renewed') continue;
          if (answer === 'unreachable') return outcome;
        }
        hub.onTokenRejected(token);
        if (!state().reauthenticate) return outcome;
      }
    },
  };
}

/** The promise's value, or undefined as soon as the caller no longer wants it. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(undefined);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
