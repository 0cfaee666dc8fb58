import { candidatesFor, fillSlots, boxWith, jitter, meanLoss, photoOrder, shapeOf } from './arrange.ts';
import type { Candidate } from './arrange.ts';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread } from './document.ts';
import { changeSheet, takeIds } from './edit.ts';
import { justifiedRows } from './justified.ts';
import { byTime, momentsOf } from './moments.ts';
import { breakPages } from './pageBreaks.ts';
import { randomOf } from './random.ts';
import { guidesFor } from './sheets.ts';
import { mostPhotos, usualGap } from './templates.ts';

export interface FillOptions {
  /** The same seed gives the same book; another one shuffles it. */
  readonly seed: number;
  /** `templates` crops to fill boxes; `justified` shows each photo whole. */
  readonly provider?: 'templates' | 'justified';
  /** `full` reaches the edges of the paper, `margin` keeps white around. Default: both. */
  readonly frame?: 'full' | 'margin' | 'both';
}

/** A photo that gets a spread of its own: rated so, or a panorama. */
const isHero = ({ stars, w, h }: ProjectPhoto) => stars >= 4 || w / h >= 2.2;
/** Spreads between two such photos: at least six pages. */
const heroDistance = 3;

const cost = { crop: 3, split: 0.6, count: 0.05, repeat: 0.15 } as const;

/** Photos on sheets that automatic layout leaves alone. */
function photosOn(spreads: readonly ProjectSpread[]): Set<string> {
  return new Set(
    spreads.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'photo' && item.photoId !== null ? [item.photoId] : [])),
    ),
  );
}

/** At most so many photos: the best rated, and evenly chosen among those rated alike. */
function thinned(photos: readonly ProjectPhoto[], most: number): ProjectPhoto[] {
  if (photos.length <= most) return [...photos];
  const kept = new Set<ProjectPhoto>();
  for (const stars of [5, 4, 3, 2, 1, 0]) {
    const group = photos.filter((photo) => photo.stars === stars);
    const room = Math.min(most - kept.size, group.length);
    for (let index = 0; index < room; index += 1) {
      const photo = group[Math.floor((index * group.length) / room)];
      if (photo) kept.add(photo);
    }
  }
  return photos.filter((photo) => kept.has(photo));
}

/**
 * Lays out all photos of a book on its spreads, in the order of time: photos of a moment stay together, each spread has
 * about the same number, photos go where the least of them is cropped, their focus stays away from the fold. Locked
 * spreads keep what they have, texts stay where they are. Deterministic.
 */
export function fillProject(project: PrintProject, options: FillOptions): PrintProject {
  const open = project.spreads.filter(({ locked, kind }) => !locked && kind === 'inner');
  const kept = photosOn(project.spreads.filter(({ locked }) => locked));
  const usable = project.photos.filter(
    ({ id, status }) => !kept.has(id) && status !== 'gone' && status !== 'failed',
  );
  const photos = thinned(byTime(usable), open.length * mostPhotos);
  if (photos.length === 0 || open.length === 0) return project;
  const spreads = open.slice(0, Math.min(open.length, photos.length));
  const plan = planBook(project, spreads[0] ?? open[0], photos, spreads.length, options);
  let next: PrintProject = { ...project, seed: options.seed >>> 0 };
  plan.forEach(({ photos: group, candidate }, index) => {
    const spread = spreads[index];
    if (spread) next = layOut(next, spread, group, candidate);
  });
  // More spreads than photos: the rest is emptied, so that no photo appears twice.
  for (const spread of open.slice(spreads.length)) next = layOut(next, spread, [], null);
  return fillCover(next);
}

interface PlannedSpread {
  readonly photos: readonly ProjectPhoto[];
  /** Null: rows without cropping. */
  readonly candidate: Candidate | null;
}

