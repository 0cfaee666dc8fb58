import type { Failure } from '@trade-area/core/kernel';

/** Failures that pass without the person's doing. */
const passing = /offline|timeout|unavailable|garbage|tooMany/;

/** Seconds until what is not refreshed otherwise is asked for again. */
const defaultRetrySeconds = 30;

/** Whether asking again later may help without a person's doing. */
export const isTemporary = (failure: Failure | undefined): failure is Failure =>
  !!failure && passing.test(failure.kind);

/** Seconds until the next question after this outcome; 0 = none. `refreshSeconds` as in `RemoteOptions`. */
export const secondsUntilNext = (failure: Failure | undefined, refreshSeconds: number): number =>
  isTemporary(failure)
    ? Math.max(refreshSeconds || defaultRetrySeconds, failure.retryAfter ?? 0)
    : refreshSeconds;
