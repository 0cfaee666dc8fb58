import { manualClock } from '@trade-area/core/kernel';
import { expect, it, vi } from 'vitest';
import { runPeriodically } from './runPeriodically.ts';

it('runs again after a failed run, logs the failure, and ends when it is stopped', async () => {
  const clock = manualClock('2026-11-20T09:00:00Z');
  const log = vi.fn();
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('no')).mockResolvedValue();
  const stop = runPeriodically({ clock, log }, { pauseMs: 1_000, failureMessage: 'it failed' }, work);
  clock.advance(999);
  expect(work).toHaveBeenCalledTimes(0);
  clock.advance(1);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('error', 'it failed', { kind: 'TypeError' }));
  await vi.waitFor(() => {
    clock.advance(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
  await stop();
  clock.advance(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});
