/** No name is longer than this in a greeting. */
const maxLength = 60;
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Texts that a mail program would turn into a link: `evil.example`, `www…`, `http:…`, `a@b`. */
const linkable = /[:/@\\]|[^\s.]\.[^\s.]|\bwww\b/iu;

/**
 * A customer's name in a form that is safe in a mail: on one line, in one direction, never a link. Customers type their
 * own names, and the lab's mails must not carry an attacker's link; '' for a name that is unusable (T-C5).
 */
export function nameInMail(name: string): string {
  const line = name.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return line.length > maxLength || linkable.test(line) ? '' : line;
}
