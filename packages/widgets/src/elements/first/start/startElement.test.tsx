import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startElement } from './startElement.ts';
import type { ElementStart } from './startElement.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an element whose file cannot be loaded says so to the person and to the page (T-B9)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('ta-missing');
  element.lang = 'de';
  document.body.append(element);
  const heard = vi.fn<(detail: unknown) => void>();
  document.body.addEventListener('ta-error', (event) => heard((event as CustomEvent).detail), { once: true });
  void startElement({
    name: 'missing',
    attributes: [],
    most: 0,
    first: () => Promise.reject(new TypeError('Failed to fetch')),
    whole: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Ein Teil dieser Seite konnte nicht geladen werden. Erneut versuchen');
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(heard).toHaveBeenCalledWith({
    tag: 'ta-missing',
    code: 'not_loaded',
    endpoint: '',
    message: expect.stringContaining('Content Security Policy'),
  });
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/^ta: <ta-missing> could not be loaded from http/);
});

const never = () => new Promise<never>(() => undefined);

/** An element that stands alone on the page, begun with a clock that the test moves. */
function begin(files: Pick<ElementStart, 'first' | 'whole'>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('ta-late');
  document.body.append(element);
  const heard = vi.fn<(code: string) => void>();
  element.addEventListener('ta-error', (event) =>
    heard((event as CustomEvent<{ code: string }>).detail.code),
  );
  const begun = startElement({ name: 'late', attributes: [], most: 1, ...files });
  return { element, heard, begun };
}

test('a file that never answers is reported after ten seconds, once, and the element begins when it comes (T-B9)', async () => {
  let arrive: (define: () => void) => void = () => undefined;
  const define = vi.fn();
  const { element, heard, begun } = begin({
    first: () => Promise.reject(new TypeError('Failed to fetch')),
    whole: () => new Promise((resolve) => (arrive = resolve)),
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(heard.mock.calls).toEqual([['not_loaded']]);
  expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledTimes(1);
  arrive(define);
  await begun;
  expect(define).toHaveBeenCalledOnce();
  expect(element.shadowRoot?.childElementCount).toBe(0);
});

test('a drawing whose file never answers holds no element up (T-B9)', async () => {
  const define = vi.fn();
  const { heard, begun } = begin({ first: never, whole: () => Promise.resolve(define) });
  await vi.advanceTimersByTimeAsync(5_100);
  await begun;
  expect(define).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).not.toHaveBeenCalled();
});
