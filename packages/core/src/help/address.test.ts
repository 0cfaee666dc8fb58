import { describe, expect, it } from 'vitest';
import { formatFaqAddress, formatQuestionAddress, parseFaqAddress } from './address.ts';
import type { FaqAddress } from './address.ts';

const nothing: FaqAddress = { tab: 'faq', search: '', question: '' };
const policy: FaqAddress = { ...nothing, tab: 'policy' };

describe('the address of the questions', () => {
  it.each([
    ['', nothing],
    ['?tab=faq', nothing],
    ['?tab=policy', policy],
    ['?tab=POLICY', nothing],
    ['?tab=constructor', nothing],
    ['?search=%20proof%20', { ...nothing, search: 'proof' }],
    ['?question=password', { ...nothing, question: 'password' }],
    ['?question=password&search=proof', { ...nothing, question: 'password' }],
    ['?tab=policy&question=password&search=proof', policy],
    [`?search=${'a'.repeat(200)}`, { ...nothing, search: 'a'.repeat(100) }],
    [`?question=${'a'.repeat(101)}`, nothing],
    ['?other=1#x', nothing],
  ])('FAQ-18: %s is read', (query, expected) => expect(parseFaqAddress(query)).toEqual(expected));

  it.each([
    [nothing, '/ta/faq'],
    [{ ...policy, search: 'x' }, '/ta/faq?tab=policy'],
    [{ ...nothing, search: 'größe & preis' }, '/ta/faq?search=gr%C3%B6%C3%9Fe+%26+preis'],
    [{ ...nothing, question: 'password' }, '/ta/faq?question=password'],
  ])('FAQ-18: %j is written, the default tab left out', (address, expected) =>
    expect(formatFaqAddress(address)).toBe(expected),
  );

  it('a link to a question leads back to it', () => {
    const [, query = ''] = formatQuestionAddress('two words?').split(/\?(.*)/);
    expect(parseFaqAddress(query)).toEqual({ ...nothing, question: 'two words?' });
  });
});
