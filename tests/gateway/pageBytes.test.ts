import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { openQuote } from './checkoutSteps.ts';

/** The lab's pages without the style sheet and the fonts that they share, held to the budgets of the checkout and of the card frame. */
let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'us@studio.test');
});
afterAll(() => lab.stop());

const weightOf = (text: string) => gzipSync(text, { level: 9 }).length;

/** The scripts that a page loads before anything runs: those that it names, and what they import. */
async function scriptsOf(html: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const read = async (path: string) => {
    if (found.has(path)) return;
    const answer = await fetch(`${lab.base}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    found.set(path, text);
    for (const [, from = ''] of text.matchAll(/(?:from|import)\s*['"](\.[^'"]+)['"]/g))
      await read(new URL(from, `${lab.base}${path}`).pathname);
  };
  for (const [, path = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) await read(path);
  return found;
}
async function weigh(html: string): Promise<{ readonly bytes: number; readonly files: readonly string[] }> {
  const scripts = await scriptsOf(html);
  const bytes = [html, ...scripts.values()].reduce((sum, text) => sum + weightOf(text), 0);
  return { bytes, files: [...scripts.keys()] };
}
async function cardFrame(): Promise<string> {
  const given = await call(lab.base, ticket, { token: who.token, body: { purpose: 'cards' } });
  const address = `/embed/online_payments?mode=use&ta_token=${parse(ticket.answer, given.json).ticket}`;
  return (await fetch(`${lab.base}${address}`)).text();
}

describe('the bytes of a page, HTML and scripts, gzip -9', () => {
  it('the checkout: at most 25 kB, and its page with the card frame', async () => {
    const { browser, code } = await openQuote(lab.base, who);
    const checkout = await weigh(await browser.page(`/checkout/${code}/`));
    expect(checkout.files).toEqual([]);
    expect(checkout.bytes).toBeGreaterThan(2_000);
    expect(checkout.bytes).toBeLessThanOrEqual(25_000);
    const cards = await weigh(await browser.page(`/checkout/${code}/cards`));
    expect(cards.files).toEqual(['/site/checkout-cards.js']);
    expect(cards.bytes).toBeLessThanOrEqual(25_000);
  });

  it('the card frame: at most 12 kB', async () => {
    const { bytes, files } = await weigh(await cardFrame());
    expect(files).toContain('/site/online-payments.js');
    expect(files).toContain('/site/card-sandbox.js');
    expect(bytes).toBeLessThanOrEqual(12_000);
  });
});

it('the poster of each product is at most 60 kB in every form', () => {
  const folder = join(import.meta.dirname, '../../apps/lab/pictures');
  const posters = readdirSync(folder).filter((name) => /-foto-\d+\.(?:webp|avif)$/.test(name));
  expect(posters.length).toBeGreaterThan(100);
  expect(posters.filter((name) => statSync(join(folder, name)).size > 60_000)).toEqual([]);
});
