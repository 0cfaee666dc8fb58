import { layoutWays } from '../contract/index.ts';
import type { LayoutWay } from '../contract/index.ts';

const path = '/ta/create-layout';

/** The opened section, which the hash of the address keeps (LAY-37). */
export interface LayoutAddress {
  /** '' = no section is open. */
  readonly way: LayoutWay | '';
  /** A part, a question, or the gallery of a style inside it; '' = none. Ours. */
  readonly item: string;
}

const item = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/** Reads a hash with or without `#`; an unknown section is none, an unknown item leaves the section open. */
export function parseLayoutHash(hash: string): LayoutAddress {
  const [way = '', inner = ''] = hash.replace(/^#/, '').split('/');
  const known = layoutWays.find((each) => each === way);
  if (known === undefined) return { way: '', item: '' };
  return { way: known, item: item.test(inner) ? inner : '' };
}

/** Path and hash of the page, `/ta/create-layout#impaginazione/panorama`. */
export function formatLayoutAddress({ way, item: inner }: LayoutAddress): string {
  if (way === '') return path;
  return inner === '' ? `${path}#${way}` : `${path}#${way}/${inner}`;
}
