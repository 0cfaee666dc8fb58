import { describe, expect, it } from 'vitest';
import { layoutWays } from '../contract/index.ts';
import { formatLayoutAddress, parseLayoutHash } from './layoutAddress.ts';

describe('the address of the layout help', () => {
  it('LAY-02: has the three documented sections', () =>
    expect(layoutWays).toEqual(['graphisoftware', 'graficafornita', 'impaginazione']));

  it.each([
    ['', '', ''],
    ['#', '', ''],
    ['#graphisoftware', 'graphisoftware', ''],
    ['graficafornita', 'graficafornita', ''],
    ['#impaginazione/panorama', 'impaginazione', 'panorama'],
    ['#impaginazione/panorama/more', 'impaginazione', 'panorama'],
    ['#impaginazione/<b>', 'impaginazione', ''],
    [`#impaginazione/${'a'.repeat(81)}`, 'impaginazione', ''],
    ['#Graphisoftware', '', ''],
    ['#constructor/x', '', ''],
    ['#/panorama', '', ''],
  ])('LAY-37: %s is read', (hash, way, item) => expect(parseLayoutHash(hash)).toEqual({ way, item }));

  it.each([
    ['', '', '/ta/create-layout'],
    ['', 'panorama', '/ta/create-layout'],
    ['graphisoftware', '', '/ta/create-layout#graphisoftware'],
    ['impaginazione', 'panorama', '/ta/create-layout#impaginazione/panorama'],
  ] as const)('LAY-37: %s %s is written', (way, item, address) =>
    expect(formatLayoutAddress({ way, item })).toBe(address),
  );
});
