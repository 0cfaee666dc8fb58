export { createEntryIndex } from './entries.ts';
export type { EntryIndex, SearchEntry, SearchKind } from './entries.ts';
export { groupEntries, optionsOf, stepOption } from './groups.ts';
export type { SearchGroup, SearchPart } from './groups.ts';
export { isSearchable, orderListAddress } from './address.ts';
