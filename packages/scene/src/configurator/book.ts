import type { Inset, Picture, Stamp } from '../design.ts';
import { engraved, fontOf } from '../lettering.ts';
import type { BookProduct, BoxShape, Cover } from '../product.ts';
import { surfaceOf, type Choices } from './fields.ts';
import { sizeOf } from './size.ts';

const finishes = ['gold', 'silver', 'copper', 'white'] as const;
const edges: Readonly<Record<string, string>> = { gold: '#d8b56c', silver: '#c4c4c2' };
const papers: ReadonlyMap<string, NonNullable<BookProduct['paper']>> = new Map([
  ['satin', 'satin'],
  ['silk', 'satin'],
  ['metallic', 'metal'],
  ['fineart', 'matte'],
]);
const coverPhoto: Picture = { photo: 'dandelion', focus: [0.4, 0.5] };
/** A book never has fewer leaves, whatever is typed while its pages are being changed; nor more than fit a picture. */
const [leastPages, mostPages] = [2, 600];

/** A book with the choices of a configuration; those that were not made stay as the catalogue has them. */
export function configureBook(base: BookProduct, choices: Choices): BookProduct {
  const { edges: _edges, ribbon: _ribbon, box: _box, ...bare } = base;
  const pages = choices.number('Pages');
  const edge = choices.has('Gilding') ? edges[choices.text('Gilding')] : base.edges;
  const ribbon = choices.has('Ribbon') ? choices.colour('Ribbon') : base.ribbon;
  const cover = coverOf(base, choices);
  const paper = papers.get(choices.text('Paper'));
  const box = choices.has('Box') ? boxOf(choices, cover) : base.box;
  return {
    ...bare,
    size: sizeOf(choices) ?? base.size,
    pages: pages === null ? base.pages : Math.min(mostPages, Math.max(leastPages, Math.round(pages))),
    cover,
    ...(paper === undefined ? {} : { paper }),
    ...(edge === undefined ? {} : { edges: edge }),
    ...(ribbon === undefined ? {} : { ribbon }),
    ...(box ? { box } : {}),
  };
}

function coverOf({ cover: base }: BookProduct, choices: Choices): Cover {
  const { inset: _inset, stamps: _stamps, spine: _spine, back: _back, quarter: _quarter, ...bare } = base;
  const material = choices.text('CoverMaterial');
  const surface = surfaceOf(material, choices.colour('CoverColor')) ?? base.surface;
  const other = choices.text('SpineMaterial');
  const spine = other === '' ? base.spine : surfaceOf(other, other === material ? surface.colour : undefined);
  const behind = choices.text('BackMaterial');
  const back =
    behind === '' ? base.back : surfaceOf(behind, behind === material ? surface.colour : undefined);
  const quarter = base.quarter ?? (spine && other !== '' ? 2.4 : undefined);
  const inset = insetOf(base, material, choices.text('CoverType'));
  const stamps = stampsOf(base, choices);
  return {
    ...bare,
    surface,
    ...(spine ? { spine } : {}),
    ...(back ? { back } : {}),
    ...(spine && quarter !== undefined ? { quarter } : {}),
    ...(inset ? { inset: choices.text('Finish') === 'gloss' ? { ...inset, isGlossy: true } : inset } : {}),
    ...(stamps.length > 0 ? { stamps } : {}),
  };
}

/** The picture on the cover: the whole of it behind acrylic and on a photo cover, else as the cover type says. */
function insetOf({ inset: base }: Cover, material: string, type: string): Inset | undefined {
  const picture = base?.picture ?? coverPhoto;
  if (material === 'acrylic') return { kind: 'acrylic', picture };
  if (material === 'photowrap' || type === 'photo') return { kind: 'print', picture };
  if (type === 'window')
    return base?.kind === 'window' ? base : { kind: 'window', picture, at: [0.25, 0.3, 0.5, 0.36] };
  // Of another cover the catalogue's own picture would be in the way of what was chosen.
  return type === '' && material === '' ? base : undefined;
}

function stampsOf({ stamps = [] }: Cover, choices: Choices): readonly Stamp[] {
  if (!choices.has('CoverType')) return choices.has('CoverMaterial') ? [] : stamps;
  if (choices.text('CoverType') !== 'engraved') return [];
  const lines = [choices.text('CoverText1'), choices.text('CoverText2')].filter((line) => line.trim() !== '');
  return lines.map((line, index) => ({
    ...lettering(line, choices),
    at: [0.5, lines.length === 1 ? 0.46 : 0.42 + index * 0.12],
  }));
}

/** A line of text: about as high as a line of any other length, as far as the cover is wide enough. */
function lettering(text: string, choices: Choices): Omit<Stamp, 'at'> {
  const wanted = choices.text('Font');
  const typeface = Object.hasOwn(engraved, wanted) ? engraved[wanted] : undefined;
  return {
    text: text.slice(0, 40),
    finish: finishes.find((finish) => finish === choices.text('Foil')) ?? 'blind',
    width: Math.min(0.8, 0.12 + 0.03 * text.length),
    ...(typeface === undefined ? {} : { font: fontOf(typeface) }),
  };
}

const forms: Readonly<Record<string, BoxShape['form']>> = {
  slipcase: 'slip',
  presentation: 'clamshell',
  wooden: 'slide',
};

function boxOf(choices: Choices, cover: Cover): BoxShape | undefined {
  const form = forms[choices.text('Box')];
  if (!form) return undefined;
  const material = choices.text('BoxMaterial');
  const sameAsCover = material !== '' && material === choices.text('CoverMaterial');
  const surface =
    form === 'slide'
      ? surfaceOf('wood')
      : sameAsCover
        ? cover.surface
        : surfaceOf(material === '' ? 'linen' : material);
  const text = choices.text('BoxText').trim();
  return {
    form,
    surface: surface ?? cover.surface,
    lining: { material: 'suede', colour: '#a39a8d' },
    ...(text === '' ? {} : { stamps: [boxStamp(text, form)] }),
  };
}

/** The text on a box: burnt into wood, else in gold. */
export function boxStamp(text: string, form: BoxShape['form']): Stamp {
  const width = Math.min(0.8, 0.12 + 0.03 * text.length);
  return { text: text.slice(0, 40), finish: form === 'slide' ? 'blind' : 'gold', at: [0.5, 0.5], width };
}
