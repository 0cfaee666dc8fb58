import { describe, expect, it } from 'vitest';
import { opensSearch } from './opensSearch.ts';
import type { PressedKey } from './opensSearch.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  composedPath: () => [],
  ...more,
});

describe('keys that open the search', () => {
  it.each([
    ['/', press('/'), true],
    ['/ of a keyboard on which it needs Shift', press('/', { shiftKey: true }), true],
    ['Ctrl-K', press('k', { ctrlKey: true }), true],
    ['Ctrl-K with capitals locked', press('K', { ctrlKey: true }), true],
    ['Cmd-K', press('k', { metaKey: true }), true],
    ['Ctrl-Shift-K, the browser’s own', press('K', { ctrlKey: true, shiftKey: true }), false],
    ['Ctrl-/', press('/', { ctrlKey: true }), false],
    ['Alt-/', press('/', { altKey: true }), false],
    ['k', press('k'), false],
    ['/ that a page has used for its own search', press('/', { defaultPrevented: true }), false],
    ['/ held down', press('/', { repeat: true }), false],
    ['/ of an input method', press('/', { isComposing: true }), false],
  ])('%s', (_name, pressed, is) => expect(opensSearch(pressed, false)).toBe(is));

  it.each([
    ['a field', true],
    ['a button', false],
  ])('/ in %s', (_name, isField) => {
    const element = { closest: () => (isField ? element : null) };
    const at = { composedPath: () => [element, {}] };
    expect(opensSearch(press('/', at), false)).toBe(!isField);
    expect(opensSearch(press('k', { ...at, ctrlKey: true }), false)).toBe(true);
  });

  it('none above an open dialog', () => {
    expect(opensSearch(press('/'), true)).toBe(false);
    expect(opensSearch(press('k', { ctrlKey: true }), true)).toBe(false);
  });
});
