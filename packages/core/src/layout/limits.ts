/** Bounds of a project document. A document beyond them is refused: it was made by no editor. */
export const projectLimits = {
  /** Characters of the document as JSON. */
  characters: 8_000_000,
  photos: 3_000,
  spreads: 250,
  items: 120,
  textCharacters: 10_000,
  nameCharacters: 200,
  acceptedFindings: 5_000,
  /** Copies of a print. */
  copies: 10_000,
  /** Copies of a book or a calendar that are ordered at once. */
  books: 99,
  /** Millimetres: the side of a page, and how far an item may lie from the sheet. */
  pageSide: 2_000,
  distance: 6_000,
  /** Pixels of a photo's side. */
  photoSide: 65_500,
  /** Points of a type. */
  type: { least: 4, most: 600 },
} as const;

/** Letters that the production prints on the back of a project's name: advice, not a bound (P-CHECK-NAME). */
export const advisedNameCharacters = 12;
