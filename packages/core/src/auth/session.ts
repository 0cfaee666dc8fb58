import { changePassword, login, logout, recovery, recoveryMarker, ticket } from '../contract/index.ts';
import type { CustomerDetails } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { FrameMessage } from '../kernel/frames.ts';
import { memoryStore } from '../kernel/ports.ts';
import type { Result } from '../kernel/result.ts';
import { createEnquiries } from './details.ts';
import { guardGateway } from './guard.ts';
import { createHub } from './hub.ts';
import { readLogin, readLoginFailure, readRecovery } from './outcome.ts';
import type { ChangePasswordOutcome, RecoverOutcome, SignInOutcome } from './outcome.ts';
import type { SessionPorts } from './ports.ts';
import { createStart } from './start.ts';
import type { StartInput } from './start.ts';
import type { SessionState } from './state.ts';
import { createSessionStorage } from './storage.ts';

export interface SignInInput {
  /** Trimmed before it is sent; the password is not touched (SES-38). */
  readonly email: string;
  readonly password: string;
  /** Act as another customer; honoured for internal accounts only. Signing in again fills it by itself. */
  readonly as?: string;
  readonly of?: string;
  /** Path the sign-in leads to, recorded with the visit. */
  readonly landingPage?: string;
}

export interface Session {
  /** State as data: `getState`, `subscribe`; works with zustand's `useStore`. */
  readonly store: {
    getState(): SessionState;
    getInitialState(): SessionState;
    subscribe(listener: (state: SessionState, before: SessionState) => void): () => void;
  };
  /** The gateway for every feature: sends the token and handles 401, here and nowhere else. */
  readonly gateway: Gateway;
  /** Call once before anything else, and again to retry a `startFailure` (SES-19, SES-24). Calls wait for it. */
  start(input?: StartInput): Promise<void>;
  /** A second call while one runs gives the same outcome. */
  signIn(input: SignInInput): Promise<SignInOutcome>;
  /** Clears at once, tells the other tabs, revokes on the server even while the page closes (SES-21, A10). */
  signOut(): Promise<void>;
  /** What loading the login page does first (SES-05, SES-35): any earlier session is closed. */
  openLogin(): Promise<void>;
  recover(email: string): Promise<RecoverOutcome>;
  changePassword(input: { readonly old: string; readonly next: string }): Promise<ChangePasswordOutcome>;
  /** null when nobody is signed in. */
  refreshDetails(): Promise<Result<CustomerDetails> | null>;
  /** While held, a lost session asks to sign in over the page. The answer lets go. `reason` is a word for the log. */
  hold(reason: string): () => void;
  /** The person does not want to sign in again: what was held is given up. */
  giveUp(): void;
  undoSwitch(): Promise<void>;
  acceptSwitch(): void;
  /** Looks whether another tab changed the session: on focus and on pageshow (A10, E12). */
  recheck(): void;
  /** The framed login's message to its parent (SES-06); null while nobody is signed in. */
  loginMessage(): FrameMessage | null;
  /** Stops listening to other tabs. */
  close(): void;
}

