import { randomBytes } from 'node:crypto';
import { sitesFrom } from '@trade-area/core/kernel';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../base/configuration.ts';
import { createTotpSecret, requiresSecondFactor } from './secondFactor.ts';
import { createSecretBox, readSecretKeys } from './secretBox.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const keysOf = (text: string) => readSecretKeys(text).map((key) => key.toString('base64'));

describe('TA_SECRET_KEY', () => {
  const encoded = first.toString('base64');

  it('holds base64 of 32 bytes, several with commas, or nothing', () => {
    expect(keysOf('')).toEqual([]);
    expect(keysOf(` ${encoded} , ${second.toString('base64')},`)).toEqual([
      encoded,
      second.toString('base64'),
    ]);
  });

  it.each([
    ['a word', 'secret'],
    ['a shorter key', encoded.slice(4)],
    ['a longer key', `${encoded}AAAA`],
    ['one good and one short key', `${encoded},c2hvcnQ=`],
    ['a key twice', `${encoded},${encoded}`],
  ])('%s is refused without being repeated', (_case, text) => {
    expect(() => readSecretKeys(text)).toThrow(/^TA_SECRET_KEY (holds a key that is not|names a key twice)/);
    expect(() => readSecretKeys(text)).not.toThrow(text);
  });
});

describe('sealed secrets', () => {
  const box = createSecretBox([first]);

  it('open for their owner, differ each time, and tell nothing', () => {
    const secret = createTotpSecret();
    const sealed = box.seal(secret, 'a');
    expect(box.open(sealed, 'a')).toBe(secret);
    expect(box.seal(secret, 'a')).not.toBe(sealed);
    expect(sealed).not.toContain(secret);
    expect(box.open(sealed, 'b')).toBeNull();
    expect(createSecretBox([second]).open(sealed, 'a')).toBeNull();
    expect(createSecretBox([]).open(sealed, 'a')).toBeNull();
    expect(() => createSecretBox([]).seal(secret, 'a')).toThrow(/TA_SECRET_KEY/);
  });

  it('one that was changed anywhere, cut or invented opens for nobody', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'a');
    const body = sealed.lastIndexOf('.') + 1;
    for (let index = body; index < sealed.length - 1; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      expect(box.open(sealed.slice(0, index) + other + sealed.slice(index + 1), 'a')).toBeNull();
    }
    for (const text of ['', 'JBSWY3DPEHPK3PXP', sealed.slice(0, -8), sealed.slice(0, body + 8), 'a.b.c'])
      expect(box.open(text, 'a')).toBeNull();
  });
});

describe('who needs a second factor', () => {
  const needs = (secondFactor: string, role: string) =>
    requiresSecondFactor({ staff: { secondFactor } }, role);

  it('administrators of a real lab do, unless its configuration says otherwise; an unknown word means everybody', () => {
    const { staff: real } = defaultConfiguration(sitesFrom({}));
    expect(['administrator', 'desk'].map((role) => needs(real.secondFactor, role))).toEqual([true, false]);
    expect(['administrator', 'desk'].map((role) => needs('optional', role))).toEqual([false, false]);
    for (const word of ['required', 'requierd', ''])
      expect(['administrator', 'desk', 'workshop'].map((role) => needs(word, role))).toEqual([
        true,
        true,
        true,
      ]);
  });
});
