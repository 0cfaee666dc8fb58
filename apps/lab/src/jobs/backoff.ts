const firstPause = 5_000;
const longestPause = 3_600_000;

/**
 * Milliseconds from a failed attempt to the next: 5 s, doubled by each attempt up to an hour, times 0.5 to 1.5 at random,
 * so that jobs that failed together do not return together.
 * @param attempt from 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempt: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempt - 1, 20)) * (0.5 + random);
}
