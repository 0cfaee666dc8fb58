// A card's number exists only in this page's memory: it is validated here and given to the provider, and only the
// provider's reference is sent to the lab. This file is the sandbox's provider, which accepts test cards only.

const brands = [
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
];

/** Outcomes of the test cards. */
const testCards = new Map([
  ['4111111111111111', 'works'],
  ['5555555555554444', 'works'],
  ['378282246310005', 'works'],
  ['4000000000000002', 'declines'],
  ['4000000000003220', 'challenges'],
  ['4000000000000341', 'declinesCharge'],
  ['4000000000005126', 'declinesRefund'],
]);

/** The Luhn check: with every second digit from the right doubled, the sum of all digits is a multiple of ten. */
export function passesLuhn(digits) {
  let sum = 0;
  [...digits].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return digits !== '' && sum % 10 === 0;
}

export const digitsOf = (text) => text.replace(/\D/g, '');

/** The brand of a number's prefix; '' for an unknown one. */
export function brandOf(digits) {
  return brands.find(([, beginning]) => beginning.test(digits))?.[0] ?? '';
}

/** '' for a valid number, else the key of the error text. */
export function numberProblem(text) {
  const digits = digitsOf(text);
  if (digits === '') return 'numberMissing';
  const lengths = brands.find(([, beginning]) => beginning.test(digits))?.[2] ?? [];
  if (/[^\d\s.-]/.test(text) || !lengths.includes(digits.length) || !passesLuhn(digits)) return 'numberWrong';
  return testCards.has(digits) ? '' : 'testCardsOnly';
}

/** Month and year of '09/29', '9 / 2029', '0929'; null for anything else. */
export function readExpiry(text) {
  const found = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text);
  const month = Number(found?.[1] ?? 0);
  if (!found || month < 1 || month > 12) return null;
  const year = Number(found[2]);
  return { month, year: year < 100 ? 2000 + year : year };
}

export function expiryProblem(text, now = new Date()) {
  const expiry = readExpiry(text);
  if (!expiry) return text.trim() === '' ? 'expiryMissing' : 'expiryWrong';
  // A card is valid to the end of its last month, and no card is issued for twenty years.
  const end = Date.UTC(expiry.year, expiry.month, 1);
  if (end <= now.getTime()) return 'expired';
  return expiry.year > now.getUTCFullYear() + 20 ? 'expiryWrong' : '';
}

/** Digits in groups of four, or in the groups of American Express. */
export function groupDigits(text) {
  const digits = digitsOf(text).slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{0,4})(\d{0,6})(\d{0,5})/
    : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,7})/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** The sandbox's reference: the card's behaviour and its public fields, never its number. */
export function referenceFor(text, { month, year }) {
  const digits = digitsOf(text);
  const details = {
    kind: testCards.get(digits),
    brand: brandOf(digits),
    last4: digits.slice(-4),
    month,
    year,
  };
  const random = crypto.getRandomValues(new Uint8Array(12));
  return `sandbox.${toBase64Url(new TextEncoder().encode(JSON.stringify(details)))}.${toBase64Url(random)}`;
}

function toBase64Url(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