/** The one hub of sign-in. */
export function createSession(ports: SessionPorts): Session {
  const { gateway, channel, config, credential, random = Math.random } = ports;
  const storage = createSessionStorage(ports.keep === 'legacy' ? ports.storage : memoryStore());
  const hub = createHub(storage, channel, ports.log);
  const state = hub.store.getState;
  const enquiries = createEnquiries(gateway, hub);
  const opening = createStart(hub, enquiries, credential, ports.log);
  const guarded = guardGateway(gateway, hub, opening.renew ?? null);
  let signingIn: Promise<SignInOutcome> | null = null;

  const session: Session = {
    store: hub.store,
    gateway: guarded,
    start: (input = {}) => opening.start(input),
    undoSwitch: opening.undoSwitch,
    acceptSwitch: opening.acceptSwitch,
    refreshDetails: () => enquiries.loadDetails(),
    hold: hub.hold,

    signIn(input) {
      signingIn ??= signIn(input).finally(() => (signingIn = null));
      return signingIn;
    },

    signOut: () => leave('loggedOut'),

    async openLogin() {
      const { phase, ended } = state();
      await leave(phase === 'signedOut' ? ended : null);
    },

    async recover(email) {
      const address = email.trim();
      if (address === '') return { kind: 'refused', key: 'insertEmail', text: '' };
      hub.set({ working: 'recover' });
      const body = { password: recoveryMarker, email: address, vID: storage.visitor(random) };
      const outcome = await gateway.call(recovery, { body }, { token: null });
      hub.set({ working: null });
      return readRecovery(outcome);
    },

    async changePassword({ old, next }) {
      if (old === '' || next === '') return { kind: 'refused', key: 'insertAll', text: '' };
      hub.set({ working: 'changePassword' });
      const body = { cod_fot: state().person?.code ?? '', old_password: old, new_password: next };
      const outcome = await guarded.call(changePassword, { body });
      hub.set({ working: null });
      if (!outcome.ok) {
        const { failure } = outcome;
        const refused =
          failure.kind === 'invalid' || failure.kind === 'forbidden' || failure.kind === 'conflict';
        return refused
          ? { kind: 'refused', key: 'notChanged', text: failure.message }
          : { kind: 'failed', failure };
      }
      if (!outcome.value.done) return { kind: 'refused', key: 'notChanged', text: outcome.value.error };
      hub.set({ mustChangePassword: false });
      return { kind: 'changed' };
    },

    giveUp() {
      if (state().reauthenticate) hub.end('expired');
    },

    recheck() {
      const { phase, token, reauthenticate } = state();
      if (credential || phase === 'starting') return;
      if (hub.adoptStored()) void enquiries.loadDetails();
      else if (phase === 'signedIn' && !reauthenticate && storage.token() === null)
        hub.lose(token, 'elsewhere');
    },

    loginMessage() {
      const { person, token } = state();
      return person && token ? { name: 'login', code: person.code, hash: person.c, token } : null;
    },

    close: channel
      ? channel.subscribe((message) => {
          if (message.kind === 'signedIn') return session.recheck();
          const { token, person } = state();
          if (token === null || (message.customer !== '' && message.customer !== person?.code)) return;
          // Our own copy is still there: storage is not shared, and neither was the revoked token.
          if (storage.token() === token) void revoke(token);
          hub.lose(token, 'elsewhere');
        })
      : () => undefined,
  };
  return session;

  async function signIn({ email, password, as, of, landingPage }: SignInInput): Promise<SignInOutcome> {
    const address = email.trim();
    if (address === '' || password === '') return { kind: 'refused', key: 'insertCredentials', text: '' };
    if (landingPage !== undefined) enquiries.landingPage = landingPage;
    const { reauthenticate, inter, person } = state();
    const acting = as ?? (reauthenticate && inter ? person?.code : undefined) ?? '';
    hub.set({ working: 'signIn' });
    const body = { email: address, password, vID: storage.visitor(random), as: acting, of: of ?? '' };
    const outcome = await gateway.call(login, { body }, { token: null });
    hub.set({ working: null });
    if (!outcome.ok) return readLoginFailure(outcome.failure);
    const read = readLogin(outcome.value, address, config.links.miniTradeArea);
    if ('outcome' in read) return read.outcome;

    const { admission } = read;
    if (admission.features.includes('oldAreaOnly') && !admission.inter && config.links.oldArea !== '') {
      return { kind: 'oldArea', reason: 'oldAreaOnly', address: await oldAreaAddress(admission.token) };
    }
    hub.adopt(admission);
    const loaded = await enquiries.loadDetails();
    if (loaded && !loaded.ok && loaded.failure.kind === 'unauthorized') {
      return { kind: 'failed', failure: loaded.failure };
    }
    const kind = admission.mustChangePassword ? 'mustChangePassword' : 'signedIn';
    return { kind, redirectTo: outcome.value.redirect_to };
  }

  /** SES-12 with decisions 1: a single-use ticket stands where the old link carried the token. */
  async function oldAreaAddress(token: string): Promise<string> {
    const given = await gateway.call(ticket, { body: { purpose: 'old-area' } }, { token });
    const url = new URL(config.links.oldArea);
    if (given.ok) url.searchParams.set('ta_token', given.value.ticket);
    return url.href;
  }

  async function leave(ended: SessionState['ended']): Promise<void> {
    const { token, person } = state();
    const bearer = token ?? storage.token();
    hub.end(ended);
    if (bearer !== null) channel?.post({ kind: 'signedOut', customer: person?.code ?? '' });
    hub.set({ working: 'signOut' });
    await revoke(bearer);
    if (state().working === 'signOut') hub.set({ working: null });
  }

  async function revoke(token: string | null): Promise<void> {
    await gateway.call(logout, {}, { token, keepalive: true });
  }
}
