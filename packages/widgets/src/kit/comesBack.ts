import type { Failure } from '@trade-area/core/kernel';

/** Nobody's fault, and gone without anybody doing anything. */
const passing = /^(offline|timeout|unavailable|garbage|tooMany)$/;

/** Seconds until what is not refreshed otherwise is asked for again. */
export const patience = 30;

/** Whether asking again later may help without a person's doing. */
export const passes = (failure: Failure | undefined): boolean => passing.test(failure?.kind ?? '');

/** Milliseconds until then; `refreshSeconds` as in `RemoteOptions`. */
export const comesBackIn = (failure: Failure | undefined, refreshSeconds: number): number =>
  Math.max(refreshSeconds || patience, failure?.retryAfter ?? 0) * 1000;
