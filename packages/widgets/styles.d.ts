/** The style sheet is imported for its rules alone and has no names. */
export type NoNames = never;
