// The style sheet has no names: it is imported for its rules alone.
export {};
