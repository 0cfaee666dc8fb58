import { describe, expect, it } from 'vitest';
import { divide } from './divide.ts';
import type { Module } from './divide.ts';

/** Modules from `name: bytes imports… / parts that are loaded later…`. */
const modulesOf = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, Module> =>
  new Map(
    Object.entries(lines).map(([id, line]) => {
      const [first = '', later = ''] = line.split('/');
      const [bytes, ...imports] = first.trim().split(' ');
      return [id, { bytes: Number(bytes), imports, later: later.split(' ').filter((part) => part !== '') }];
    }),
  );
const entry = { mostFiles: 9, weight: 1 };
const filesOf = (
  lines: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, { mostFiles: number; weight: number }>>,
  bytesPerFile = 0,
) =>
  divide(modulesOf(lines), {
    entries: new Map(Object.entries(entries)),
    bytesPerFile,
    bytesPerFileTooMany: 1_000,
    laterWeight: 0.1,
  })
    .map((ids) => [...ids].toSorted().join(' '))
    .toSorted();

describe('shared files', () => {
  it('hold what the same entries need; what one alone needs is in none', () => {
    const lines = {
      list: '10 table base',
      cards: '10 base',
      cart: '10 base',
      table: '500',
      base: '500 kit',
      kit: '5',
    };
    expect(filesOf(lines, { list: entry, cards: entry, cart: entry })).toEqual(['base kit']);
  });

  it('are joined when a file costs more than the bytes that are loaded in vain', () => {
    const lines = { list: '1 base table', cart: '1 base table', price: '1 base', base: '500', table: '200' };
    const entries = { list: entry, cart: entry, price: entry };
    expect(filesOf(lines, entries)).toEqual(['base', 'table']);
    expect(filesOf(lines, entries, 50)).toEqual(['base', 'table']);
    expect(filesOf(lines, entries, 150)).toEqual(['base table']);
  });

  it('are joined until an entry loads few enough, those first that cost the least', () => {
    const lines = {
      one: '1 a b c',
      two: '1 a b',
      three: '1 a c',
      a: '900',
      b: '10',
      c: '20',
    };
    expect(filesOf(lines, { one: entry, two: entry, three: entry })).toEqual(['a', 'b', 'c']);
    expect(filesOf(lines, { one: { ...entry, mostFiles: 2 }, two: entry, three: entry })).toEqual([
      'a b',
      'c',
    ]);
  });

  it('spare an entry of more weight', () => {
    const lines = { one: '1 a b', two: '1 a', a: '20', b: '10', three: '1 b' };
    const entries = { one: entry, two: entry, three: entry };
    expect(filesOf(lines, entries, 40)).toEqual(['a b']);
    expect(filesOf(lines, { ...entries, two: { ...entry, weight: 9 } }, 40)).toEqual(['a', 'b']);
  });

  it('change their modules where that costs less than joining', () => {
    // Joined first, a and b cost one more in vain once c is in their file.
    const lines = { one: '1 a b c', two: '1 a b c', three: '1 a', four: '1 b c', a: '30', b: '20', c: '25' };
    const entries = { one: entry, two: entry, three: entry, four: entry };
    expect(filesOf(lines, entries, 5)).toEqual(['a', 'b c']);
  });

  it('never import each other in a circle', () => {
    // The first and the last would be the cheapest to join; the one between them imports the last.
    const lines = {
      one: '1 top',
      two: '1 top',
      three: '1 middle',
      four: '1 bottom',
      top: '10 middle',
      middle: '900 bottom',
      bottom: '10',
    };
    const files = filesOf(lines, {
      one: { ...entry, mostFiles: 2 },
      two: entry,
      three: entry,
      four: entry,
    });
    expect(files).not.toContain('bottom top');
    expect(files).toHaveLength(2);
  });

  it('leave out what is loaded later: it finds there what all its entries have', () => {
    const lines = {
      one: '1 base/part',
      two: '1 base',
      part: '1 base late',
      other: '1 late',
      base: '500',
      late: '40',
    };
    expect(filesOf({ ...lines, one: '1 base/part other' }, { one: entry, two: entry })).toEqual([
      'base',
      'late',
    ]);
  });
});
