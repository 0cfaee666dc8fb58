import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledLab } from '../../../../../scripts/parts/filledLab.mjs';
import { hasPostgres, startPostgres } from '../../../../../tests/fixtures/postgres.ts';
import { openDatabase } from '../../database/open.ts';
import type { Database } from '../../database/open.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import { createSandbox } from './sandbox.ts';

const now = new Date('2026-11-20T09:00:00Z');
const labOrigin = 'http://localhost:5200';
const reference = (kind: string) =>
  `sandbox.${Buffer.from(JSON.stringify({ kind, brand: 'Visa', last4: '3220', month: 9, year: 2031 })).toString('base64url')}.12345678`;

/** A database that can be closed and opened again, as by a lab that restarts. */
async function restartable(kind: 'embedded' | 'PostgreSQL') {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-sandbox-'));
  const server = kind === 'PostgreSQL' ? await startPostgres() : null;
  if (!server) await copyFilledLab(dataFolder, 'empty');
  const open = () => openDatabase({ dataFolder, url: server?.url ?? '' });
  let database: Database = await open();
  return {
    provider: () => createSandbox({ now: () => now, labOrigin, queries: database.queries }),
    async restart() {
      await database.close();
      database = await open();
    },
    async stop() {
      await database.close();
      await server?.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

describe.each(['embedded', ...(hasPostgres ? (['PostgreSQL'] as const) : [])] as const)(
  'charges of the sandbox, %s database',
  (kind) => {
    let test: Awaited<ReturnType<typeof restartable>>;
    beforeAll(async () => {
      test = await restartable(kind);
    }, 180_000);
    afterAll(() => test.stop());

    let count = 0;
    const open = async (card: string) => {
      count += 1;
      const wish = {
        key: `key ${count}`,
        reference: reference(card),
        amount: 12_300,
        currency: 'EUR',
        order: '1',
      };
      const opened = await test.provider().openCharge(wish);
      if (!('charge' in opened)) throw new Error('the card can be charged');
      // The same key gets the same charge.
      expect(await test.provider().openCharge(wish)).toEqual(opened);
      return opened.charge;
    };
    const confirm = (charge: string, card: string) =>
      test.provider().confirmCharge(charge, { reference: reference(card), back: `${labOrigin}/back` });

    it('one made before a restart is charged after it, and is given back once', async () => {
      const charge = await open('works');
      expect(await confirm(charge, 'works')).toEqual({ outcome: 'charged' });
      await test.restart();
      expect(await test.provider().readCharge(charge)).toEqual({ outcome: 'charged' });
      // It was completed: a cancellation tells so instead of undoing it.
      expect(await test.provider().cancelCharge(charge)).toEqual({ outcome: 'charged' });
      await test.provider().refundCharge(charge);
      await test.restart();
      await test.provider().refundCharge(charge);
    });

    it('its parts are given back after a restart, each once and together no more than was charged', async () => {
      const charge = await open('works');
      await confirm(charge, 'works');
      await test.restart();
      const give = (key: string, amount: number) => test.provider().refundPart(charge, { key, amount });
      expect([await give('a', 12_000), await give('a', 12_000)]).toEqual(['refunded', 'refunded']);
      // 300 are left, for three of twenty at once.
      const parts = await Promise.all(Array.from({ length: 20 }, (_none, index) => give(`b${index}`, 100)));
      expect(parts.filter((part) => part === 'refunded')).toHaveLength(3);
      await test.restart();
      expect(await give('c', 1)).toBe('declined');
      expect(await give('a', 12_000)).toBe('refunded');
      await expect(test.provider().refundPart('pi_other', { key: 'a', amount: 1 })).rejects.toThrow(
        ProviderUnavailable,
      );
    });

    it('one that a kill left before its confirmation is open after the restart, and no money was taken', async () => {
      const charge = await open('works');
      await test.restart();
      expect(await test.provider().readCharge(charge)).toEqual({ outcome: 'open' });
      await expect(test.provider().refundCharge(charge)).rejects.toThrow(ProviderUnavailable);
      const ended = { outcome: 'declined', reason: 'challengeFailed' };
      expect(await test.provider().cancelCharge(charge)).toEqual(ended);
      expect(await confirm(charge, 'works')).toEqual(ended);
    });

    it('one whose holder was at the bank during the restart goes on there', async () => {
      const charge = await open('challenges');
      const asked = await confirm(charge, 'challenges');
      expect(asked).toMatchObject({ outcome: 'challenge' });
      await test.restart();
      expect(await test.provider().readCharge(charge)).toEqual(asked);
      expect(await test.provider().answerChallenge?.(charge, '123456')).toBe(`${labOrigin}/back`);
      // The second answer changes nothing.
      expect(await test.provider().answerChallenge?.(charge, '000000')).toBe(`${labOrigin}/back`);
      expect(await test.provider().readCharge(charge)).toEqual({ outcome: 'charged' });
    });

    it('a card that declines refunds is charged, and keeps the whole and every part of it', async () => {
      const charge = await open('declinesRefund');
      expect(await confirm(charge, 'declinesRefund')).toEqual({ outcome: 'charged' });
      const { refundCharge, refundPart, readCharge } = test.provider();
      expect(await refundPart(charge, { key: 'a', amount: 300 })).toBe('declined');
      expect(await refundCharge(charge)).toBe('declined');
      expect(await readCharge(charge)).toEqual({ outcome: 'charged' });
    });

    it('a declined one stays declined and gives nothing back; one that never was is unknown', async () => {
      const charge = await open('declinesCharge');
      expect(await confirm(charge, 'declinesCharge')).toEqual({ outcome: 'declined', reason: 'declined' });
      await test.restart();
      expect(await test.provider().readCharge(charge)).toEqual({ outcome: 'declined', reason: 'declined' });
      await expect(test.provider().refundCharge(charge)).rejects.toThrow(ProviderUnavailable);
      for (const unknown of ['sandbox_works_000000000000000000000000', 'pi_other'])
        await expect(test.provider().readCharge(unknown)).rejects.toThrow(ProviderUnavailable);
      expect(await test.provider().answerChallenge?.('sandbox_x', '123456')).toBeNull();
    });

    it('twenty confirmations and answers at once have one outcome', async () => {
      const charge = await open('challenges');
      const asked = await Promise.all(Array.from({ length: 20 }, () => confirm(charge, 'challenges')));
      expect(new Set(asked.map(({ outcome }) => outcome))).toEqual(new Set(['challenge']));
      await Promise.all(
        Array.from({ length: 20 }, (_none, index) =>
          test.provider().answerChallenge?.(charge, index % 2 ? '123456' : '000000'),
        ),
      );
      const first = await test.provider().readCharge(charge);
      const all = await Promise.all(Array.from({ length: 20 }, () => test.provider().readCharge(charge)));
      expect(all).toEqual(Array.from({ length: 20 }, () => first));
    });
  },
);
