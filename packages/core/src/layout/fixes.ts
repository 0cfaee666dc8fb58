import type { Guides } from '../geometry/index.ts';
import { extended, guardedEdges, inkOf, layOutItem } from './checkRules.ts';
import type { CheckOptions, ProjectFinding } from './checks.ts';
import type { PrintProject, ProjectItem } from './document.ts';
import { changeItems } from './edit.ts';
import { removeItems, resizeItem } from './itemActs.ts';
import { findItem, findSheet, guidesFor } from './sheets.ts';

/** Smallest type that a fix sets, points. */
const leastType = 6;

/** The project with what a finding offers done; unchanged when nothing can be done. */
export function applyFix(
  project: PrintProject,
  finding: ProjectFinding,
  options: CheckOptions = {},
): PrintProject {
  const item = findItem(project, finding.itemId);
  const sheet = findSheet(project, finding.sheetId);
  if (!item || !sheet || !finding.fix) return project;
  const guides = guidesFor(project, sheet);
  switch (finding.fix) {
    case 'remove':
      return removeItems(project, [item.id]);
    case 'extend':
      return resizeItem(project, item.id, extended(item, guardedEdges(item, guides), guides));
    case 'moveInside':
      return moveInside(project, item, guides, options);
    case 'shrinkText':
      return shrinkText(project, item, options);
  }
}

function moveInside(
  project: PrintProject,
  item: ProjectItem,
  guides: Guides,
  options: CheckOptions,
): PrintProject {
  if (item.kind !== 'text') return project;
  const outlines = options.outlinesOf?.(item.font) ?? null;
  const ink = inkOf(item, layOutItem(item, outlines), outlines);
  if (!ink) return project;
  // To the page that it is nearest to.
  const distance = (box: Guides['trim']) => Math.abs(box.x + box.w / 2 - ink.x - ink.w / 2);
  const [page] = guides.safe.toSorted((a, b) => distance(a) - distance(b));
  if (!page) return project;
  const inside = (at: number, size: number, from: number, room: number) =>
    size > room ? from + (room - size) / 2 : Math.max(from, Math.min(at, from + room - size));
  const x = inside(ink.x, ink.w, page.x, page.w) - ink.x;
  const y = inside(ink.y, ink.h, page.y, page.h) - ink.y;
  return changeItems(project, [item.id], (each) => ({ ...each, x: each.x + x, y: each.y + y }));
}

function shrinkText(project: PrintProject, item: ProjectItem, options: CheckOptions): PrintProject {
  const outlines = item.kind === 'text' ? (options.outlinesOf?.(item.font) ?? null) : null;
  if (item.kind !== 'text' || !outlines) return project;
  for (let pt = item.pt - 0.5; pt >= leastType; pt -= 0.5) {
    const smaller = { ...item, pt };
    if (!layOutItem(smaller, outlines)?.overflows) return changeItems(project, [item.id], () => smaller);
  }
  return project;
}
