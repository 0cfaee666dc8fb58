import type { Box, Size } from '../geometry/index.ts';

/** Rows of a page, by the index of the first photo of each. */
type Breaks = readonly number[];

/** Height of a row that fills a width: the photos keep their shapes. */
const rowHeight = (ratios: readonly number[], width: number, gap: number): number =>
  (width - gap * (ratios.length - 1)) / ratios.reduce((sum, ratio) => sum + ratio, 0);

/** Breaks into `rows` rows whose heights differ least from an even share, by dynamic programming. */
function evenRows(ratios: readonly number[], rows: number): Breaks {
  const sums = [0];
  for (const ratio of ratios) sums.push((sums.at(-1) ?? 0) + ratio);
  const target = (sums.at(-1) ?? 0) / rows;
  const count = ratios.length;
  const best: number[][] = [[0]];
  const from: number[][] = [[]];
  for (let row = 1; row <= rows; row += 1) {
    const costs: number[] = [];
    const origins: number[] = [];
    for (let end = row; end <= count; end += 1) {
      let least = Number.POSITIVE_INFINITY;
      for (let start = row - 1; start < end; start += 1) {
        const before = best[row - 1]?.[start] ?? Number.POSITIVE_INFINITY;
        const cost = before + ((sums[end] ?? 0) - (sums[start] ?? 0) - target) ** 2;
        if (cost < least) {
          least = cost;
          origins[end] = start;
        }
      }
      costs[end] = least;
    }
    best.push(costs);
    from.push(origins);
  }
  const breaks: number[] = [];
  for (let row = rows, end = count; row > 0; row -= 1) {
    end = from[row]?.[end] ?? 0;
    breaks.unshift(end);
  }
  return breaks;
}

/**
 * Boxes of photos in rows that fill the width of an area: nothing is cropped, so each box has the shape of its photo. The
 * number of rows that uses most of the area counts; the rows stand in the middle of it. Photos keep their order.
 */
export function justifiedRows(photos: readonly Size[], area: Box, gap: number): Box[] {
  if (photos.length === 0) return [];
  const ratios = photos.map(({ w, h }) => w / h);
  let best: Box[] = [];
  let used = -1;
  for (let rows = 1; rows <= photos.length; rows += 1) {
    const boxes = rowsIn(ratios, evenRows(ratios, rows), area, gap);
    const total = boxes.reduce((sum, { w, h }) => sum + w * h, 0);
    if (total > used) [best, used] = [boxes, total];
  }
  return best;
}

function rowsIn(ratios: readonly number[], breaks: Breaks, area: Box, gap: number): Box[] {
  const rows = breaks.map((start, index) => ratios.slice(start, breaks[index + 1] ?? ratios.length));
  const gaps = gap * (rows.length - 1);
  // Narrower rows are lower: the width at which all of them fit the height, gaps being the same.
  let width = area.w;
  const heights = () => rows.map((row) => Math.max(0, rowHeight(row, width, gap)));
  const sum = () => heights().reduce((total, height) => total + height, 0) + gaps;
  if (sum() > area.h) {
    const factor = rows.reduce((total, row) => total + 1 / row.reduce((all, ratio) => all + ratio, 0), 0);
    const fixed = rows.reduce(
      (total, row) => total + (gap * (row.length - 1)) / row.reduce((all, ratio) => all + ratio, 0),
      0,
    );
    width = Math.max(1, (area.h - gaps + fixed) / factor);
  }
  const left = area.x + (area.w - width) / 2;
  let top = area.y + (area.h - sum()) / 2;
  return rows.flatMap((row) => {
    const height = Math.max(1, rowHeight(row, width, gap));
    let x = left;
    const boxes = row.map((ratio): Box => {
      const box = { x, y: top, w: Math.max(1, ratio * height), h: height };
      x += ratio * height + gap;
      return box;
    });
    top += height + gap;
    return boxes;
  });
}
