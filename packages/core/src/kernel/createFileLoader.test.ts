import { expect, it, vi } from 'vitest';
import { createFileLoader } from './createFileLoader.ts';
import { manualClock } from './ports.ts';

const outcomeOf = (promise: Promise<string>) => promise.catch((error: Error) => error.message);

it('every caller shares one request, and its file stays', async () => {
  const request = vi.fn<() => Promise<string>>().mockResolvedValue('file');
  const load = createFileLoader('a file', request, manualClock('2026-11-23T12:00:00Z'));
  expect(await Promise.all([load(), load()])).toEqual(['file', 'file']);
  expect(await load()).toBe('file');
  expect(request).toHaveBeenCalledOnce();
});

it('a refused file is asked for again (T-B9)', async () => {
  const request = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('file');
  const load = createFileLoader('a file', request, manualClock('2026-11-23T12:00:00Z'));
  expect(await outcomeOf(load())).toBe('Failed to fetch');
  expect(await load()).toBe('file');
});

it('a late file is given up after ten seconds, at once for further callers, and used when it comes (T-B9)', async () => {
  const clock = manualClock('2026-11-23T12:00:00Z');
  let arrive: (file: string) => void = () => undefined;
  const request = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (arrive = resolve)));
  const load = createFileLoader('a file', request, clock);
  const first = outcomeOf(load());
  clock.advance(10_000);
  const late = "ta: no answer for the file 'a file' after 10000 ms.";
  expect(await first).toBe(late);
  expect(await outcomeOf(load())).toBe(late);
  arrive('file');
  await vi.waitFor(async () => expect(await outcomeOf(load())).toBe('file'));
  expect(request).toHaveBeenCalledOnce();
});
