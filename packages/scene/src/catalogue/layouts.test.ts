import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../design.ts';
import { layoutSpreads, spreadView } from './layouts.ts';

/** The boxes of a spread with their pictures. */
const boxesOf = (spread: Picture) => ('boxes' in spread ? spread.boxes : []);
const spreads = layoutSpreads.map(({ product, ...rest }) => {
  if (product.kind !== 'book' || !product.spread) throw new Error('a spread is shown by an open book');
  return { ...rest, spread: product.spread };
});

describe('spreads of the galleries', () => {
  it.each([
    ['panorama', 20],
    ['director', 20],
    ['reportage', 40],
    ['studio', 36],
    ['design', 10],
  ])('LAY-28, CONST2-15: %s has %i', (style, count) => {
    const own = spreads.filter((spread) => spread.style === style);
    expect(own.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_none, index) => index + 1),
    );
    expect(new Set(own.map(({ number }) => spreadView({ number }))).size).toBe(count);
    expect(spreadView({ number: 3 })).toBe('03');
  });

  it('no two of a style are the same', () => {
    const seen = spreads.map(({ style, spread }) => `${style} ${JSON.stringify(spread)}`);
    expect(seen.filter((spread, index) => seen.indexOf(spread) !== index)).toEqual([]);
  });

  it('boxes stay on the spread and apart from each other', () => {
    const wrong = spreads.filter(({ spread }) => {
      const boxes = boxesOf(spread).map(({ at }) => at);
      const isOff = boxes.some(
        ([x, y, width, height]) =>
          x < -1e-9 ||
          y < -1e-9 ||
          x + width > 1 + 1e-9 ||
          y + height > 1 + 1e-9 ||
          width < 0.05 ||
          height < 0.05,
      );
      const overlaps = boxes.some(([x, y, width, height], index) =>
        boxes
          .slice(index + 1)
          .some(
            ([left, top, across, down]) =>
              x < left + across - 1e-9 &&
              left < x + width - 1e-9 &&
              y < top + down - 1e-9 &&
              top < y + height - 1e-9,
          ),
      );
      return boxes.length === 0 || isOff || overlaps;
    });
    expect(wrong.map(({ style, number }) => `${style} ${number}`)).toEqual([]);
  });

  it('a photograph comes back on a spread only when all eighteen are there', () => {
    const wrong = spreads.filter(({ spread }) => {
      const names = boxesOf(spread).flatMap(({ picture }) => ('photo' in picture ? [picture.photo] : []));
      return new Set(names).size < Math.min(18, names.length);
    });
    expect(wrong.map(({ style, number }) => `${style} ${number}`)).toEqual([]);
  });

  it('prints only photographs that are there', () => {
    const names = spreads.flatMap(({ spread }) =>
      boxesOf(spread).flatMap(({ picture }) => ('photo' in picture ? [picture.photo] : [])),
    );
    const missing = [...new Set(names)].filter(
      (name) => !existsSync(join(import.meta.dirname, '../../photos', `${name}.jpg`)),
    );
    expect(missing).toEqual([]);
  });
});
