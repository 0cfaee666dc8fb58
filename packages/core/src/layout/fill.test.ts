import { describe, expect, it } from 'vitest';
import { book, photo, reportage } from '../../test/print.ts';
import { contains, guidesOf, placePhoto } from '../geometry/index.ts';
import { lossOf, shapeOf } from './arrange.ts';
import { checkProject } from './checks.ts';
import type { PhotoItem, PrintProject } from './document.ts';
import { fillProject } from './fill.ts';
import { addText } from './itemActs.ts';
import { justifiedRows } from './justified.ts';
import { byTime, momentsOf } from './moments.ts';
import { addPhotos } from './photoActs.ts';
import { readProject } from './readProject.ts';
import { lockSpread } from './spreadActs.ts';
import { mostPhotos, slotsOf, templates, templatesFor } from './templates.ts';

const bindings = ['layflat', 'bound'] as const;
const idsOn = ({ items }: PrintProject['spreads'][number]) =>
  items.flatMap((item) => (item.kind === 'photo' && item.photoId !== null ? [item.photoId] : []));
const order = (project: PrintProject) => project.spreads.map(idsOn);
const filled = (count: number, pages: number, binding: (typeof bindings)[number] = 'layflat', seed = 1) =>
  fillProject(addPhotos(book(pages, binding), reportage(count)), { seed });

