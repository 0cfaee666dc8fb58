import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPayments, orderDetail, orderDetails, paymentListAnswer } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, afterEach, expect, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import type { Browser } from '../gateway/checkoutBrowser.ts';
import { good, openQuote, seenOn } from '../gateway/checkoutSteps.ts';
import { openCheckout } from '../gateway/quoteSteps.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';

/** The long form (TA_LONG=1) kills a hundred times. */
const rounds = process.env['TA_LONG'] ? 100 : 2;
const folder = mkdtempSync(join(tmpdir(), 'ta-kill-checkout-'));
afterEach(stopAllLabs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Orders that each person is about to place when the lab dies. */
const each = 8;

interface Wish {
  readonly code: string;
  /** Minor units. */
  readonly gross: number;
  readonly isCard: boolean;
  acknowledged: boolean;
}
interface Person {
  readonly email: string;
  readonly wishes: Wish[];
}

const cents = (major: number | null | undefined) => Math.round((major ?? Number.NaN) * 100);
const cardsOn = (page: string) =>
  [...page.matchAll(/name="payment"[^>]*value="([^"]+)"/g)]
    .map(([, value = '']) => value)
    .filter((value) => value !== 'transfer' && value !== 'account');

/** Presses the button, and looks at the payment until the provider has said how it went. @returns whether it is ordered. */
async function place(browser: Browser, wish: Pick<Wish, 'code' | 'isCard'>): Promise<boolean> {
  const page = await browser.page(`/checkout/${wish.code}/`);
  const [card = ''] = cardsOn(page);
  const form = { ...good, payment: wish.isCard ? card : 'transfer', seen: seenOn(page) };
  let answer = await browser.send(`/checkout/${wish.code}/order`, form);
  for (let looks = 0; looks < 5; looks += 1) {
    const next = answer.headers.get('location') ?? '';
    if (next.includes('/done')) return true;
    if (!next.includes('/payment') && answer.status !== 200) return false;
    answer = await browser.send(`/checkout/${wish.code}/payment`);
  }
  return false;
}

it(
  `a lab that is killed while orders are placed has each of them once, paid once, or not at all, ${rounds} times`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const people: Person[] = ['it', 'fr', 'de', 'us'].map((name) => ({
      email: `${name}@studio.test`,
      wishes: [],
    }));
    let placedAgain = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const lab = await startLabProcess({ dataFolder: folder });
      await lab.ready();
      const signedIn: { person: Person; who: SignedIn }[] = [];
      for (const person of people) signedIn.push({ person, who: await signIn(lab.base, person.email) });

      for (const { person, who } of signedIn)
        for (const wish of person.wishes.slice(-each)) {
          const { token } = who;
          const read = async () => {
            const { json } = await call(lab.base, orderDetails, { token, path: { id: wish.code } });
            return parse(array(orderDetail), json);
          };
          const before = await read();
          const isLost = wish.acknowledged && before.length !== 1;
          expect([wish.code, isLost]).toEqual([wish.code, false]);
          // A charge that the provider has not made is given up first: the second press makes another.
          const placeAgain = async () => {
            placedAgain += 1;
            const browser = await openCheckout(lab.base, who, wish.code);
            return (await place(browser, wish)) || place(browser, wish);
          };
          const isPlaced = before.length > 0 || (await placeAgain());
          expect([wish.code, isPlaced]).toEqual([wish.code, true]);
          const found = await read();
          expect(found.map(({ price }) => cents(price?.total))).toEqual([wish.gross]);
          if (!wish.isCard) continue;
          const body = { query: { cod_order_ref: wish.code } };
          const { json } = await call(lab.base, listPayments, { token, body });
          const paid = parse(paymentListAnswer, json).orders.map(({ dati_pagamento, price }) =>
            cents(dati_pagamento.importo_in_valuta ?? price.total),
          );
          expect([wish.code, paid]).toEqual([wish.code, [wish.gross]]);
        }
      if (round === rounds) break;

      // Everything is ready before the first press, so that the lab dies in the middle of orders.
      const ready: { person: Person; browser: Browser; wish: Wish }[][] = [];
      for (const { person, who } of signedIn) {
        const own: (typeof ready)[number] = [];
        for (let count = 0; count < each; count += 1) {
          const { browser, code } = await openQuote(lab.base, who);
          const page = await browser.page(`/checkout/${code}/`);
          const isCard = count % 2 === 1 && cardsOn(page).length > 0;
          own.push({
            person,
            browser,
            wish: { code, gross: Number(seenOn(page)), isCard, acknowledged: false },
          });
        }
        ready.push(own);
      }
      const target = 6 + ((round * 7) % (each * 2));
      let answered = 0;
      const work = ready.map(async (own) => {
        for (const { person, browser, wish } of own) {
          person.wishes.push(wish);
          const heard = await place(browser, wish).catch(() => null);
          if (heard === null) return;
          expect([wish.code, heard]).toEqual([wish.code, true]);
          wish.acknowledged = true;
          answered += 1;
          if (answered === target) process.kill(lab.pid, 'SIGKILL');
        }
      });
      await Promise.all(work);
      expect(await lab.ended).toBe('SIGKILL');
    }
    const wishes = people.flatMap((person) => person.wishes);
    console.log(`kill -9: ${rounds} kills, ${wishes.length} orders, ${placedAgain} placed again`);
    expect(wishes.length).toBeGreaterThanOrEqual(rounds * 6);
    expect(wishes.some(({ isCard }) => isCard)).toBe(true);
  },
);
