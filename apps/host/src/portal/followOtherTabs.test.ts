import { describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './followOtherTabs.ts';

function setUp() {
  const view = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const order: string[] = [];
  const frames: (() => void)[] = [];
  const stop = followOtherTabs(
    Object.assign(view, {
      document: page,
      requestAnimationFrame: (draw: () => void) => frames.push(draw),
    }) as unknown as Window,
    { recheck: () => void order.push('recheck') },
    (covered) => void order.push(covered ? 'cover' : 'uncover'),
  );
  const tell = (target: EventTarget, type: string, fields = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), fields));
  return { view, page, order, frames, stop, tell };
}

describe('other tabs', () => {
  it.each([
    ['another tab wrote the token', 'storage', { key: 'token' }, ['recheck']],
    ['another tab cleared the storage', 'storage', { key: null }, ['recheck']],
    ['another tab wrote something else', 'storage', { key: 'openMenu' }, []],
    ['the window has the focus again', 'focus', {}, ['recheck']],
    ['the page is shown', 'pageshow', { persisted: false }, ['recheck']],
  ])('T-A10: %s', (_what, type, fields, expected) => {
    const { view, order, tell } = setUp();
    tell(view, type, fields);
    expect(order).toEqual(expected);
  });

  it.each([
    ['visible', ['recheck']],
    ['hidden', []],
  ])('T-A10: the tab becomes %s', (visibilityState, expected) => {
    const { page, order, tell } = setUp();
    page.visibilityState = visibilityState;
    tell(page, 'visibilitychange');
    expect(order).toEqual(expected);
  });

  it('T-E12: a page is covered on its way into the cache, and shown again only after the check', () => {
    const { view, order, frames, tell } = setUp();
    tell(view, 'pagehide', { persisted: true });
    tell(view, 'pageshow', { persisted: true });
    expect(order).toEqual(['cover', 'recheck']);
    for (const draw of frames) draw();
    expect(order).toEqual(['cover', 'recheck', 'uncover']);
  });

  it('a page that is discarded is not covered, and events after the end are ignored', () => {
    const { view, page, order, stop, tell } = setUp();
    tell(view, 'pagehide', { persisted: false });
    stop();
    tell(view, 'focus');
    tell(view, 'storage', { key: 'token' });
    tell(page, 'visibilitychange');
    expect(order).toEqual([]);
  });

  it('one event causes one check', () => {
    const recheck = vi.fn();
    const view = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
      requestAnimationFrame: () => 0,
    });
    followOtherTabs(view as unknown as Window, { recheck }, () => undefined);
    view.dispatchEvent(new Event('focus'));
    expect(recheck).toHaveBeenCalledTimes(1);
  });
});
