import type { Hub } from './hub.ts';
import type { CustomerLoader } from './customerLoader.ts';
import type { Renew } from './guard.ts';
import type { Log } from '../kernel/ports.ts';
import { fail } from '../kernel/result.ts';
import type { Failure } from '../kernel/result.ts';
import { signedIn, signedOut } from './state.ts';
import type { Admission } from './state.ts';

export interface StartInput {
  /** From `extractToken`, already out of the address. */
  readonly taToken?: string | null;
  /** The address carried a token that is none: malformed, too long or given twice (SES-32). Default false. */
  readonly isTokenMalformed?: boolean;
  /** Path of the first page, recorded with the visit (SES-09). */
  readonly landingPage?: string;
}

type Stored = NonNullable<ReturnType<Hub['storage']['read']>>;
const unknown = { features: [], accountLanguage: '' };

/** How a page learns who is signed in: from the address, the storage or the embedding page. */
export function createStart(
  hub: Hub,
  customerLoader: CustomerLoader,
  credential: (() => Promise<string | null>) | undefined,
  log: Log,
) {
  const state = hub.store.getState;
  let previous: Admission | null = null;
  let renewing: ReturnType<Renew> | null = null;
  let starting: Promise<void> | null = null;
  let confirming: Promise<Failure | null> | null = null;
  let checkFailure: Failure | null = null;

  return {
    /** A second call while one runs is the same start; one that finds nothing new changes nothing. */
    start(input: StartInput): Promise<void> {
      starting ??= begin(input).finally(() => (starting = null));
      return starting;
    },

    /** Waits until the server has said whose a stored session is; asks once more when its last answer failed. */
    async confirm(): Promise<Failure | null> {
      if (starting) {
        await starting;
        return state().isChecking ? checkFailure : null;
      }
      const { isChecking, token, mustChangePassword } = state();
      if (!isChecking || token === null) return null;
      confirming ??= checkStored({ token, mustChangePassword }).finally(() => (confirming = null));
      return confirming;
    },

    /** Back to the session that a token in the address replaced (T-A5). */
    async undoSwitch(): Promise<void> {
      const back = previous;
      if (!back) return;
      const checked = await customerLoader.check(back.token);
      if (!checked.ok) return;
      previous = null;
      if (checked.value === null) return hub.end('expired');
      hub.adopt(checked.value);
      await customerLoader.loadDetails();
    },

    acceptSwitch(): void {
      previous = null;
      hub.set({ switched: null, isLinkRefused: false });
      customerLoader.saveVisit();
    },

    /** One question at a time, however many calls found their credential dead. */
    renew:
      credential &&
      ((dead: string | null) => (renewing ??= renew(credential, dead).finally(() => (renewing = null)))),
  };

  async function begin({
    taToken = null,
    isTokenMalformed = false,
    landingPage = '',
  }: StartInput): Promise<void> {
    if (landingPage !== '') customerLoader.landingPage = landingPage;
    hub.set({ startFailure: null });
    if (credential) return state().phase === 'signedIn' ? undefined : fromCredential(credential);
    const stored = hub.storage.read();
    if (taToken !== null && taToken !== stored?.token) return fromAddress(taToken, stored);
    if (stored && stored.token !== state().token)
      return isTokenMalformed ? resumeAfterRefusal(stored) : resume(stored);
    if (stored) return;
    if (state().phase === 'starting') hub.store.setState(signedOut(null), true);
  }

  /** A token of the address counts only after the server confirmed it; a bad one leaves the old session (T-A5). */
  async function fromAddress(token: string, stored: Stored | null): Promise<void> {
    hub.set({ working: 'start' });
    const checked = await customerLoader.check(token);
    hub.set({ working: null });
    if (!checked.ok) return hub.set({ startFailure: checked.failure });
    const admission = checked.value;
    if (admission === null) {
      if (stored) return resumeAfterRefusal(stored);
      return hub.store.setState(signedOut('expired'), true);
    }
    const from =
      stored && stored.person.code !== '' && stored.person.code !== admission.person.code ? stored : null;
    previous = from && { ...from, ...unknown };
    hub.adopt(admission, {
      switched: from && { from: from.person, to: admission.person, undoable: true },
    });
    await customerLoader.loadDetails();
  }

  /** The former customer stays signed in, and is told that the address asked for another session (SES-32). */
  async function resumeAfterRefusal(stored: Stored): Promise<void> {
    await resume(stored);
    if (state().phase === 'signedIn') hub.set({ isLinkRefused: true });
  }

  /** The stored session shows at once; the server confirms it beside the first calls, and its answer decides (SES-24). */
  async function resume(stored: Stored): Promise<void> {
    if (stored.person.code !== '') {
      hub.store.setState({ ...signedIn({ ...stored, ...unknown }), isChecking: true }, true);
      await checkStored(stored, customerLoader.loadDetails());
      return;
    }
    hub.set({ working: 'start' });
    const checked = await customerLoader.check(stored.token);
    if (!checked.ok) return hub.set({ working: null, startFailure: checked.failure });
    if (checked.value === null) return hub.end('expired');
    hub.adopt(checked.value, { tell: false });
    await customerLoader.loadDetails();
  }

  /**
   * Asks whose the stored session on the screen is, and takes the answer. Without an answer it stays unconfirmed, unless the
   * details of the same token name the same customer (T-B6).
   */
  async function checkStored(
    stored: Pick<Stored, 'token' | 'mustChangePassword'>,
    details: Promise<unknown> = Promise.resolve(),
  ): Promise<Failure | null> {
    const [checked] = await Promise.all([customerLoader.check(stored.token), details]);
    const { token, person, customer } = state();
    checkFailure = null;
    if (token !== stored.token) return null;
    if (!checked.ok) {
      const isChecking = customer === null || customer.code !== person?.code;
      hub.set({ isChecking });
      if (isChecking) return (checkFailure = checked.failure);
      customerLoader.saveVisit();
      return null;
    }
    if (checked.value === null) {
      hub.onTokenRejected(stored.token);
      return null;
    }
    hub.storage.write(checked.value);
    if (person?.code === checked.value.person.code) {
      const { features, mustChangePassword } = checked.value;
      hub.set({ ...checked.value, features: customer?.features ?? features, isChecking: false });
      customerLoader.saveVisit();
      // Another window has set the new password.
      if (stored.mustChangePassword && !mustChangePassword) await customerLoader.loadDetails();
      return null;
    }
    hub.adopt(checked.value, { tell: false });
    await customerLoader.loadDetails();
    return null;
  }

  /** A page may hand out what it kept: a credential that is dead is asked for once more before it counts. */
  async function fromCredential(
    ask: () => Promise<string | null>,
    dead: string | null = null,
  ): Promise<void> {
    hub.set({ working: 'start' });
    const token = await askPage(ask);
    if (token === undefined) return hub.set({ working: null, startFailure: fail('offline').failure });
    if (token === null || token === dead) {
      return hub.store.setState(signedOut(dead === null ? null : 'expired'), true);
    }
    const checked = await customerLoader.check(token);
    hub.set({ working: null });
    if (!checked.ok) return hub.set({ startFailure: checked.failure });
    if (checked.value === null) {
      return dead === null ? fromCredential(ask, token) : hub.store.setState(signedOut('expired'), true);
    }
    hub.adopt(checked.value, { tell: false });
    await customerLoader.loadDetails();
  }

  async function renew(ask: () => Promise<string | null>, dead: string | null) {
    if (state().token !== dead) return 'renewed';
    const token = await askPage(ask);
    if (token === undefined) return 'unreachable';
    if (token === null || token === dead) return 'refused';
    const checked = await customerLoader.check(token);
    if (!checked.ok) return 'unreachable';
    if (checked.value === null) return 'refused';
    const { customer } = state();
    const same = state().person?.code === checked.value.person.code;
    hub.adopt(checked.value, { tell: false });
    if (same) hub.set({ customer });
    else void customerLoader.loadDetails();
    return 'renewed';
  }

  /** undefined when the page's function failed, however it did. */
  async function askPage(ask: () => Promise<string | null>): Promise<string | null | undefined> {
    try {
      return await ask();
    } catch {
      log(
        'warn',
        'ta: the session function of the page failed, so its widgets cannot sign in; let it answer null instead',
      );
      return undefined;
    }
  }
}
