import type { Binding, Box, Guides } from '../geometry/index.ts';
import { pageLayouts, pagePairs, spreadLayouts } from './pageLayouts.ts';
import type { PageLayout, PercentBox, SpreadLayout } from './pageLayouts.ts';

/** `full` reaches the bleed, `margin` keeps clear of the trim; `hero` has one photo far larger than the others. */
export const templateTags = ['full', 'margin', 'hero', 'grid', 'airy', 'panorama', 'mirrored'] as const;
export type TemplateTag = (typeof templateTags)[number];

/** An arrangement of boxes on a sheet. */
export interface Template {
  /** Stays the same for ever: projects name it. */
  readonly id: string;
  /** Photos it has boxes for. */
  readonly count: number;
  /** Sheets it is for; `single` sheets have no fold. */
  readonly bindings: readonly (Binding | 'single')[];
  readonly tags: readonly TemplateTag[];
  /** The parts of the sheet and their boxes, in percent of the part. */
  readonly parts: readonly {
    readonly area: 'left' | 'right' | 'spread';
    readonly boxes: readonly PercentBox[];
  }[];
}

/** Gap between boxes that touch, millimetres. */
export const usualGap = 3;

const areaOf = (boxes: readonly PercentBox[]) => boxes.map(([, , w, h]) => w * h);

function tagsOf(parts: Template['parts'], frame: 'full' | 'margin'): TemplateTag[] {
  // Percents of a spread cover twice the paper that those of a page do.
  const areas = parts.flatMap(({ area, boxes }) =>
    areaOf(boxes).map((each) => each * (area === 'spread' ? 2 : 1)),
  );
  const total = areas.reduce((sum, each) => sum + each, 0);
  const largest = Math.max(...areas);
  const [left, right] = [parts[0], parts[1]];
  const mirrored =
    left && right && JSON.stringify(left.boxes) === JSON.stringify(right.boxes) && left.boxes.length > 0;
  const isGrid = areas.length > 2 && areas.every((each) => Math.abs(each - largest) < largest * 0.02);
  return [
    frame,
    ...(areas.length > 1 && largest >= 0.45 * total ? (['hero'] as const) : []),
    ...(isGrid ? (['grid'] as const) : []),
    ...(total < 12_000 ? (['airy'] as const) : []),
    ...(parts.some(({ area, boxes }) => area === 'spread' && boxes.some(([, , w]) => w >= 100))
      ? (['panorama'] as const)
      : []),
    ...(mirrored ? (['mirrored'] as const) : []),
  ];
}

const frames = ['full', 'margin'] as const;

function pairTemplates(): Template[] {
  return Object.entries(pagePairs).flatMap(([count, pairs]) =>
    pairs.split(' ').flatMap((pair) => {
      const [left, right] = pair.split('+') as [PageLayout, PageLayout];
      const parts = [
        { area: 'left', boxes: pageLayouts[left] },
        { area: 'right', boxes: pageLayouts[right] },
      ] as const;
      return frames.map(
        (frame): Template => ({
          id: `${pair}/${frame}`,
          count: Number(count),
          bindings: ['layflat', 'bound'],
          tags: tagsOf(parts, frame),
          parts,
        }),
      );
    }),
  );
}

function spreadTemplates(): Template[] {
  return (Object.keys(spreadLayouts) as SpreadLayout[]).flatMap((name) => {
    const parts = [{ area: 'spread', boxes: spreadLayouts[name] }] as const;
    return frames.map(
      (frame): Template => ({
        id: `spread:${name}/${frame}`,
        count: spreadLayouts[name].length,
        // One photo over both pages is what a hero is given, in a bound book too.
        bindings: name === '1spread' ? ['layflat', 'bound'] : ['layflat'],
        tags: tagsOf(parts, frame),
        parts,
      }),
    );
  });
}

function singleTemplates(): Template[] {
  return (Object.keys(pageLayouts) as PageLayout[])
    .filter((name) => name !== '0')
    .flatMap((name) => {
      const parts = [{ area: 'left', boxes: pageLayouts[name] }] as const;
      return frames.map(
        (frame): Template => ({
          id: `page:${name}/${frame}`,
          count: pageLayouts[name].length,
          bindings: ['single'],
          tags: tagsOf(parts, frame),
          parts,
        }),
      );
    });
}

/** Every template of the library. */
export const templates: readonly Template[] = [
  ...pairTemplates(),
  ...spreadTemplates(),
  ...singleTemplates(),
];

const byId = new Map(templates.map((template) => [template.id, template]));
export const findTemplate = (id: string): Template | undefined => byId.get(id);

/** Templates for so many photos on a sheet of a binding. */
export const templatesFor = (count: number, binding: Binding | 'single'): readonly Template[] =>
  templates.filter((template) => template.count === count && template.bindings.includes(binding));

/** Most photos that a template has boxes for. */
export const mostPhotos = 10;

/** Where the parts of a sheet lie: to the bleed at its outer edges, or clear of the trim by the safe distance. */
function partBox(area: 'left' | 'right' | 'spread', isFull: boolean, guides: Guides): Box {
  const { bleed, trim, pages, safe } = guides;
  const first = pages[0] ?? trim;
  if (area === 'spread') {
    if (isFull) return bleed;
    const [left, right] = [safe[0] ?? trim, safe[1] ?? safe[0] ?? trim];
    return { x: left.x, y: left.y, w: right.x + right.w - left.x, h: left.h };
  }
  const index = area === 'left' ? 0 : 1;
  if (!isFull) return safe[index] ?? trim;
  const page = pages[index] ?? first;
  const isSingle = pages.length === 1;
  const x = area === 'left' ? bleed.x : page.x;
  const right = area === 'right' || isSingle ? bleed.x + bleed.w : page.x + page.w;
  return { x, y: bleed.y, w: right - x, h: bleed.h };
}

/** The boxes of a template on a sheet, millimetres; `gap` is the space between neighbours. */
export function slotsOf(template: Pick<Template, 'tags' | 'parts'>, guides: Guides, gap = usualGap): Box[] {
  const isFull = template.tags.includes('full');
  return template.parts.flatMap(({ area, boxes }) => {
    const part = partBox(area, isFull, guides);
    return boxes.map(([x, y, w, h]): Box => {
      // Edges inside the part give half of the gap each.
      const inset = (percent: number) => (percent < 0.05 || percent > 99.95 ? 0 : gap / 2);
      const left = part.x + (part.w * x) / 100 + inset(x);
      const top = part.y + (part.h * y) / 100 + inset(y);
      const right = part.x + (part.w * (x + w)) / 100 - inset(x + w);
      const bottom = part.y + (part.h * (y + h)) / 100 - inset(y + h);
      return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) };
    });
  });
}
