import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Allowance, Taken } from '../base/ports/limits.ts';

/**
 * Limits of sign-in attempts (T-A8, docs/decisions/0012). An attempt counts where its sender stands:
 *
 * - on a device that has signed in to this account: for this device and account alone;
 * - at an address where this account has signed in: for the address and account, and for the address's known accounts;
 * - anywhere else: for the account, and for the address.
 *
 * So an attacker uses up the last, or the second at the person's own address; the person's own devices stay open. A
 * success gives its attempt back: only failures count. Sums of a day: 100 at an account (50 from anywhere, 50 from one of
 * its addresses), 1,000 from an address (600 at strange accounts, 400 at its known ones).
 */
export interface Attempt {
  /** `clientAddress` of the call. */
  readonly clientAddress: string;
  /** The e-mail, or the name of a company, as typed, in lower case, whether or not there is such an account. */
  readonly email: string;
  /** Code of the device; '' without one. */
  readonly device: string;
  readonly isKnownDevice: boolean;
  readonly isKnownAddress: boolean;
}

const day = 86_400_000;
const allowance = (name: string, burst: number, aDay: number): Allowance => ({
  name,
  burst,
  every: day / aDay,
});

interface Rules {
  readonly device: Allowance;
  readonly pair: Allowance;
  readonly knownAtAddress: Allowance;
  readonly account: Allowance;
  readonly address: Allowance;
}

const signInRules = (kind: string): Rules => ({
  device: allowance(`${kind} device`, 40, 60),
  pair: allowance(`${kind} pair`, 20, 30),
  knownAtAddress: allowance(`${kind} known at address`, 150, 250),
  account: allowance(`${kind} account`, 20, 30),
  address: allowance(`${kind} address`, 200, 400),
});

const rules = {
  login: signInRules('login'),
  staff: signInRules('staff'),
  /** Each one is an e-mail to somebody. */
  recovery: {
    device: allowance('recovery device', 6, 24),
    pair: allowance('recovery pair', 6, 24),
    knownAtAddress: allowance('recovery known at address', 30, 120),
    account: allowance('recovery account', 6, 24),
    address: allowance('recovery address', 30, 120),
  },
} satisfies Readonly<Record<string, Rules>>;

/** @throws tooMany while the allowance that the attempt counts for is used up. */
export function countAttempt(
  { limits }: Pick<Lab, 'limits'>,
  kind: keyof typeof rules,
  attempt: Attempt,
): Promise<Taken> {
  const { device, pair, knownAtAddress, account, address } = rules[kind];
  const { clientAddress, email } = attempt;
  if (attempt.isKnownDevice) return limits.take({ allowance: device, of: `${attempt.device} ${email}` });
  return attempt.isKnownAddress
    ? limits.take(
        { allowance: knownAtAddress, of: clientAddress },
        { allowance: pair, of: `${clientAddress} ${email}` },
      )
    : limits.take({ allowance: address, of: clientAddress }, { allowance: account, of: email });
}

const guesses = {
  device: allowance('login guesses of device', 40, 60),
  pair: allowance('login guesses of pair', 20, 30),
  account: allowance('login guesses', 20, 30),
} satisfies Readonly<Record<string, Allowance>>;

/**
 * Counts an attempt for the account too, which an e-mail and a company's name both name (SES-29).
 * @param attempt `account`: the account's e-mail, or what was typed where there is none.
 * @returns null while the allowance is used up.
 */
export async function countGuess(
  { limits }: Pick<Lab, 'limits'>,
  attempt: Attempt & { readonly account: string },
): Promise<Taken | null> {
  const { account, clientAddress, device } = attempt;
  const claim = attempt.isKnownDevice
    ? { allowance: guesses.device, of: `${device} ${account}` }
    : attempt.isKnownAddress
      ? { allowance: guesses.pair, of: `${clientAddress} ${account}` }
      : { allowance: guesses.account, of: account };
  try {
    return await limits.take(claim);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return null;
    throw error;
  }
}

const passwordChange = allowance('password change', 10, 40);

/** Guesses at the old password with a session that was left open or stolen. */
export function countPasswordChange({ limits }: Pick<Lab, 'limits'>, code: string): Promise<Taken> {
  return limits.take({ allowance: passwordChange, of: code });
}

const invitation = allowance('member invitation', 30, 60);

/** Each one is an e-mail to somebody, whose address the owner of an account chooses. */
export function countInvitation({ limits }: Pick<Lab, 'limits'>, code: string): Promise<Taken> {
  return limits.take({ allowance: invitation, of: code });
}