function planBook(
  project: PrintProject,
  model: ProjectSpread | undefined,
  photos: readonly ProjectPhoto[],
  spreads: number,
  options: FillOptions,
): PlannedSpread[] {
  const guides = guidesFor(project, model ?? { kind: 'inner', turned: false });
  const { binding } = project.geometry;
  const frame = options.frame ?? 'both';
  const candidates = Array.from({ length: mostPhotos + 1 }, (_, count) =>
    count === 0
      ? []
      : candidatesFor(count, guides, binding, ({ tags }) => frame === 'both' || tags.includes(frame)).map(
          (candidate): Seeded => {
            const { id, tags } = candidate.template;
            const isPanorama = tags.includes('panorama');
            const base = jitter * randomOf(options.seed, id);
            return { candidate, base, isPanorama, forHeroes: isPanorama && binding === 'bound' };
          },
        ),
  );
  const book = { photos, moments: momentsOf(photos), spreads, candidates };
  const isJustified = options.provider === 'justified';
  const breaks = breaksOf(book, isJustified);
  const groups = breaks.map((start, index) => photos.slice(start, breaks[index + 1] ?? photos.length));
  if (isJustified) return groups.map((group) => ({ photos: group, candidate: null }));
  return chooseTemplates(groups.map((group) => ({ group, ranked: best(priced(book, group)) }))).map(
    (candidate, index) => ({ photos: groups[index] ?? [], candidate }),
  );
}

interface Book {
  readonly photos: readonly ProjectPhoto[];
  readonly moments: readonly number[];
  readonly spreads: number;
  /** By the number of photos. */
  readonly candidates: readonly (readonly Seeded[])[];
}

/** A candidate with the part of its cost that no photo changes. */
interface Seeded {
  readonly candidate: Candidate;
  readonly base: number;
  readonly isPanorama: boolean;
  /** Only for a photo that has earned a spread of its own. */
  readonly forHeroes: boolean;
}

interface Ranked {
  readonly candidate: Candidate;
  readonly cost: number;
}

/** Templates for a group of photos with their costs. */
function priced({ candidates }: Book, group: readonly ProjectPhoto[]): Ranked[] {
  const shapes = photoOrder(group).map((index) => shapeOf(group[index] ?? { w: 1, h: 1 }));
  const [only] = group;
  const isAlone = group.length === 1 && only !== undefined && isHero(only);
  const widens = isAlone && only.w / only.h >= 1.4 ? 0.6 : 0;
  return (candidates[group.length] ?? [])
    .filter(({ forHeroes }) => isAlone || !forHeroes)
    .map(({ candidate, base, isPanorama }) => ({
      candidate,
      cost: base + cost.crop * meanLoss(shapes, candidate) - (isPanorama ? widens : 0),
    }));
}

/** A number of photos that no template is for costs more than any crop. */
const noTemplate = 10;
const leastCost = (ranked: readonly Ranked[]) =>
  ranked.reduce((least, each) => Math.min(least, each.cost), noTemplate);
/** The templates between which neighbours decide. */
const best = (ranked: readonly Ranked[]) => ranked.toSorted((a, b) => a.cost - b.cost).slice(0, 4);

/** Heroes far enough from each other in the row of photos, the best first. */
function chooseHeroes(photos: readonly ProjectPhoto[], density: number): Set<number> {
  const distance = Math.ceil(heroDistance * density);
  const chosen = new Set<number>();
  photos
    .map((photo, index) => ({ photo, index }))
    .filter(({ photo }) => isHero(photo))
    .toSorted((a, b) => b.photo.stars - a.photo.stars || a.index - b.index)
    .forEach(({ index }) => {
      if ([...chosen].every((other) => Math.abs(other - index) >= distance)) chosen.add(index);
    });
  return chosen;
}

function breaksOf(book: Book, isJustified: boolean): number[] {
  const { photos, moments, spreads } = book;
  const target = photos.length / spreads;
  const heroes = chooseHeroes(photos, target);
  for (;;) {
    const found = breakPages(photos.length, spreads, mostPhotos, {
      cut: (start) => (moments[start] === moments[start - 1] ? cost.split : 0),
      group: (start, end) => {
        const count = end - start;
        for (let index = start; index < end; index += 1)
          if (heroes.has(index) && count > 1) return Number.POSITIVE_INFINITY;
        // A hero alone is no page with too few photos.
        const spare = heroes.has(start) ? 0 : (count - target) ** 2 * cost.count;
        return spare + (isJustified ? 0 : leastCost(priced(book, photos.slice(start, end))));
      },
    });
    const close = found && closeHero(found, heroes, photos);
    if (found && close === undefined) return found;
    // Too many spreads for heroes, or two of them too near: the one of less worth stands among others.
    const last = close ?? [...heroes].at(-1);
    if (last === undefined) return evenBreaks(photos.length, spreads);
    heroes.delete(last);
  }
}

