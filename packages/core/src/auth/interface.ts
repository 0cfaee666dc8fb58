import type { CustomerDetails } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { FrameMessage } from '../kernel/frames/frames.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ChangePasswordOutcome, RecoverOutcome, SignInOutcome } from './outcome.ts';
import type { StartInput } from './start.ts';
import type { SessionState } from './state.ts';

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
  /** Clears at once, tells the other tabs, revokes on the server even while the page closes (SES-21, T-A10). */
  signOut(): Promise<void>;
  /** The first step of the login page (SES-05, SES-35): closes any earlier session. */
  openLogin(): Promise<void>;
  recover(email: string): Promise<RecoverOutcome>;
  changePassword(input: { readonly old: string; readonly next: string }): Promise<ChangePasswordOutcome>;
  /** Reads the customer's details again; null when signed out. */
  refreshDetails(): Promise<Result<CustomerDetails> | null>;
  /**
   * Takes over what another answer said of the customer (ACC-06, ACC-32): screen and stored values follow at once. The address of
   * the sign-in stays. Nothing happens while no details are known.
   */
  noteDetails(change: (customer: CustomerDetails) => CustomerDetails): void;
  /** How often `noteDetails` changed something: an answer that was asked for before the last time is older (ACC-32). */
  notes(): number;
  /** While held, a lost session asks to sign in over the page. The answer lets go. `reason` is a word for the log. */
  holdPage(reason: string): () => void;
  /** The person does not want to sign in again: what was held is given up. */
  giveUp(): void;
  undoSwitch(): Promise<void>;
  /** The person goes on with the session shown: after a switch, or after a link that was refused (SES-32). */
  acceptSwitch(): void;
  /**
   * Waits until the server has said whose a stored session is, and asks again when its last answer failed (T-B6). Ask it before a
   * call that names the customer. The failure while it stays unknown; null once it is known, or nobody is signed in.
   */
  confirm(): Promise<Failure | null>;
  /** Looks whether another tab changed the session, and whose an unconfirmed one is: on focus and on pageshow (T-A10, T-E12). */
  recheck(): void;
  /** The framed login's message to its parent (SES-06); null when signed out. */
  loginMessage(): FrameMessage | null;
  /** Stops listening to other tabs. */
  close(): void;
}
