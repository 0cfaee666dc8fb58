import { checkToken, details, saveLoggedUser } from '../contract/index.ts';
import type { CustomerDetails } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Hub } from './hub.ts';
import { readCheckedToken } from './outcome.ts';
import type { Admission } from './state.ts';

/** The server's answer about a token. */
export interface CustomerLoader {
  /** The token's customer; null when it is not good (SES-24). */
  check(token: string): Promise<Result<Admission | null>>;
  /** Loads the customer details of the present session (SES-08); a 401 loses the session, nothing else does. */
  loadDetails(): Promise<Result<CustomerDetails> | null>;
  /** Takes what another answer said of the customer. */
  noteDetails(change: (customer: CustomerDetails) => CustomerDetails): void;
  /** How often `noteDetails` changed something. */
  notes(): number;
  /** Records the visit once per session, never for internal viewers nor before a switch is accepted (SES-09). */
  saveVisit(): void;
  /** Asks for the person's rights again, once at a time. */
  refreshRights(): void;
  landingPage: string;
}

export function createCustomerLoader(gateway: Gateway, hub: Hub): CustomerLoader {
  const state = hub.store.getState;
  let notes = 0;
  let isRefreshing = false;
  const customerLoader: CustomerLoader = {
    landingPage: '',

    async check(token) {
      const outcome = await gateway.call(checkToken, { body: {} }, { token });
      if (outcome.ok) return succeed(readCheckedToken(outcome.value, token));
      const { kind } = outcome.failure;
      return kind === 'unauthorized' || kind === 'forbidden' || kind === 'notFound' ? succeed(null) : outcome;
    },

    async loadDetails() {
      const { token, phase, mustChangePassword } = state();
      // The lab answers nothing else before a temporary password is replaced (T-A7).
      if (phase !== 'signedIn' || token === null || mustChangePassword) return null;
      hub.set({ working: 'details', detailsFailure: null });
      const before = notes;
      const outcome = await gateway.call(details, {}, { token });
      if (state().token !== token) return null;
      // Asked before something was saved, answered after it: what it says is older than what is known (ACC-32).
      if (outcome.ok && notes !== before) return customerLoader.loadDetails();
      if (outcome.ok) {
        hub.storage.writeDetails(outcome.value);
        hub.set({ customer: outcome.value, features: outcome.value.features, working: null });
        customerLoader.saveVisit();
      } else if (outcome.failure.code === 'password_change_required') {
        hub.storage.noteTemporaryPassword(true);
        hub.set({ working: null, mustChangePassword: true });
      } else {
        hub.set({ working: null, detailsFailure: outcome.failure });
        if (outcome.failure.kind === 'unauthorized') hub.onTokenRejected(token);
      }
      return outcome;
    },

    noteDetails(change) {
      const { customer, person } = state();
      if (customer === null || person === null) return;
      const next = change(customer);
      if (next === customer) return;
      notes += 1;
      // Another person of the studio is not called like its owner.
      const { name, surname } = state().rights === null ? next : person;
      const { company } = next;
      hub.storage.writeNames({ name, surname, company: company.name });
      hub.storage.writeDetails(next);
      hub.set({ customer: next, person: { ...person, name, surname, company: company.name } });
    },

    notes: () => notes,

    refreshRights() {
      const { token } = state();
      if (isRefreshing || token === null) return;
      isRefreshing = true;
      void customerLoader.check(token).then((checked) => {
        isRefreshing = false;
        if (!checked.ok || checked.value === null || state().token !== token) return;
        hub.storage.write(checked.value);
        hub.set({ rights: checked.value.rights ?? null });
      });
    },

    saveVisit() {
      const { customer, person, token, inter, switched, isChecking } = state();
      if (!customer || !person || token === null || inter || switched || isChecking) return;
      if (!hub.storage.claimUserSaved()) return;
      const body = {
        cod_fot: person.code,
        CodiceArea: customer.area || person.area,
        inter: '0',
        nazione_iso: customer.company.country,
        landing_page: customerLoader.landingPage.slice(0, 2_000),
      };
      // No caller waits for it: the gateway logs a failure.
      void gateway.call(saveLoggedUser, { body }, { token });
    },
  };
  return customerLoader;
}
