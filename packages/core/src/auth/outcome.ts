import type { Feature, LoginAnswer, Right, TokenAnswer } from '../contract/index.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { Admission, Person } from './state.ts';

/** The outcome of a sign-in. */
export type SignInOutcome =
  | {
      readonly kind: 'signedIn' | 'mustChangePassword';
      /** The server's `redirect_to`, '' when absent: give it to `destinationAfterSignIn`. */
      readonly redirectTo: string;
    }
  /** Not signed in. `text` holds the server's words; when '' the screen says `key` in its language. */
  | {
      readonly kind: 'refused';
      readonly key: 'insertCredentials' | 'wrongCredentials';
      readonly text: string;
    }
  /**
   * The account belongs to the old area. `sbActive`: post the credentials as a form to `address` (SES-31), a https
   * address; `oldAreaOnly`: go to `address`, which carries a single-use ticket. '' = not configured: say so.
   */
  | { readonly kind: 'oldArea'; readonly reason: 'sbActive' | 'oldAreaOnly'; readonly address: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type RecoverOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused';
      readonly key: 'insertEmail' | 'wrongEmail' | 'notSent';
      readonly text: string;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type ChangePasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly key: 'insertAll' | 'notChanged'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Said = Pick<Person, 'user' | 'name' | 'surname' | 'company' | 'area' | 'community' | 'c'> & {
  readonly cod_fot: string;
  readonly inter: number;
  readonly webLingua: string;
  readonly features: readonly Feature[];
  readonly rights?: readonly Right[] | undefined;
  readonly must_change_password: boolean;
};

/** A login or check_token answer as an admission. An answer without `cod_fot` names the customer by `user`. */
function admit(said: Said, token: string, email: string): Admission {
  const { user, name, surname, company, area, community, c } = said;
  return {
    token,
    person: { code: said.cod_fot || user, c, user, name, surname, email, company, area, community },
    inter: said.inter === 1,
    features: said.features,
    rights: said.rights ?? null,
    accountLanguage: said.webLingua,
    mustChangePassword: said.must_change_password,
  };
}

/** The login's answer: an admission, or why not (SES-10, SES-37). Status 1 with a token is the only yes. */
export function readLogin(
  answer: LoginAnswer,
  email: string,
  miniTradeArea: string,
): { readonly admission: Admission } | { readonly outcome: SignInOutcome } {
  if (answer.status.trim().toLowerCase() === 'sb active') {
    const address = miniTradeArea.startsWith('https://') ? miniTradeArea : '';
    return { outcome: { kind: 'oldArea', reason: 'sbActive', address } };
  }
  if (answer.status !== '1' || answer.token === '') return { outcome: refused(answer.error) };
  return { admission: admit(answer, answer.token, email) };
}

/** A refused HTTP answer of the login is a refusal in words; everything else is a failure to show with a retry. */
export function readLoginFailure(failure: Failure): SignInOutcome {
  const saysNo =
    failure.kind === 'unauthorized' || failure.kind === 'forbidden' || failure.kind === 'invalid';
  return saysNo ? refused(failure.message) : { kind: 'failed', failure };
}

export function readCheckedToken(answer: TokenAnswer, token: string): Admission | null {
  return answer.success ? admit(answer, answer.token || token, answer.email) : null;
}

/** GW-14's answer: 404 is 'Wrong e-mail', any other refusal shows the server's words (SES-16). */
export function readRecovery(
  outcome: Result<{ readonly status: string; readonly status_code: number; readonly message: string }>,
): RecoverOutcome {
  if (!outcome.ok) {
    const { failure } = outcome;
    if (failure.kind === 'notFound') return { kind: 'refused', key: 'wrongEmail', text: '' };
    if (failure.kind === 'invalid') return { kind: 'refused', key: 'notSent', text: failure.message };
    return { kind: 'failed', failure };
  }
  const { status, status_code: code, message } = outcome.value;
  const sent =
    code === 0 ? ['1', 'ok', 'success', 'true', 'sent'].includes(status.toLowerCase()) : code < 300;
  if (sent) return { kind: 'sent' };
  if (code === 404) return { kind: 'refused', key: 'wrongEmail', text: '' };
  return { kind: 'refused', key: 'notSent', text: message };
}

function refused(text: string): SignInOutcome {
  return { kind: 'refused', key: 'wrongCredentials', text: text.trim() };
}
