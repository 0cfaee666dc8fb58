import type { Box, Guides, Point } from '../geometry/index.ts';

/** A line to which something was drawn, to be shown: millimetres from the top left of the trim. */
export interface SnapLine {
  readonly direction: 'vertical' | 'horizontal';
  readonly at: number;
}

export interface Snapped {
  /** How far the box is moved to where it snaps. */
  readonly by: Point;
  readonly lines: readonly SnapLine[];
}

interface Targets {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Positions that attract: trim, bleed, safe areas, folds and gutters, middles, and the edges and middles of other items. */
export function snapTargets(guides: Guides, others: readonly Box[]): Targets {
  const { trim, bleed, safe, gutters, folds, pages } = guides;
  const boxes = [trim, bleed, ...safe, ...gutters, ...pages, ...others];
  return {
    x: [...new Set([...folds, ...boxes.flatMap(({ x, w }) => [x, x + w / 2, x + w])])],
    y: [...new Set(boxes.flatMap(({ y, h }) => [y, y + h / 2, y + h]))],
  };
}

function nearest(positions: readonly number[], targets: readonly number[], within: number) {
  let best: { readonly by: number; readonly at: number } | null = null;
  for (const position of positions)
    for (const at of targets) {
      const by = at - position;
      if (Math.abs(by) <= within && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  return best;
}

/** Positions at which a box has the same gap to a neighbour as two neighbours have, or equal gaps on both sides. */
function equalGaps(box: Box, others: readonly Box[], at: 'x' | 'y'): number[] {
  const size = at === 'x' ? 'w' : 'h';
  const [cross, crossSize] = at === 'x' ? (['y', 'h'] as const) : (['x', 'w'] as const);
  const row = others
    .filter(
      (other) => other[cross] < box[cross] + box[crossSize] && other[cross] + other[crossSize] > box[cross],
    )
    .toSorted((a, b) => a[at] - b[at]);
  return row.flatMap((left, index) => {
    const right = row[index + 1];
    if (!right) return [];
    const gap = right[at] - left[at] - left[size];
    if (gap <= 0) return [];
    const between = gap > box[size] ? [left[at] + left[size] + (gap - box[size]) / 2] : [];
    return [...between, right[at] + right[size] + gap, left[at] - gap - box[size]];
  });
}

/** Where a moved box snaps. `within` is the reach in millimetres: 6 pixels of the screen at its zoom. */
export function snapBox(box: Box, guides: Guides, others: readonly Box[], within: number): Snapped {
  const targets = snapTargets(guides, others);
  const x =
    nearest([box.x, box.x + box.w / 2, box.x + box.w], targets.x, within) ??
    nearest([box.x], equalGaps(box, others, 'x'), within);
  const y =
    nearest([box.y, box.y + box.h / 2, box.y + box.h], targets.y, within) ??
    nearest([box.y], equalGaps(box, others, 'y'), within);
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    lines: [
      ...(x ? [{ direction: 'vertical' as const, at: x.at }] : []),
      ...(y ? [{ direction: 'horizontal' as const, at: y.at }] : []),
    ],
  };
}

/** Where an edge that is dragged snaps; the position itself when nothing is near. */
export const snapEdge = (
  position: number,
  direction: 'vertical' | 'horizontal',
  guides: Guides,
  others: readonly Box[],
  within: number,
): number => {
  const targets = snapTargets(guides, others);
  return nearest([position], direction === 'vertical' ? targets.x : targets.y, within)?.at ?? position;
};
