// Long because it is data: the boxes of the pages of cards, upright and lying.
import type { PercentBox } from './pageLayouts.ts';

/** The part that a text has on a card; `message` is the long one. */
export const cardRoles = ['title', 'names', 'date', 'message'] as const;
export type CardRole = (typeof cardRoles)[number];

export interface CardTextPlace {
  readonly role: CardRole;
  readonly box: PercentBox;
  /** Points on a page whose shorter side is 100 mm. */
  readonly size: number;
}

/** A page of a card; photos that touch an edge of the paper reach its bleed. */
export interface CardPage {
  readonly photos: readonly PercentBox[];
  /** Photos are as round as their boxes allow. */
  readonly isRound?: boolean;
  readonly texts: readonly CardTextPlace[];
}

/** A page of an upright card and of a lying one. */
interface CardPages {
  readonly portrait: CardPage;
  readonly landscape: CardPage;
}

type Sized = readonly [...box: PercentBox, size: number];
const place = (role: CardRole, [x, y, w, h, size]: Sized): CardTextPlace => ({
  role,
  box: [x, y, w, h],
  size,
});
/** Title, names and date: every front has all three, so that no word is lost when the design is changed. */
const front = (title: Sized, names: Sized, date: Sized): readonly CardTextPlace[] => [
  place('title', title),
  place('names', names),
  place('date', date),
];
const belowPhoto = front([7, 71, 86, 12, 27], [7, 83, 86, 6.5, 13], [7, 89.5, 86, 5.5, 9.5]);
const besidePhoto = front([65, 24, 31, 29, 24], [65, 54, 31, 14, 13], [65, 69, 31, 8, 9.5]);

export const cardFronts = {
  band: {
    portrait: { photos: [[0, 0, 100, 69]], texts: belowPhoto },
    landscape: { photos: [[0, 0, 62, 100]], texts: besidePhoto },
  },
  frame: {
    portrait: { photos: [[10, 7, 80, 61]], texts: belowPhoto },
    landscape: { photos: [[5, 8, 57, 84]], texts: besidePhoto },
  },
  top: {
    portrait: {
      photos: [[0, 32, 100, 68]],
      texts: front([7, 6, 86, 13, 27], [7, 19, 86, 6, 13], [7, 25, 86, 5, 9.5]),
    },
    landscape: {
      photos: [[0, 36, 100, 64]],
      texts: front([7, 6, 86, 15, 27], [7, 21, 86, 7.5, 13], [7, 28, 86, 6, 9.5]),
    },
  },
  trio: {
    portrait: {
      photos: [
        [0, 0, 100, 44],
        [0, 45.5, 49, 24],
        [51, 45.5, 49, 24],
      ],
      texts: belowPhoto,
    },
    landscape: {
      photos: [
        [0, 0, 39, 100],
        [40.5, 0, 21.5, 49],
        [40.5, 51, 21.5, 49],
      ],
      texts: besidePhoto,
    },
  },
  grid: {
    portrait: {
      photos: [
        [0, 0, 49.2, 34],
        [50.8, 0, 49.2, 34],
        [0, 35.2, 49.2, 34],
        [50.8, 35.2, 49.2, 34],
      ],
      texts: belowPhoto,
    },
    landscape: {
      photos: [
        [0, 0, 30.5, 49.2],
        [31.5, 0, 30.5, 49.2],
        [0, 50.8, 30.5, 49.2],
        [31.5, 50.8, 30.5, 49.2],
      ],
      texts: besidePhoto,
    },
  },
  row: {
    portrait: {
      photos: [
        [0, 30, 32.4, 40],
        [33.8, 30, 32.4, 40],
        [67.6, 30, 32.4, 40],
      ],
      texts: front([7, 10, 86, 15, 30], [7, 75, 86, 7, 14], [7, 83, 86, 6, 9.5]),
    },
    landscape: {
      photos: [
        [0, 28, 32.6, 46],
        [33.7, 28, 32.6, 46],
        [67.4, 28, 32.6, 46],
      ],
      texts: front([7, 7, 86, 17, 30], [7, 78, 86, 8, 14], [7, 87, 86, 6.5, 9.5]),
    },
  },
  medallion: {
    portrait: {
      photos: [[20, 12, 60, 40]],
      isRound: true,
      texts: front([7, 58, 86, 15, 29], [7, 74, 86, 7, 14], [7, 82, 86, 6, 9.5]),
    },
    landscape: {
      photos: [[35.3, 7, 29.4, 44]],
      isRound: true,
      texts: front([7, 55, 86, 19, 29], [7, 74, 86, 8, 14], [7, 83, 86, 7, 9.5]),
    },
  },
  letters: {
    portrait: {
      photos: [],
      texts: front([9, 30, 82, 28, 38], [9, 60, 82, 7, 15], [9, 68, 82, 6, 10]),
    },
    landscape: {
      photos: [],
      texts: front([9, 20, 82, 34, 40], [9, 58, 82, 9, 15], [9, 68, 82, 8, 10]),
    },
  },
} as const satisfies Readonly<Record<string, CardPages>>;
export type CardFront = keyof typeof cardFronts;

const message = (...sized: Sized): readonly CardTextPlace[] => [place('message', sized)];

/** The page with the message: the back of a flat card, the right page inside a folded one. */
export const cardMessages = {
  letter: {
    portrait: { photos: [], texts: message(11, 14, 78, 72, 14) },
    landscape: { photos: [], texts: message(13, 14, 74, 72, 14) },
  },
  photoLetter: {
    portrait: { photos: [[0, 0, 100, 50]], texts: message(10, 54, 80, 41, 13) },
    landscape: { photos: [[0, 0, 48, 100]], texts: message(53, 10, 41, 80, 13) },
  },
} as const satisfies Readonly<Record<string, CardPages>>;
export type CardMessage = keyof typeof cardMessages;

/** The left page inside a folded card. */
export const cardInsides = {
  blank: { photos: [], texts: [] },
  photo: { photos: [[0, 0, 100, 100]], texts: [] },
  frame: { photos: [[9, 9, 82, 82]], texts: [] },
} as const satisfies Readonly<Record<string, CardPage>>;
export type CardInside = keyof typeof cardInsides;
