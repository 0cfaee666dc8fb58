import type { CustomerDetails, Feature, Right } from '../contract/index.ts';
import type { Failure } from '../kernel/result.ts';

/** The signed-in person, as the login or check_token says. */
export interface Person {
  /** Customer code, `cod_fot`. */
  readonly code: string;
  /** Server-made identifier `c`; never a right (DEC-06). */
  readonly c: string;
  /** User id. */
  readonly user: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly company: string;
  readonly area: string;
  readonly community: string;
}

export interface SessionState {
  /** `starting` until it is known whether a customer is signed in. */
  readonly phase: 'starting' | 'signedOut' | 'signedIn';
  /** The credential of every call; null while signed out and while signing in again is asked for. */
  readonly token: string | null;
  readonly person: Person | null;
  /** Customer details; null until they came. The other axis is `working` and `detailsFailure`. */
  readonly customer: CustomerDetails | null;
  /** An internal viewer who acts as this customer (SES-36). */
  readonly inter: boolean;
  readonly features: readonly Feature[];
  /** The person's rights at the account of the studio; null = its owner, or staff, who have all of them. */
  readonly rights: readonly Right[] | null;
  /** Language of the account, '' when unknown (I18N-05). */
  readonly accountLanguage: string;
  /** The temporary password was used: a new one is asked for (SES-34). */
  readonly mustChangePassword: boolean;
  /** Why the last session ended; null when signed in, and when there was no session. */
  readonly ended: null | 'expired' | 'loggedOut' | 'elsewhere';
  /** The session ended while something would be lost: sign in again over the page (DEC-02). */
  readonly reauthenticate: boolean;
  /** A stored session is shown before the server has said whose it is, or without its answer: no call names its customer yet (T-B6). */
  readonly isChecking: boolean;
  /** A part of the page would be lost: no dialog may open over it unasked. */
  readonly isPageHeld: boolean;
  /** Another customer than before; `undoable` when `undoSwitch` can go back (T-A5). */
  readonly switched: null | { readonly from: Person; readonly to: Person; readonly undoable: boolean };
  /** The address carried a token that is not good; the session before it goes on until the person decides (SES-32). */
  readonly isLinkRefused: boolean;
  readonly working: null | 'start' | 'signIn' | 'signOut' | 'details' | 'recover' | 'changePassword';
  /** The start could not be asked: show it with a retry, which calls `start` again. */
  readonly startFailure: Failure | null;
  /** The last details call failed: show it with a retry, which calls `refreshDetails` (DEC-03). */
  readonly detailsFailure: Failure | null;
}

export const initialState: SessionState = {
  phase: 'starting',
  token: null,
  person: null,
  customer: null,
  inter: false,
  features: [],
  rights: null,
  accountLanguage: '',
  mustChangePassword: false,
  ended: null,
  reauthenticate: false,
  isChecking: false,
  isPageHeld: false,
  switched: null,
  isLinkRefused: false,
  working: null,
  startFailure: null,
  detailsFailure: null,
};

/** The state without a session; its reason stays readable. */
export function signedOut(ended: SessionState['ended']): SessionState {
  return { ...initialState, phase: 'signedOut', ended };
}

/** The values that one sign-in, token or credential brings. */
export interface Admission {
  readonly token: string;
  readonly person: Person;
  readonly inter: boolean;
  readonly features: readonly Feature[];
  /** Default null: the owner. */
  readonly rights?: readonly Right[] | null;
  readonly accountLanguage: string;
  readonly mustChangePassword: boolean;
}

export function signedIn(admission: Admission): SessionState {
  return { ...initialState, ...admission, phase: 'signedIn' };
}
