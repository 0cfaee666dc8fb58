import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startElement } from './startElement.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('an element whose file cannot be loaded says so to the person and to the page (T-B9)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('ta-missing');
  element.lang = 'de';
  document.body.append(element);
  const heard = vi.fn<(detail: unknown) => void>();
  document.body.addEventListener('ta-error', (event) => heard((event as CustomEvent).detail), { once: true });
  await startElement({
    name: 'missing',
    attributes: [],
    most: 0,
    first: () => Promise.reject(new TypeError('Failed to fetch')),
    whole: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Dieser Teil der Seite konnte nicht geladen werden. Seite neu laden');
  await expect.element(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(heard).toHaveBeenCalledWith({
    tag: 'ta-missing',
    code: 'not_loaded',
    endpoint: '',
    message: expect.stringContaining('Content Security Policy'),
  });
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/^ta: <ta-missing> could not be loaded from http/);
});
