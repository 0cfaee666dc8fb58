import { describe, expect, it } from 'vitest';
import {
  contactFields,
  emailProblem,
  hasMessage,
  noContactLink,
  readContactLink,
  replyAddressFor,
} from './index.ts';

describe('the query of a contact link', () => {
  it.each([
    ['?c=abc&a=7&p=31', { c: 'abc', a: '7', p: '31' }],
    ['c=abc', { c: 'abc', a: '', p: '' }],
    // Exactly as received: a space stays, a plus is a space, as in every query.
    ['?c=%20x+y%20&a=%C3%A9', { c: ' x y ', a: 'é', p: '' }],
    ['?c=one&c=two', { c: 'one', a: '', p: '' }],
    ['?other=1', noContactLink],
    ['', noContactLink],
    [`?c=${'x'.repeat(201)}&p=1`, { c: '', a: '', p: '1' }],
  ])('CONT-12: %j', (query, link) => expect(readContactLink(query)).toEqual(link));
});

describe('the form', () => {
  it.each([
    ['', false],
    ['   \n\t ', false],
    [' a ', true],
  ])('CONT-10: a message %j', (text, has) => expect(hasMessage({ text })).toBe(has));

  it.each([
    ['', null, 'required'],
    ['code', null, 'optional'],
    ['code', 'open', 'known'],
    ['code', 'used', 'known'],
    ['code', 'expired', 'required'],
    ['code', 'unknown', 'required'],
  ] as const)('CONT-11: with the code %j and a link that is %s, the address is %s', (code, state, reply) =>
    expect(replyAddressFor(code, state)).toBe(reply),
  );

  it.each([
    ['', 'required', 'missing'],
    ['  ', 'required', 'missing'],
    ['', 'optional', null],
    ['mario', 'optional', 'wrong'],
    [' mario@foto.studio ', 'required', null],
    ['no address', 'known', null],
  ] as const)('the e-mail %j, %s: %s', (email, reply, problem) =>
    expect(emailProblem({ email }, reply)).toBe(problem),
  );

  it('sends name and address trimmed, and none for the person of a link', () => {
    const typed = { text: 'x', name: ' Ada ', email: ' ada@foto.studio ' };
    expect(contactFields(typed, 'required')).toEqual({ nome: 'Ada', email: 'ada@foto.studio' });
    expect(contactFields(typed, 'known')).toEqual({ nome: '', email: '' });
  });
});
