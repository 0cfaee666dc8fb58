import type { PasswordTexts } from './strings.ts';

/**
 * The lab speaks English; what it usually says is said in the person's language (ERR-13: "server error text,
 * translated"), so that no screen mixes two. Words that are not known here are shown as they are.
 */
const refusals: readonly (readonly [RegExp, keyof PasswordTexts])[] = [
  [/^the current password is wrong/i, 'oldIsWrong'],
  [/^the new password must be different/i, 'newIsOld'],
  [/^this password is too common/i, 'tooCommon'],
  [/^minimum 7 characters/i, 'ruleLength'],
  [/^maximum 128 characters/i, 'tooLong'],
  [/^a lowercase or uppercase letter/i, 'ruleLetter'],
  [/^a number is missing/i, 'ruleDigit'],
  [/^only the customer can change/i, 'notForStaff'],
];

/** Our words for a refused new password; null when the lab's own must do. */
export function knownRefusal(text: string): keyof PasswordTexts | null {
  return refusals.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null;
}

/** Whether the lab refuses staff because `as` names no customer (SES-11). */
export function isUnknownCustomer(text: string): boolean {
  return /^no customer has this code/i.test(text.trim());
}

/** Whether the lab says no more than that the credentials are wrong (SES-37). */
export function isUsualRefusal(text: string): boolean {
  return /^(wrong e-?mail or password\.?)?$/i.test(text.trim());
}
