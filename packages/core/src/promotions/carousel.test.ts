import { describe, expect, it } from 'vitest';
import { manualClock } from '../kernel/ports.ts';
import { carouselHeight, createCarousel, slideTime } from './carousel.ts';

function setUp(count: number) {
  const clock = manualClock('2026-11-20T10:00:00Z');
  const carousel = createCarousel(clock, count);
  const wait = (times: number) => {
    clock.advance(times * slideTime);
    return carousel.store.getState().index;
  };
  return { ...carousel, clock, wait, state: carousel.store.getState };
}

describe('createCarousel', () => {
  it('SHELL-29: five seconds each, round and round', () => {
    const { clock, state, wait } = setUp(3);
    clock.advance(4_999);
    expect(state()).toEqual({ index: 0, count: 3, playing: true });
    clock.advance(1);
    expect(state().index).toBe(1);
    expect([wait(1), wait(1), wait(4)]).toEqual([2, 0, 1]);
  });

  it.each([0, 1, Number.NaN, -2])('SHELL-29: %d slides stand still', (count) => {
    const { state, wait } = setUp(count);
    expect([wait(3), state().playing]).toEqual([0, false]);
  });

  it.each(['hover', 'focus', 'reducedMotion', 'hidden', 'person'] as const)(
    'SHELL-17: %s stops it',
    (reason) => {
      const { pause, resume, state, wait } = setUp(3);
      pause(reason);
      expect([wait(5), state().playing]).toEqual([0, false]);
      resume(reason);
      expect([state().playing, wait(1)]).toEqual([true, 1]);
    },
  );

  it('goes on only when no reason is left, with a whole time for the slide', () => {
    const { clock, pause, resume, state, wait } = setUp(3);
    clock.advance(4_000);
    pause('hover');
    pause('focus');
    pause('focus');
    resume('hover');
    expect(wait(2)).toBe(0);
    resume('focus');
    clock.advance(4_999);
    expect(state().index).toBe(0);
    clock.advance(1);
    expect(state().index).toBe(1);
  });

  it('a press shows at once, wraps, and begins the time anew', () => {
    const { clock, next, previous, show, state } = setUp(3);
    clock.advance(4_000);
    previous();
    expect(state().index).toBe(2);
    clock.advance(4_000);
    expect(state().index).toBe(2);
    next();
    show(7);
    expect(state().index).toBe(1);
    show(Number.NaN);
    expect(state().index).toBe(1);
  });

  it('works by hand while it stands still', () => {
    const { next, pause, state, wait } = setUp(3);
    pause('reducedMotion');
    next();
    expect([state().index, wait(3)]).toEqual([1, 1]);
  });

  it('another number of slides keeps the place where it can', () => {
    const { setCount, show, state, wait } = setUp(5);
    show(3);
    setCount(4);
    expect(state().index).toBe(3);
    setCount(2);
    expect(state()).toEqual({ index: 1, count: 2, playing: true });
    setCount(0);
    expect(state()).toEqual({ index: 0, count: 0, playing: false });
    expect(wait(2)).toBe(0);
  });

  it('closed, nothing moves', () => {
    const { close, wait } = setUp(3);
    close();
    expect(wait(3)).toBe(0);
  });
});

it.each([
  [900, 64, 40, 776],
  [900, 64, 0, 816],
  [100, 64, 40, 0],
])('SHELL-16, CONST-03: %d less %d less %d less 20', (viewport, header, notice, height) => {
  expect(carouselHeight(viewport, header, notice)).toBe(height);
});
