import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listPayments, ordersInProcess } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/**
 * T-E9. The long form (TA_LONG=1, on a quiet machine) is the row's own: ten minutes of 200 uploads and 300 reads
 * a second. The short one proves that no request fails or waits for others; its times are printed and not judged.
 */
const long = Boolean(process.env['TA_LONG']);
const load = long ? { uploads: 200, rate: 300, seconds: 600 } : { uploads: 20, rate: 40, seconds: 3 };
/** The short form runs beside other suites, so its times do not measure the lab. */
const limits = long ? { milliseconds: 300, growth: 0.1 } : { milliseconds: Infinity, growth: Infinity };
const slowSockets = 1_000;
const piece = 64 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'ta-load-'));
let lab: LabProcess;
let token = '';

beforeAll(async () => {
  lab = await startReadyLab({ dataFolder: folder });
  ({ token } = await signIn(lab.base, 'it@studio.test'));
}, 120_000);
afterAll(async () => {
  await stopAllLabs();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads another page of a list as a screen does; resolves with milliseconds, throws on an incomplete answer. */
async function read(turn: number): Promise<number> {
  const began = performance.now();
  const endpoint = turn % 2 === 0 ? ordersInProcess : listPayments;
  const { status, json } = await call(lab.base, endpoint, {
    token,
    path: { page: 1 + (turn % 7) },
    body: {},
  });
  if (status !== 200 || !Array.isArray((json as { orders?: unknown }).orders))
    throw new Error(`read ${turn} was answered with ${status}`);
  return performance.now() - began;
}

/** Sends this many reads a second without waiting for former ones. */
async function reads(rate: number, seconds: number): Promise<number[]> {
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const due = began + (turn * 1000) / rate;
    if (due > performance.now()) await pause(due - performance.now());
    const one = read(turn);
    one.catch(() => undefined);
    all.push(one);
  }
  return Promise.all(all);
}

/** Uploads one file in pieces within `seconds`. */
async function upload(order: string, index: number, seconds: number): Promise<void> {
  const tus = tusOn(lab.base, token);
  const bytes = randomBytes(piece * 8);
  const made = await tus.create(bytes.length, { order_code: order, filename: `load-${index}.jpg` });
  if (made.status !== 201) throw new Error(`upload ${index}: ${made.status} ${made.text}`);
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const { status } = await tus.patch(made.id, offset, bytes.subarray(offset, offset + piece));
    if (status !== 204) throw new Error(`upload ${index} at ${offset}: ${status}`);
    await pause((seconds * 1000) / 8);
  }
  if ((await tus.head(made.id)).offset !== bytes.length) throw new Error(`upload ${index} is not whole`);
}

function residentMegabytes(): number {
  const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${lab.pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1000;
}

const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

describe('many requests at once', () => {
  it(
    `T-E9: ${load.uploads} uploads and ${load.rate} reads a second for ${load.seconds} s: no error`,
    { timeout: 120_000 + load.seconds * 2_000 },
    async () => {
      const order = await findWaitingOrder(lab.base, token);
      await reads(load.rate, long ? 30 : 1);
      const before = residentMegabytes();
      const files = Array.from({ length: load.uploads }, (_, index) =>
        upload(order, index, load.seconds * 0.8),
      );
      const [taken] = await Promise.all([reads(load.rate, load.seconds), ...files]);
      const growth = residentMegabytes() / before - 1;
      console.log(
        `T-E9: ${taken.length} reads beside ${load.uploads} uploads: p95 ${Math.round(p95(taken))} ms, memory ${(growth * 100).toFixed(1)} %`,
      );
      expect(taken).toHaveLength(load.rate * load.seconds);
      expect(p95(taken)).toBeLessThan(limits.milliseconds);
      expect(growth).toBeLessThan(limits.growth);
    },
  );
});

describe('slow senders', () => {
  /** Half of the sockets never finish their headers, half never their body; each sends a byte now and then. */
  async function drip(index: number): Promise<Socket> {
    const { port } = new URL(lab.base);
    const socket = connect(Number(port), 'localhost');
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const start = `POST /gateway?endpoint=/api/customer/details HTTP/1.1\r\nhost: localhost\r\n`;
    socket.write(
      index % 2 === 0
        ? `${start}x-slow: `
        : `${start}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    );
    return socket;
  }

  it(
    `T-E9: other requests are answered while ${slowSockets} slow ones stay open`,
    { timeout: 300_000 },
    async () => {
      const alone = await reads(20, long ? 10 : 1);
      const slow = await Promise.all(Array.from({ length: slowSockets }, (_, index) => drip(index)));
      const dripping = setInterval(() => {
        for (const socket of slow) if (!socket.destroyed) socket.write('a');
      }, 500);
      try {
        const stillOpen = slow.filter(({ destroyed }) => !destroyed).length;
        expect(stillOpen).toBe(slowSockets);
        const beside = await reads(20, long ? 60 : 2);
        console.log(
          `T-E9: p95 ${Math.round(p95(alone))} ms alone, ${Math.round(p95(beside))} ms beside ${stillOpen} slow ones`,
        );
        expect(p95(beside)).toBeLessThan(limits.milliseconds);
        // A new connection is answered as well.
        expect((await signIn(lab.base, 'fr@studio.test')).token).not.toBe('');
        // Headers may take twenty seconds and are checked every thirty; a body may take a minute.
        if (long) await vi.waitUntil(() => slow.every(({ destroyed }) => destroyed), { timeout: 120_000 });
      } finally {
        clearInterval(dripping);
        for (const socket of slow) socket.destroy();
      }
    },
  );
});
