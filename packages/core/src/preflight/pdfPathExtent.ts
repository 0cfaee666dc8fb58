import type { PdfBox } from './facts.ts';
import type { Operation } from './pdfContent.ts';

/** Where the paths of a page lie: printers have marks and bars of ink beside what is printed. */
export interface PathExtent {
  /** Takes note of an operation, after it was asked about. */
  step(operation: Operation): void;
  /** Whether the whole current path is outside the printed area; false when that is uncertain. */
  beside(): boolean;
}

/** The six numbers of a matrix (ISO 32000-1, 8.3.3), and the width of a line. */
type Frame = readonly [number, number, number, number, number, number, number];
/** Left, lower, right, upper; of no path it is the wrong way round. */
type Extent = readonly [number, number, number, number];

const mostAside = 512;
const nowhere: Extent = [Infinity, Infinity, -Infinity, -Infinity];
/** Operations that tell points of a path, and how many. */
const telling = new Map([
  ['m', 1],
  ['l', 1],
  ['c', 3],
  ['v', 2],
  ['y', 2],
]);
const ending = new Set(['n', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/** For a page of which only a box is printed, in millimetres. */
export function createPathExtent(printed: PdfBox): PathExtent {
  const [left = 0, lower = 0, width = 0, height = 0] = printed.map((each) => (each / 25.4) * 72);
  const aside: Frame[] = [];
  let frame: Frame = [1, 0, 0, 1, 0, 0, 1];
  let extent = nowhere;
  // More states were saved than are kept: no position is known from here on.
  let lost = false;

  /** A number that is missing makes all of it none, and what is compared with that is never beside. */
  const add = (x = NaN, y = NaN) => {
    const [a, b, c, d, e, f] = frame;
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    const [west, south, east, north] = extent;
    extent = [Math.min(west, across), Math.min(south, up), Math.max(east, across), Math.max(north, up)];
  };

  return {
    beside() {
      const [a, b, c, d, , , thick] = frame;
      const line = thick * (Math.hypot(a, b) + Math.hypot(c, d));
      const [west, south, east, north] = extent;
      const apart =
        east + line < left ||
        north + line < lower ||
        west - line > left + width ||
        south - line > lower + height;
      return apart && !lost;
    },
    step({ operator, operands }) {
      const count = telling.get(operator) ?? 0;
      const numbers = operands.map(Number).slice(-Math.max(6, 2 * count));
      for (let point = count; point > 0; point -= 1) add(numbers.at(-2 * point), numbers.at(1 - 2 * point));
      const [x = NaN, y = NaN, w = NaN, h = NaN] = numbers.slice(-4);
      const [a, b, c, d, e, f, thick] = frame;
      if (operator === 're') {
        add(x, y);
        add(x + w, y);
        add(x, y + h);
        add(x + w, y + h);
      } else if (operator === 'cm') {
        const [k = NaN, l = NaN, m = NaN, n = NaN, o = NaN, p = NaN] = numbers;
        frame = [
          ...([k * a + l * c, k * b + l * d, m * a + n * c, m * b + n * d] as const),
          ...([o * a + p * c + e, o * b + p * d + f, thick] as const),
        ];
      } else if (operator === 'w') frame = [a, b, c, d, e, f, numbers.at(-1) ?? NaN];
      else if (operator === 'q') {
        if (aside.length < mostAside) aside.push(frame);
        else lost = true;
      } else if (operator === 'Q') frame = aside.pop() ?? frame;
      else if (ending.has(operator)) extent = nowhere;
    },
  };
}
