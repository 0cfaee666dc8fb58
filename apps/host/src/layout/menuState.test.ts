import { describe, expect, it } from 'vitest';
import { memoryStore } from '@trade-area/core/kernel';
import { menuModeIn, readOpenMenu, writeOpenMenu } from './menuState.ts';

describe('menu state', () => {
  it.each([
    ['SHELL-03', { isDesktop: true, isPhone: false }, true, 'open'],
    ['SHELL-03', { isDesktop: true, isPhone: false }, false, 'icons'],
    ['SHELL-04', { isDesktop: false, isPhone: false }, true, 'open'],
    ['SHELL-04', { isDesktop: false, isPhone: false }, false, 'open'],
    ['SHELL-37, STORE-61', { isDesktop: false, isPhone: true }, true, 'drawer'],
    ['SHELL-37, STORE-61', { isDesktop: false, isPhone: true }, false, 'drawer'],
    ['PRINT-15', { isDesktop: true, isPhone: false, isFullArea: true }, true, 'drawer'],
    ['PRINT-15', { isDesktop: false, isPhone: false, isFullArea: true }, true, 'drawer'],
  ] as const)('%s: %j, remembered open = %s, is %s', (_id, viewport, open, mode) => {
    expect(menuModeIn(viewport, open)).toBe(mode);
  });

  it.each([
    [null, true],
    ['', true],
    ['true', true],
    ['1', true],
    ['anything', true],
    ['false', false],
    ['0', false],
  ])('reads openMenu %j as %s (SHELL-03, STORE-39: default open)', (stored, open) => {
    expect(readOpenMenu({ get: () => stored })).toBe(open);
  });

  it('stores both states (SHELL-04, STORE-39)', () => {
    const storage = memoryStore();
    writeOpenMenu(storage, false);
    expect(readOpenMenu(storage)).toBe(false);
    writeOpenMenu(storage, true);
    expect(readOpenMenu(storage)).toBe(true);
  });
});
