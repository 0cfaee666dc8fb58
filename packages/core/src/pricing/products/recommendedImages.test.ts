import { describe, expect, it } from 'vitest';
import { readLayoutCount } from '../../help/layoutCount.ts';
import { compareImages, countExtraImages, recommendImages, tabulateImages } from './recommendedImages.ts';

const range = (pages: number, least: number, most = least) => ({ pages, least, most });
/** Two columns of the documented table. */
const reportage = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((pages, index) =>
  range(pages, [15, 26, 39, 55, 65, 80, 90, 105, 120, 130][index] ?? 0),
);
const studio = [range(10, 15, 25), range(20, 30, 40)];

describe('recommended numbers of images', () => {
  it.each([
    ['CONST2-21', 10, 15],
    ['CONST2-22', 20, 26],
    ['CONST2-23', 30, 39],
    ['CONST2-24', 40, 55],
    ['CONST2-25', 50, 65],
    ['CONST2-26', 60, 80],
    ['CONST2-27', 70, 90],
    ['CONST2-28', 80, 105],
    ['CONST2-29', 90, 120],
    ['CONST2-30', 100, 130],
    ['between two rows: the smaller', 24, 26],
    ['above the last row: the last', 110, 130],
  ])('%s: %i pages, %i images', (_row, pages, most) =>
    expect(recommendImages(reportage.toReversed(), pages)).toMatchObject({ most }),
  );

  it.each([9, 0])('none is made for %i pages, which are below the table', (pages) =>
    expect(recommendImages(reportage, pages)).toBeNull(),
  );

  it('LAY-30: the table has a row for each page count and a cell for each style', () => {
    const table = tabulateImages([{ images: reportage }, { images: studio.toReversed() }]);
    expect(table.map(({ pages }) => pages)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(table[1]?.images).toEqual([range(20, 26), range(20, 30, 40)]);
    expect(table[2]?.images).toEqual([range(30, 39), null]);
  });

  it.each([
    ['CONST2-31: the documented example', 80, 60, 20],
    ['CONST2-35: as many as pages', 60, 60, 0],
    ['CONST2-35: fewer', 10, 60, 0],
  ])('%s: %i images on %i pages, %i extra', (_row, images, pages, extra) =>
    expect(countExtraImages(images, pages)).toBe(extra),
  );

  it.each([
    [16, range(10, 15), 'more'],
    [15, range(10, 15), 'fits'],
    [1, range(10, 15), 'fits'],
    [14, range(10, 15, 25), 'fewer'],
    [15, range(10, 15, 25), 'fits'],
    [25, range(10, 15, 25), 'fits'],
    [26, range(10, 15, 25), 'more'],
  ] as const)('LAY-30: %i images against %j: %s', (images, row, verdict) =>
    expect(compareImages(images, row)).toBe(verdict),
  );

  it.each([
    [' 60 ', 60],
    ['9999', 9999],
    ['0', null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['10000', null],
    ['sixty', null],
  ])('the calculator reads %j as %j', (typed, count) => expect(readLayoutCount(typed)).toBe(count));
});
