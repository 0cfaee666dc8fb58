import type { CardFront, CardInside, CardMessage } from './cardLayouts.ts';
import type { CardOccasion } from './cardWords.ts';
import type { TextStyle } from './document.ts';

/** Products of cards that have designs of their own; `plain` are the others. */
export const cardSets = ['thanks', 'christmas', 'plain'] as const;
export type CardSet = (typeof cardSets)[number];

/** How a card looks and what it says until it is written over. */
export interface CardDesign {
  /** Stays the same for ever: projects name it. */
  readonly id: string;
  readonly set: CardSet;
  readonly occasion: CardOccasion;
  readonly front: CardFront;
  readonly message: CardMessage;
  readonly inside: CardInside;
  readonly paper: string;
  /** Of the title; `ink` of the other texts. */
  readonly accent: string;
  readonly ink: string;
  readonly titleFont: TextStyle['font'];
  readonly font: TextStyle['font'];
}

const white = '#ffffff';
const ivory = '#f7f2e8';
const sage = '#e9eee4';
const blush = '#f6e9e5';
const night = '#1f2a3d';
const fir = '#20392e';
const ink = '#2b2b2b';
const gold = '#8a6a2f';
const red = '#9c2f2a';

const script = 'dancing-script';
const serif = 'eb-garamond';
const sans = 'lato';
const display = 'fraunces';

type Looks = Pick<CardDesign, 'paper' | 'accent' | 'ink' | 'titleFont' | 'font'>;
const looks = (
  paper: string,
  accent: string,
  text: string,
  titleFont: TextStyle['font'],
  font: TextStyle['font'],
): Looks => ({ paper, accent, ink: text, titleFont, font });

type Pages = readonly [front: CardFront, message: CardMessage, inside: CardInside];
const design = (
  set: CardSet,
  name: string,
  occasion: CardOccasion,
  [front, message, inside]: Pages,
  look: Looks,
): CardDesign => ({ id: `${set}:${name}`, set, occasion, front, message, inside, ...look });

/** Every design. Those of a set come in the order in which they are offered. */
export const cardDesigns: readonly CardDesign[] = [
  design('thanks', 'classic', 'thanks', ['band', 'letter', 'photo'], looks(white, ink, ink, script, serif)),
  design('thanks', 'frame', 'thanks', ['frame', 'letter', 'frame'], looks(ivory, gold, ink, serif, serif)),
  design('thanks', 'trio', 'thanks', ['trio', 'photoLetter', 'photo'], looks(white, ink, ink, display, sans)),
  design(
    'thanks',
    'medallion',
    'thanks',
    ['medallion', 'letter', 'blank'],
    looks(sage, '#4d6248', ink, script, serif),
  ),
  design(
    'thanks',
    'letters',
    'thanks',
    ['letters', 'photoLetter', 'photo'],
    looks(blush, '#8c4a43', ink, script, sans),
  ),
  design('thanks', 'baby', 'thanksBaby', ['top', 'letter', 'frame'], looks(ivory, gold, ink, script, sans)),
  design(
    'christmas',
    'classic',
    'christmas',
    ['band', 'letter', 'photo'],
    looks(white, red, ink, script, serif),
  ),
  design(
    'christmas',
    'fir',
    'christmas',
    ['frame', 'letter', 'frame'],
    looks(fir, '#e7d6a8', '#f3efe4', serif, serif),
  ),
  design('christmas', 'grid', 'christmas', ['grid', 'letter', 'photo'], looks(ivory, red, ink, serif, sans)),
  design(
    'christmas',
    'night',
    'christmas',
    ['medallion', 'letter', 'blank'],
    looks(night, '#e7d6a8', '#eef0f4', script, sans),
  ),
  design('christmas', 'year', 'newYear', ['row', 'letter', 'photo'], looks(white, gold, ink, serif, sans)),
  design(
    'christmas',
    'letters',
    'christmas',
    ['letters', 'photoLetter', 'photo'],
    looks(red, '#fbf3e6', '#fbf3e6', script, serif),
  ),
  design('plain', 'married', 'married', ['band', 'letter', 'photo'], looks(white, ink, ink, display, sans)),
  design('plain', 'date', 'saveTheDate', ['frame', 'letter', 'blank'], looks(ivory, gold, ink, serif, serif)),
  design('plain', 'row', 'married', ['row', 'photoLetter', 'photo'], looks(white, ink, ink, script, sans)),
  design(
    'plain',
    'baby',
    'baby',
    ['medallion', 'letter', 'frame'],
    looks(blush, '#8c4a43', ink, script, sans),
  ),
];

const byId = new Map(cardDesigns.map((each) => [each.id, each]));
export const findCardDesign = (id: string): CardDesign | undefined => byId.get(id);

/** Modules of the products that have a set of their own (PRINT-16). */
const setsByModule: Readonly<Record<number, CardSet>> = { 61: 'thanks', 62: 'christmas' };

/** Designs of a module; those without a set of their own have all, the plain ones first. */
export function designsForModule(module: number): readonly CardDesign[] {
  const set = setsByModule[module];
  if (set !== undefined) return cardDesigns.filter((each) => each.set === set);
  return cardDesigns.toSorted((a, b) => Number(b.set === 'plain') - Number(a.set === 'plain'));
}
