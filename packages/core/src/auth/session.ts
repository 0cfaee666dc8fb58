import { changePassword, login, logout, recovery, recoveryMarker, ticket } from '../contract/index.ts';
import { memoryStore } from '../kernel/ports.ts';
import { createCustomerLoader } from './customerLoader.ts';
import { guardGateway } from './guard.ts';
import { createHub } from './hub.ts';
import type { Session, SignInInput } from './interface.ts';
import { readLogin, readLoginFailure, readRecovery } from './outcome.ts';
import type { SignInOutcome } from './outcome.ts';
import type { SessionPorts } from './ports.ts';
import { createStart } from './start.ts';
import type { SessionState } from './state.ts';
import { createSessionStorage } from './storage.ts';

/**
 * The one hub of sign-in.
 *
 * @example
 * const session = createSession({ gateway, storage, log, config, keep: 'memory' });
 * await session.start();
 * const outcome = await session.signIn({ email: 'studio@example.com', password });
 * session.store.subscribe(({ phase }) => console.log(phase)); // 'signedIn'
 */
export function createSession(ports: SessionPorts): Session {
  const { gateway, channel, config, credential, random = Math.random } = ports;
  const storage = createSessionStorage(ports.keep === 'legacy' ? ports.storage : memoryStore());
  const hub = createHub(storage, channel, ports.log);
  const state = hub.store.getState;
  const customerLoader = createCustomerLoader(gateway, hub);
  const opening = createStart(hub, customerLoader, credential, ports.log);
  const guarded = guardGateway(gateway, hub, opening.renew ?? null, () => customerLoader.refreshRights());
  let signingIn: Promise<SignInOutcome> | null = null;

  const session: Session = {
    store: hub.store,
    gateway: guarded,
    start: (input = {}) => opening.start(input),
    undoSwitch: opening.undoSwitch,
    acceptSwitch: opening.acceptSwitch,
    confirm: opening.confirm,
    refreshDetails: () => customerLoader.loadDetails(),
    noteDetails: (change) => customerLoader.noteDetails(change),
    notes: () => customerLoader.notes(),
    holdPage: hub.holdPage,

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
      storage.noteTemporaryPassword(false);
      hub.set({ mustChangePassword: false });
      if (state().customer === null) void customerLoader.loadDetails();
      return { kind: 'changed' };
    },

    giveUp() {
      if (state().reauthenticate) hub.end('expired');
    },

    recheck() {
      const { phase, token, reauthenticate } = state();
      if (credential || phase === 'starting') return;
      if (hub.adoptStored()) void customerLoader.loadDetails();
      else if (phase === 'signedIn' && !reauthenticate && storage.token() === null)
        hub.onTokenRejected(token, 'elsewhere');
      else void opening.confirm();
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
          hub.onTokenRejected(token, 'elsewhere');
        })
      : () => undefined,
  };
  return session;

  async function signIn({ email, password, as, of, landingPage }: SignInInput): Promise<SignInOutcome> {
    const address = email.trim();
    if (address === '' || password === '') return { kind: 'refused', key: 'insertCredentials', text: '' };
    if (landingPage !== undefined) customerLoader.landingPage = landingPage;
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
    const loaded = await customerLoader.loadDetails();
    if (loaded && !loaded.ok && loaded.failure.kind === 'unauthorized') {
      return { kind: 'failed', failure: loaded.failure };
    }
    const kind = admission.mustChangePassword ? 'mustChangePassword' : 'signedIn';
    return { kind, redirectTo: outcome.value.redirect_to };
  }

  /** SES-12 with DEC-01: a single-use ticket replaces the token that the old link carried. */
  async function oldAreaAddress(token: string): Promise<string> {
    const ticketAnswer = await gateway.call(ticket, { body: { purpose: 'old-area' } }, { token });
    const url = new URL(config.links.oldArea);
    if (ticketAnswer.ok) url.searchParams.set('ta_token', ticketAnswer.value.ticket);
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
