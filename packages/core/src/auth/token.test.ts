import { expect, it } from 'vitest';
import { extractToken } from './token.ts';

const page = 'https://portal.example/ta/orders-list';
const token = 'aBcD1234._~-';

it.each([
  ['SES-19', `${page}?ta_token=${token}`, token, page],
  [
    'T-A4, ROUTE-27 others and hash stay',
    `${page}?x=1&ta_token=${token}&y=%20a+b&z#h?ta_token=no`,
    token,
    `${page}?x=1&y=%20a+b&z#h?ta_token=no`,
  ],
  ['T-A4 nothing to take', `${page}?x=1#h`, null, `${page}?x=1#h`],
  ['T-A4 nothing to take', page, null, page],
  ['SES-32 empty', `${page}?ta_token=&x=1`, null, `${page}?x=1`],
  ['SES-32 no value', `${page}?ta_token`, null, page],
  ['SES-32 malformed', `${page}?ta_token=<script>&x=1`, null, `${page}?x=1`],
  ['SES-32 control characters', `${page}?ta_token=abcd1234%0d%0aX:1`, null, page],
  ['SES-32 too short', `${page}?ta_token=abc`, null, page],
  ['T-A5 too long', `${page}?ta_token=${'a'.repeat(10_240)}`, null, page],
  ['T-A5 twice', `${page}?ta_token=${token}&x=1&ta_token=${token}`, null, `${page}?x=1`],
  ['T-A4 written in escapes', `${page}?%74a_token=${token}`, token, page],
  ['T-A4 another parameter', `${page}?xta_token=${token}`, null, `${page}?xta_token=${token}`],
  ['T-A4 broken escapes stay', `${page}?a=%E0%A4%A&ta_token=${token}`, token, `${page}?a=%E0%A4%A`],
  ['T-A4 a path only', `/ta/?ta_token=${token}`, token, '/ta/'],
])('%s: %s', (_id, href, expected, cleanHref) => {
  const taken = extractToken(href);
  expect([taken.token, taken.cleanHref]).toEqual([expected, cleanHref]);
  expect(taken.rejected).toBe(expected === null && cleanHref !== href);
});
