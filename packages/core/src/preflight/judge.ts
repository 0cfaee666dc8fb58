import type { ExpectedSlot, Finding } from '../contract/index.ts';
import type { DeepFacts, FileFacts } from './facts.ts';
import { densityLimits, fitOf, printDensity, targetOf } from './size.ts';

/** Pixels of a picture that are taken at all: the largest sheet of the lab and a half. */
export const mostPixels = 200_000_000;

export interface Asked {
  /** null while the file has no place yet: what hangs on the size is not judged. */
  readonly slot: Pick<ExpectedSlot, 'kind' | 'w_mm' | 'h_mm' | 'bleed_mm'> | null;
  /** 'sRGB' or 'AdobeRGB'. */
  readonly profile: string;
}

type Draft = Omit<Finding, 'fix' | 'values'> & Partial<Pick<Finding, 'fix' | 'values'>>;

/** Every check of the table in editor.md 3(c) that one file alone can answer, the gravest first. */
export function judge(facts: FileFacts, asked: Asked, deep: DeepFacts | null = null): Finding[] {
  const drafts: (Draft | false)[] = [
    ...ofType(facts),
    ...ofSize(facts, asked),
    ...ofColour(facts, asked),
    ...ofRest(facts),
  ];
  if (deep) drafts.push(...ofPicture(facts, deep));
  const levels = ['block', 'warn', 'note'];
  const found = drafts.filter((draft): draft is Draft => draft !== false);
  const first = found.find(({ code }) => ['empty', 'type', 'pixels', 'damaged'].includes(code));
  // What is no picture, or a broken one, has no other faults worth telling.
  return (first ? [first] : found)
    .map((draft) => ({ fix: '', values: {}, ...draft }))
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

function ofType({ type, width, height }: FileFacts): (Draft | false)[] {
  const taken = type === 'jpeg' || type === 'tiff' || type === 'pdf';
  return [
    type === 'empty' && { code: 'empty', level: 'block' },
    !taken &&
      type !== 'empty' && {
        code: 'type',
        level: 'block',
        values: { type: type === 'unknown' ? '?' : type.toUpperCase() },
      },
    taken && type !== 'pdf' && (width === 0 || height === 0) && { code: 'damaged', level: 'block' },
    width * height > mostPixels && {
      code: 'pixels',
      level: 'block',
      values: { megapixels: Math.round((width * height) / 1_000_000) },
    },
  ];
}

function ofSize(facts: FileFacts, { slot }: Asked): (Draft | false)[] {
  if (!slot || facts.type === 'pdf' || facts.width === 0) return [];
  const sideways = facts.orientation >= 5;
  const [width, height] = sideways ? [facts.height, facts.width] : [facts.width, facts.height];
  // A single picture may lie on its side: the lab turns it.
  const sheet =
    slot.kind === 'image' && width > height !== slot.w_mm > slot.h_mm
      ? { ...slot, w_mm: slot.h_mm, h_mm: slot.w_mm }
      : slot;
  const target = targetOf(sheet);
  const values = { width, height, wantedWidth: target.width, wantedHeight: target.height };
  const fit = fitOf(width, height, sheet, slot.kind === 'spread');
  if (fit.kind === 'exact')
    return [
      facts.density !== printDensity &&
        facts.density > 0 && { code: 'densityTag', level: 'note', values: { density: facts.density } },
    ];
  if (fit.kind === 'singlePage') return [{ code: 'singlePage', level: 'block', values }];
  if (fit.kind === 'turned') return [{ code: 'turned', level: 'block', values }];
  if (fit.kind === 'otherShape')
    return [
      fit.looksLike === ''
        ? { code: 'shape', level: 'block', values }
        : { code: 'shapeOf', level: 'block', values: { ...values, book: fit.looksLike } },
    ];
  const { density } = fit;
  const dpi = { ...values, density };
  return [
    density < densityLimits.refused && { code: 'lowDensity', level: 'block', values: dpi },
    density >= densityLimits.refused &&
      density < densityLimits.warned && { code: 'softDensity', level: 'warn', values: dpi },
    density >= densityLimits.warned &&
      fit.kind === 'scaled' && { code: 'scaled', level: 'note', values: dpi },
    fit.kind === 'noBleed' &&
      density >= densityLimits.refused && { code: 'noBleed', level: 'warn', values, fix: 'mirrorBleed' },
  ];
}

function ofColour(facts: FileFacts, { profile }: Asked): (Draft | false)[] {
  if (facts.type === 'pdf') return [];
  const { model } = facts;
  if (model === 'cmyk' || model === 'lab' || model === 'indexed')
    return [
      {
        code: 'colourModel',
        level: 'block',
        values: { model: model === 'lab' ? 'Lab' : model === 'cmyk' ? 'CMYK' : 'indexed' },
      },
    ];
  return [
    model === 'gray' && { code: 'gray', level: 'note', fix: 'toRgb' },
    model === 'rgb' && facts.profile === 'none' && { code: 'noProfile', level: 'warn', fix: 'assumeSrgb' },
    facts.profile === 'other' &&
      model === 'rgb' && {
        code: 'otherProfile',
        level: 'warn',
        values: { profile: facts.profileName || '?' },
        fix: 'toSrgb',
      },
    (facts.profile === 'sRGB' || facts.profile === 'AdobeRGB') &&
      facts.profile !== profile && {
        code: 'profileDiffers',
        level: 'note',
        values: { profile: nameOf(facts.profile), wanted: nameOf(profile) },
      },
  ];
}

const nameOf = (profile: string) => (profile === 'AdobeRGB' ? 'Adobe RGB (1998)' : profile);

function ofRest(facts: FileFacts): (Draft | false)[] {
  return [
    facts.depth > 8 && { code: 'depth', level: 'note', values: { depth: facts.depth }, fix: 'to8bit' },
    facts.type === 'tiff' &&
      facts.pages > 1 && { code: 'layers', level: 'block', values: { pages: facts.pages } },
    facts.alpha && { code: 'alpha', level: 'note', fix: 'flatten' },
    facts.orientation > 1 && { code: 'orientation', level: 'note', fix: 'turn' },
  ];
}

/** Below this a picture is one colour. */
const blank = 2;

function ofPicture(facts: FileFacts, deep: DeepFacts): (Draft | false)[] {
  return [
    !deep.complete && { code: 'damaged', level: 'block' },
    deep.deviation !== null &&
      deep.deviation < blank &&
      facts.type !== 'pdf' && { code: 'blank', level: 'note' },
    deep.bareSides.length > 0 && {
      code: 'bareEdge',
      level: 'warn',
      values: { sides: deep.bareSides.join(' ') },
    },
  ];
}

/** 'red' keeps an order from being sent, 'amber' wants a tick, 'green' is ready. */
export function lightOf(
  findings: readonly Finding[],
  accepted: readonly string[],
): 'red' | 'amber' | 'green' {
  if (findings.some(({ level }) => level === 'block')) return 'red';
  const open = findings.some(({ level, code }) => level === 'warn' && !accepted.includes(code));
  return open ? 'amber' : 'green';
}
