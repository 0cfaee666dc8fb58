import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import { ToastRegion } from './Toast.tsx';
import type { Toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const region = (toasts: readonly Toast[], dismiss: (id: string) => void) => (
  <ToastRegion label="Messages" toasts={toasts} onDismiss={dismiss} dismissLabel="Dismiss" />
);

/** Until the page says so; the fake clock does not advance meanwhile. */
const until = (check: () => boolean) =>
  vi.waitFor(() => expect(check()).toBe(true), { interval: 0, timeout: 10_000 });
const rendered = (root: HTMLElement, text: string) => until(() => root.textContent?.includes(text) === true);

test('a message goes after its time, not while someone is reading it', async () => {
  const dismiss = vi.fn<AnyCallback>();
  const { container } = render(
    region([{ id: 'a', tone: 'success', text: 'Saved', duration: 5000 }], dismiss),
  );
  await rendered(container, 'Saved');
  const area = container.querySelector<HTMLElement>('.ta-toasts');
  // A pointer as the browser reports it: React listens to the bubbling half, Preact to the other.
  const point = (type: 'over' | 'out') => {
    area?.dispatchEvent(new PointerEvent(`pointer${type}`, { bubbles: true }));
    area?.dispatchEvent(new PointerEvent(type === 'over' ? 'pointerenter' : 'pointerleave'));
  };
  point('over');
  await until(() => area?.dataset.paused !== undefined);
  vi.advanceTimersByTime(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  point('out');
  await until(() => area?.dataset.paused === undefined);
  vi.advanceTimersByTime(4999);
  expect(dismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('bad news and offers stay until they are dismissed', async () => {
  const dismiss = vi.fn<AnyCallback>();
  const { container } = render(
    region(
      [
        { id: 'a', tone: 'danger', text: 'Not saved' },
        { id: 'b', tone: 'info', text: 'Deleted', action: { label: 'Undo', onAction: vi.fn<AnyCallback>() } },
      ],
      dismiss,
    ),
  );
  await rendered(container, 'Deleted');
  vi.advanceTimersByTime(600_000);
  expect(dismiss).not.toHaveBeenCalled();
  container.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('the region that speaks is there before the first message', async () => {
  const { container, render: again } = render(region([], vi.fn<AnyCallback>()));
  await until(() => container.querySelector('[aria-live="polite"]') !== null);
  const live = container.querySelector('[aria-live="polite"]');
  again(region([{ id: 'a', tone: 'info', text: 'Hello' }], vi.fn<AnyCallback>()));
  await rendered(container, 'Hello');
  expect(container.querySelector('[aria-live="polite"]')).toBe(live);
});