/** A hero less than six pages behind another one: the one rated lower of the two. */
function closeHero(
  breaks: readonly number[],
  heroes: ReadonlySet<number>,
  photos: readonly ProjectPhoto[],
): number | undefined {
  let before: { readonly spread: number; readonly photo: number } | undefined;
  for (const [spread, photo] of breaks.entries()) {
    if (!heroes.has(photo)) continue;
    if (before && spread - before.spread < heroDistance)
      return (photos[photo]?.stars ?? 0) > (photos[before.photo]?.stars ?? 0) ? before.photo : photo;
    before = { spread, photo };
  }
  return undefined;
}

const evenBreaks = (count: number, spreads: number): number[] =>
  Array.from({ length: spreads }, (_, index) => Math.floor((index * count) / spreads));

/** One template for each group at the least cost, neighbours that look alike counted (Viterbi). */
function chooseTemplates(
  groups: readonly { readonly group: readonly ProjectPhoto[]; readonly ranked: readonly Ranked[] }[],
): (Candidate | null)[] {
  let paths: { readonly cost: number; readonly chosen: readonly (Candidate | null)[] }[] = [
    { cost: 0, chosen: [] },
  ];
  for (const { ranked } of groups) {
    if (ranked.length === 0) {
      paths = paths.slice(0, 1).map((path) => ({ ...path, chosen: [...path.chosen, null] }));
      continue;
    }
    paths = ranked.map(({ candidate, cost: own }) => {
      const best = paths
        .map((path) => ({
          path,
          total:
            path.cost + own + (path.chosen.at(-1)?.template.id === candidate.template.id ? cost.repeat : 0),
        }))
        .reduce((least, each) => (each.total < least.total ? each : least));
      return { cost: best.total, chosen: [...best.path.chosen, candidate] };
    });
  }
  return [...paths.reduce((least, each) => (each.cost < least.cost ? each : least)).chosen];
}

/** Replaces the photo boxes of a spread; its texts stay, in front. */
function layOut(
  project: PrintProject,
  spread: ProjectSpread,
  photos: readonly ProjectPhoto[],
  candidate: Candidate | null,
): PrintProject {
  const guides = guidesFor(project, spread);
  const [next, ids] = takeIds(project, 'i', Math.max(photos.length, candidate?.slots.length ?? 0));
  const boxes: PhotoItem[] = candidate
    ? fillSlots(photos, candidate, guides, ids)
    : rowsOnPages(photos, guides.safe).map(({ box, photo }, index) =>
        boxWith(ids[index] ?? '', box, photo, guides),
      );
  return changeSheet(next, spread.id, (sheet) => ({
    ...sheet,
    template: candidate?.template.id ?? '',
    items: [...boxes, ...sheet.items.filter(({ kind }) => kind === 'text')],
  }));
}

/** Whole photos in rows, on both pages of a spread; one page has one photo more when they are odd. */
export function rowsOnPages<T extends { readonly w: number; readonly h: number }>(
  photos: readonly T[],
  pages: readonly Parameters<typeof justifiedRows>[1][],
) {
  const share = Math.ceil(photos.length / Math.max(1, pages.length));
  return pages.flatMap((page, index) => {
    const part = photos.slice(index * share, (index + 1) * share);
    return justifiedRows(part, page, usualGap).flatMap((box, each) => {
      const photo = part[each];
      return photo ? [{ box, photo }] : [];
    });
  });
}

/** An empty cover gets the best photo on its front. */
function fillCover(project: PrintProject): PrintProject {
  const { cover } = project;
  if (!cover || cover.locked || cover.items.some((item) => item.kind === 'photo' && item.photoId !== null))
    return project;
  const guides = guidesFor(project, cover);
  const front = guides.pages.at(-1);
  const [best] = byTime(
    project.photos.filter(({ status }) => status !== 'gone' && status !== 'failed'),
  ).toSorted((a, b) => b.stars - a.stars);
  if (!front || !best) return project;
  const { bleed } = guides;
  const box = { x: front.x, y: bleed.y, w: bleed.x + bleed.w - front.x, h: bleed.h };
  const [next, [id = '']] = takeIds(project, 'i', 1);
  return changeSheet(next, cover.id, (sheet) => ({
    ...sheet,
    items: [boxWith(id, box, best, guides), ...sheet.items.filter(({ kind }) => kind === 'text')],
  }));
}
