import { randomBytes } from 'node:crypto';

import { logout, ordersIncomplete, ticket, ticketPurposes } from '@trade-area/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** Attempts at the one-time code that signs a customer in at the old area (T-A13). */
let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const company = 'Heather &amp; Stone';
const enter = async (code: string, path = '/old-area/') =>
  (await fetch(`${lab.base}${path}?ta_token=${encodeURIComponent(code)}`)).text();
const codeFor = async (token: string, purpose: (typeof ticketPurposes)[number] = 'old-area') => {
  const { json } = await call(lab.base, ticket, { token, body: { purpose, order_code: '' } });
  return (json as { ticket: string }).ticket;
};
const account = 'gb@studio.test';

it('T-A13: of 40 entries at once with one code, one gets in', async () => {
  const { token } = await signIn(lab.base, account);
  const code = await codeFor(token);
  const pages = await Promise.all(Array.from({ length: 40 }, () => enter(code)));
  expect(pages.filter((page) => page.includes(company))).toHaveLength(1);
});

it('T-A13: a code is good for a minute: at 59 s it opens, at 61 s none of 20', async () => {
  const { token } = await signIn(lab.base, account);
  const [inTime, ...late] = await Promise.all(Array.from({ length: 21 }, () => codeFor(token)));
  lab.advance(59_000);
  expect(await enter(inTime ?? '')).toContain(company);
  lab.advance(2_000);
  for (const code of late) expect(await enter(code)).not.toContain(company);
});

it('T-A13: a code of another purpose opens nothing there, and its own purpose stays intact', async () => {
  const { token } = await signIn(lab.base, account);
  for (const purpose of ticketPurposes.filter((each) => each !== 'old-area'))
    expect(await enter(await codeFor(token, purpose))).not.toContain(company);
  const code = await codeFor(token);
  // A refused use elsewhere does not burn it either.
  for (const path of ['/cover/', '/embed/delete-order', '/embed/uploader', '/embed/change-method'])
    expect(await enter(code, path)).not.toContain(company);
  expect(await enter(code)).toContain(company);
});

it('T-A13: a code is no session and a session is no code', async () => {
  const { token } = await signIn(lab.base, account);
  const code = await codeFor(token);
  for (const bearer of [code, `${code} `, `Bearer ${code}`]) {
    const { status } = await call(lab.base, ordersIncomplete, { token: bearer, body: {} });
    expect([400, 401]).toContain(status);
  }
  expect(await enter(token)).not.toContain(company);
  expect(await enter(code)).toContain(company);
});

it('T-A13: a code ends with the session that asked for it', async () => {
  const { token } = await signIn(lab.base, account);
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeFor(token)));
  await call(lab.base, logout, { token });
  for (const code of codes) expect(await enter(code)).not.toContain(company);
});

it('T-A13: 2,000 guesses, near a real code and random, open nothing, and the real one still does', async () => {
  const { token } = await signIn(lab.base, account);
  const code = await codeFor(token);
  expect(code.length).toBeGreaterThanOrEqual(22);
  const near = (index: number) => {
    const at = index % code.length;
    const other = code[at] === 'A' ? 'B' : 'A';
    return code.slice(0, at) + other + code.slice(at + 1);
  };
  const variants = [
    code.toUpperCase(),
    code.toLowerCase(),
    `${code}=`,
    ` ${code}`,
    code.slice(0, -1),
    `${code}%00`,
  ];
  const guesses = [
    ...variants.filter((each) => each !== code),
    ...Array.from({ length: 2_000 }, (_none, index) =>
      index % 2 ? near(index) : randomBytes(32).toString('base64url'),
    ),
  ].slice(0, 2_000);
  let opened = 0;
  for (let from = 0; from < guesses.length; from += 50) {
    const pages = await Promise.all(guesses.slice(from, from + 50).map((guess) => enter(guess)));
    opened += pages.filter((page) => page.includes(company)).length;
  }
  expect(opened).toBe(0);
  expect(await enter(code)).toContain(company);
});

it('T-A13: neither the log nor the database holds a code that was issued', async () => {
  const { token } = await signIn(lab.base, account);
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeFor(token)));
  for (const code of codes.slice(0, 10)) await enter(code);
  const kept = `${lab.logged.join('\n')}\n${await lab.dump()}`;
  for (const code of codes) expect(kept).not.toContain(code);
});
