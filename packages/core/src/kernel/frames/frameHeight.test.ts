import { describe, expect, it } from 'vitest';
import { createFrameHeight, tallestFrame } from './frameHeight.ts';
import { parseFrameMessage } from './frames.ts';
import { manualClock } from '../ports.ts';

function frame() {
  const clock = manualClock('2026-11-21T12:00:00Z');
  const applied: number[] = [];
  const height = createFrameHeight(clock, (to) => applied.push(to));
  return { clock, applied, ...height };
}

/** 40 heights a frame may post. */
const values: readonly unknown[] = [
  ...[0, -0, -1, -410, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE],
  ...[0.5, 1, 1.5, 410, 410.4, 19_999.5, 20_000, 20_001, 99_999, 100_000, 99_999_999, Number.MAX_VALUE],
  ...[Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 32, -(2 ** 31), 1e-7, 1e21],
  ...['410', '410px', '', 'calc(100vh)', '1e9', null, undefined, true, [410], { valueOf: () => 410 }, 10n],
  ...[{ height: 410 }, '100%', 'auto'],
];

describe('heights of frames (T-B3)', () => {
  it.each([
    ['PICK-04', 'pickupHeight'],
    ['DIS-07', 'frameHeight'],
  ])('%s, %s: of 40 values, those that are sizes are drawn, none taller than 20,000', (_row, name) => {
    expect(values).toHaveLength(40);
    const drawn = values.flatMap((height) => {
      const message = parseFrameMessage({ task: name, height });
      const { applied, tell } = frame();
      if (message && 'height' in message) tell(message.height);
      return applied;
    });
    expect(drawn).toEqual([1, 2, 410, 411, 20_000, 20_000, 20_000, 20_000]);
    expect(Math.max(...drawn)).toBe(tallestFrame);
  });

  it('a storm of them changes it ten times a second at most, and ends at the last', () => {
    const { clock, applied, tell } = frame();
    for (let told = 0; told < 1_000; told += 1) {
      tell(100 + ((told * 37) % 500));
      clock.advance(1);
    }
    expect(applied.length).toBeLessThanOrEqual(11);
    tell(777);
    clock.advance(200);
    expect(applied.at(-1)).toBe(777);
  });

  it.each([
    ['grows with its own height', (shown: number) => shown + 16],
    ['jumps between two', (shown: number) => (shown === 400 ? 500 : 400)],
  ])('a frame that %s stops within five rounds', (_how, answer) => {
    const { clock, applied, tell } = frame();
    tell(400);
    for (let round = 0; round < 50; round += 1) {
      clock.advance(150);
      tell(answer(applied.at(-1) ?? 0));
    }
    expect(applied.length).toBeLessThanOrEqual(6);
    // A height that is really new still counts.
    clock.advance(150);
    tell(900);
    expect(applied.at(-1)).toBe(900);
  });

  /** Frames that answer every change of ours by another one, in ways that the step alone does not tell. */
  const answers: readonly (readonly [how: string, answer: (shown: number, round: number) => number])[] = [
    ['goes round three heights', (_shown, round) => [400, 500, 700][round % 3] ?? 0],
    ['goes round four heights', (_shown, round) => [400, 401, 403, 700][round % 4] ?? 0],
    ['grows by more each time', (shown, round) => shown + round + 1],
    ['shrinks and grows at random', (_shown, round) => 300 + ((round * 7_919) % 613)],
    ['swings wider each time', (_shown, round) => 2_000 + (round % 2 ? -1 : 1) * round * 5],
  ];

  it.each(answers)(
    'T-B3: a frame that %s comes to rest, and a height that is new counts again',
    (_how, answer) => {
      const { clock, applied, tell } = frame();
      tell(10);
      for (let round = 0; round < 200; round += 1) {
        const before = applied.length;
        tell(answer(applied.at(-1) ?? 0, round));
        clock.advance(110);
        // It answers a change of ours, and is silent without one.
        if (applied.length === before) clock.advance(600);
        if (applied.length === before) break;
      }
      expect(applied.length).toBeLessThanOrEqual(22);
      clock.advance(2_500);
      tell(1_234);
      clock.advance(200);
      expect(applied.at(-1)).toBe(1_234);
    },
  );

  it('T-B3: a long animation of the content ends at its last height', () => {
    const { clock, applied, tell } = frame();
    for (let step = 1; step <= 60; step += 1) {
      tell(400 + step * step);
      clock.advance(100);
    }
    clock.advance(1_000);
    expect(applied.at(-1)).toBe(4_000);
    expect(applied.length).toBeLessThanOrEqual(22);
  });

  it('changes nothing after it is gone', () => {
    const { clock, applied, tell, close } = frame();
    tell(400);
    tell(500);
    close();
    clock.advance(1_000);
    expect(applied).toEqual([400]);
  });
});