describe('templates', () => {
  it.each(
    bindings.flatMap((binding) =>
      Array.from({ length: mostPhotos }, (_, index) => [index + 1, binding] as const),
    ),
  )('%d photos, %s: at least 12 different ones', (count, binding) => {
    const found = templatesFor(count, binding).filter(({ tags }) => tags.includes('full'));
    expect(new Set(found.map(({ parts }) => JSON.stringify(parts))).size).toBeGreaterThanOrEqual(12);
  });

  it('each has a name of its own', () => {
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  it.each(templates.map((template) => [template.id, template] as const))(
    '%s: as many boxes as it says, on the paper, apart from each other and across no fold but of its kind',
    (_id, template) => {
      for (const binding of template.bindings) {
        const geometry = {
          page_w: 300,
          page_h: 200,
          bleed: 3,
          safe: 12,
          gutter: 8,
          binding: 'bound' as const,
          cover: null,
        };
        const guides = guidesOf(geometry, { kind: binding === 'single' ? 'single' : 'inner' });
        const slots = slotsOf(template, guides);
        expect(slots).toHaveLength(template.count);
        const across = slots.filter((slot) =>
          guides.folds.some((fold) => slot.x < fold - 0.01 && slot.x + slot.w > fold + 0.01),
        );
        expect(binding !== 'bound' || across.length === 0 || template.tags.includes('panorama')).toBe(true);
        slots.forEach((slot, index) => {
          expect(contains(guides.bleed, slot)).toBe(true);
          expect(Math.min(slot.w, slot.h)).toBeGreaterThan(20);
          for (const other of slots.slice(index + 1)) {
            const apart = Math.max(
              other.x - slot.x - slot.w,
              slot.x - other.x - other.w,
              other.y - slot.y - slot.h,
              slot.y - other.y - other.h,
            );
            expect(apart).toBeGreaterThanOrEqual(-0.001);
          }
        });
      }
    },
  );

  it('none leaves a white line at the cut', () => {
    const project = addPhotos(book(20, 'bound'), reportage(120));
    const findings = [1, 2, 3].flatMap((seed) => checkProject(fillProject(project, { seed })));
    expect(findings.filter(({ check }) => check === 'bleedGuard')).toEqual([]);
  });
});

describe('moments', () => {
  const at = (id: string, time: string | null, name = id) => ({ id, name, taken_at: time });
  it('a gap of more than 15 minutes begins a new one; photos without a time come last, by their names', () => {
    const photos = byTime([
      at('c', null, 'img10'),
      at('d', null, 'img9'),
      at('b', '2026-06-06T10:20:00Z'),
      at('a', '2026-06-06T10:00:00Z'),
      at('e', 'not a time', 'img11'),
      at('f', '2026-06-06T10:15:00Z'),
    ]);
    expect(photos.map(({ id }) => id)).toEqual(['a', 'f', 'b', 'd', 'c', 'e']);
    expect(momentsOf(photos)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(momentsOf([at('a', '2026-06-06T10:00:00Z'), at('b', '2026-06-06T10:15:01Z')])).toEqual([0, 1]);
  });

  it('equal times keep the order of their names', () => {
    const same = '2026-06-06T10:00:00Z';
    expect(byTime([at('b', same), at('a', same)]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('rows without cropping', () => {
  it('each box has the shape of its photo, inside the area, in reading order', () => {
    const photos = reportage(9);
    const area = { x: 12, y: 12, w: 276, h: 176 };
    const boxes = justifiedRows(photos, area, 3);
    expect(boxes).toHaveLength(9);
    boxes.forEach((box, index) => {
      expect(box.w / box.h).toBeCloseTo((photos[index]?.w ?? 1) / (photos[index]?.h ?? 1), 6);
      expect(contains(area, box)).toBe(true);
    });
    const used = boxes.reduce((sum, { w, h }) => sum + w * h, 0) / (area.w * area.h);
    expect(used).toBeGreaterThan(0.5);
  });

  it.each([1, 2, 7, 30])('%d panoramas of a strange shape stay on the paper', (count) => {
    const area = { x: 0, y: 0, w: 100, h: 100 };
    const strange = Array.from({ length: count }, (_, index) => ({
      w: index % 2 ? 1 : 60_000,
      h: index % 3 ? 1 : 9_000,
    }));
    for (const box of justifiedRows(strange, area, 0))
      expect(Number.isFinite(box.x + box.y + box.w + box.h)).toBe(true);
    expect(justifiedRows([], area, 3)).toEqual([]);
  });
});

describe('automatic layout', () => {
  it.each(bindings)(
    'every photo of 120 is used once, in the order of time, on every spread of a %s book',
    (binding) => {
      const project = filled(120, 40, binding);
      const used = order(project).flat();
      expect(new Set(used).size).toBe(120);
      expect(used).toHaveLength(120);
      expect(order(project).every((ids) => ids.length >= 1 && ids.length <= mostPhotos)).toBe(true);
      // Within a spread the shapes decide; from spread to spread, time.
      const rank = new Map(byTime(project.photos).map(({ id }, index) => [id, index]));
      const ends = order(project).map((ids) => ids.map((id) => rank.get(id) ?? 0));
      ends
        .slice(1)
        .forEach((ranks, index) =>
          expect(Math.min(...ranks)).toBeGreaterThan(Math.max(...(ends[index] ?? []))),
        );
      expect(readProject(project)).toMatchObject({ ok: true });
    },
  );

  it('the same seed makes the same book, another one another', () => {
    expect(filled(90, 30)).toEqual(filled(90, 30));
    const templatesOf = (project: PrintProject) => project.spreads.map(({ template }) => template);
    expect(templatesOf(filled(90, 30, 'layflat', 2))).not.toEqual(templatesOf(filled(90, 30)));
  });

  it('photos lose little: at most a quarter of their area on average, and few lie across their frame', () => {
    const project = filled(300, 100);
    const losses = project.spreads.flatMap(({ items }) =>
      items.flatMap((item) => {
        const of = item.kind === 'photo' ? project.photos.find(({ id }) => id === item.photoId) : undefined;
        return of ? [lossOf(shapeOf(of), shapeOf(item))] : [];
      }),
    );
    expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeLessThan(0.25);
    expect(losses.filter((loss) => loss > 0.8).length).toBeLessThan(losses.length * 0.05);
  });

  it('moments are split less often than chance would', () => {
    const project = filled(120, 40);
    const photos = byTime(project.photos);
    const moments = momentsOf(photos);
    let start = 0;
    let splits = 0;
    for (const ids of order(project)) {
      if (start > 0 && moments[start] === moments[start - 1]) splits += 1;
      start += ids.length;
    }
    const even = Array.from({ length: 19 }, (_, index) => (index + 1) * 6).filter(
      (each) => moments[each] === moments[each - 1],
    ).length;
    expect(splits).toBeLessThan(even);
  });

  it('a highly rated photo and a panorama have a spread of their own, six pages apart', () => {
    const photos = reportage(120).map((each, index) => ({
      ...each,
      stars: [30, 31, 80].includes(index) ? 5 : 0,
    }));
    const project = fillProject(addPhotos(book(40), photos), { seed: 1 });
    const alone = order(project).flatMap((ids, index) =>
      ids.length === 1 && photos.some(({ id, stars, w, h }) => id === ids[0] && (stars === 5 || w / h > 2.2))
        ? [index]
        : [],
    );
    expect(alone.length).toBeGreaterThanOrEqual(2);
    alone.slice(1).forEach((spread, index) => expect(spread - (alone[index] ?? 0)).toBeGreaterThanOrEqual(3));
  });

  it.each(bindings)('no focus lies in the fold of a %s book', (binding) => {
    const project = filled(150, 60, binding);
    const inFold = checkProject(project).filter(({ check }) => check === 'gutter');
    expect(inFold).toEqual([]);
  });

  it('locked spreads keep what they have, and their photos are used nowhere else', () => {
    const first = filled(60, 20);
    const kept = first.spreads[3];
    if (!kept) throw new Error('no spread');
    const again = fillProject(lockSpread(first, kept.id, true), { seed: 99 });
    expect(again.spreads[3]?.items).toEqual(kept.items);
    expect(new Set(order(again).flat()).size).toBe(60);
    expect(order(again).flat()).toHaveLength(60);
  });

  it('texts stay', () => {
    const start = addPhotos(book(), reportage(30));
    const [withText, id] = addText(start, start.spreads[0]?.id ?? '', { x: 20, y: 20, w: 90, h: 20 }, 'Anna');
    expect(fillProject(withText, { seed: 1 }).spreads[0]?.items.at(-1)?.id).toBe(id);
  });

  it.each([
    ['fewer photos than spreads', 4, 20, 4],
    ['one photo', 1, 20, 1],
    ['more than fit: the best rated stay', 150, 20, 100],
  ])('%s', (_name, photos, pages, used) => {
    const project = filled(photos, pages);
    expect(order(project).flat()).toHaveLength(used);
    expect(readProject(project)).toMatchObject({ ok: true });
  });

  it('photos that are not there are left out; without any, nothing changes', () => {
    const project = addPhotos(book(), [photo('a', { status: 'gone' }), photo('b', { status: 'failed' })]);
    expect(fillProject(project, { seed: 1 })).toBe(project);
  });

  it('strange photos are laid out too: one pixel, a line, all at the same time', () => {
    const same = '2026-06-06T10:00:00Z';
    const strange = Array.from({ length: 40 }, (_, index) =>
      photo(`p${index}`, {
        w: index % 3 ? 1 : 60_000,
        h: index % 5 ? 1 : 300,
        taken_at: index % 7 ? same : null,
        stars: index % 2 ? 5 : 0,
      }),
    );
    const project = fillProject(addPhotos(book(), strange), { seed: 5 });
    expect(order(project).flat()).toHaveLength(40);
    expect(readProject(project)).toMatchObject({ ok: true });
  });

  it('without cropping, each photo is whole', () => {
    const project = fillProject(addPhotos(book(40), reportage(100)), { seed: 1, provider: 'justified' });
    for (const { items } of project.spreads)
      for (const item of items as PhotoItem[]) {
        const of = project.photos.find(({ id }) => id === item.photoId);
        if (!of) throw new Error('a box without a photo');
        const { visible } = placePhoto(of, item, item.crop);
        expect(visible.w * visible.h).toBeGreaterThan(of.w * of.h * 0.99);
      }
    expect(order(project).flat()).toHaveLength(100);
  });

  it('the cover shows the best photo on its front', () => {
    const project = filled(60, 20);
    const [item] = project.cover?.items ?? [];
    const shown = project.photos.find(({ id }) => item?.kind === 'photo' && id === item.photoId);
    expect(shown?.stars).toBe(Math.max(...project.photos.map(({ stars }) => stars)));
    expect(item?.x).toBeGreaterThan(300);
  });
});
