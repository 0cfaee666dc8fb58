/** VAT numbers of the countries whose customers the lab has: their shape and their check digits. */
import { passesLuhn } from '../kernel/luhn.ts';

/** The problem of a VAT number; null when none is known. */
export type VatProblem = 'shape' | 'check';

interface VatRule {
  /** After the country's letters, which may be left out. */
  readonly shape: RegExp;
  readonly checks: (digits: string) => boolean;
}

const numbersOf = (digits: string) => [...digits].map(Number);
const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);

/** ISO 7064 mod 11,10. */
function german(digits: string): boolean {
  let product = 10;
  for (const each of numbersOf(digits.slice(0, 8))) {
    const sum = (each + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.charAt(8));
}

/** The key is made from the SIREN; a key with letters has no public rule. */
function french(value: string): boolean {
  const key = value.slice(0, 2);
  if (!/^\d\d$/.test(key)) return true;
  return (12 + 3 * (Number(value.slice(2)) % 97)) % 97 === Number(key);
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** DNI and NIE of persons by their letter, companies by digit or letter. */
function spanish(value: string): boolean {
  const person = /^([0-9XYZ]|[KLM])(\d{7})([A-Z])$/.exec(value);
  if (person) {
    const [, first = '', rest = '', letter = ''] = person;
    const number = `${'XYZ'.includes(first) ? 'XYZ'.indexOf(first) : first}${rest}`.replace(/^[KLM]/, '');
    return dniLetters.charAt(Number(number) % 23) === letter;
  }
  const digits = numbersOf(value.slice(1, 8));
  const sum = digits.reduce((total, each, index) => {
    const doubled = index % 2 === 0 ? each * 2 : each;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  const last = value.charAt(8);
  return last === String(check) || last === 'JABCDEFGHI'.charAt(check);
}

/** Mod 97, and the newer mod 97-55; ranges that were never given out are refused. */
function british(value: string): boolean {
  if (/^GD[0-4]\d\d$|^HA[5-9]\d\d$/.test(value)) return true;
  const number = Number(value.slice(0, 7));
  if (number === 0) return false;
  const check = Number(value.slice(7, 9));
  const sum = weighted(value, [8, 7, 6, 5, 4, 3, 2]);
  const old = 97 - (sum % 97 || 97);
  const expected = old === 0 ? 97 : old;
  const isIssuedRange =
    number < 9_990_001 &&
    (number < 100_000 || number > 999_999) &&
    (number < 9_490_001 || number > 9_700_000);
  if (isIssuedRange && (check === expected || check === expected % 97)) return true;
  const newer = expected >= 55 ? expected - 55 : expected + 42;
  return number > 1_000_000 && check === newer;
}

/** Seven digits and a letter; a second letter counts nine times; the old form has its letter second. */
function irish(value: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(value);
  const digits = old ? `0${old[2]}${old[1]}` : value.slice(0, 7);
  const letter = old ? (old[3] ?? '') : value.charAt(7);
  const second = value.charAt(8);
  const extra = second === '' || second === 'W' ? 0 : (second.charCodeAt(0) - 64) * 9;
  const sum = (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23;
  return letter === (sum === 0 ? 'W' : String.fromCharCode(64 + sum));
}

/** The ABN, modulus 89. */
function australian(digits: string): boolean {
  const less = `${Number(digits.charAt(0)) - 1}${digits.slice(1)}`;
  return weighted(less, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
}

/** ISO 3166 alpha-2 to rule. A country that is not here has none: nothing is said about its numbers. */
const rules: Readonly<Record<string, VatRule>> = {
  IT: { shape: /^\d{11}$/, checks: passesLuhn },
  DE: { shape: /^[1-9]\d{8}$/, checks: german },
  FR: { shape: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, checks: french },
  ES: { shape: /^([0-9XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[0-9A-J])$/, checks: spanish },
  GB: { shape: /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/, checks: british },
  IE: { shape: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, checks: irish },
  AU: { shape: /^[1-9]\d{10}$/, checks: australian },
};

/** Upper case, without blanks, dots and hyphens, without the country's own letters. */
export function tidyVatNumber(country: string, value: string): string {
  const plain = value.replace(/[\s.-]/g, '').toUpperCase();
  return plain.startsWith(country) ? plain.slice(country.length) : plain;
}

/** @param country ISO 3166 alpha-2. */
export function vatProblem(country: string, value: string): VatProblem | null {
  const rule = Object.hasOwn(rules, country) ? rules[country] : undefined;
  if (!rule) return null;
  const tidy = tidyVatNumber(country, value);
  if (!rule.shape.test(tidy)) return 'shape';
  return rule.checks(tidy) ? null : 'check';
}
