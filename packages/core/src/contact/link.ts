import { longestLinkPart } from '../contract/contact.ts';

/** The query of a contact link: opaque, sent back exactly as it came (CONT-12). */
export interface ContactLink {
  /** Names the person that the lab wrote to; '' = the page was opened without a link. */
  readonly c: string;
  readonly a: string;
  readonly p: string;
}

/** A form without a link. */
export const noContactLink: ContactLink = { c: '', a: '', p: '' };

/**
 * The link in a page's query, with or without `?`. Values are not trimmed; one that is longer than any of a lab is read
 * as absent, and of a repeated one the first counts.
 */
export function readContactLink(query: string): ContactLink {
  const parameters = new URLSearchParams(query);
  const part = (name: string) => {
    const value = parameters.get(name) ?? '';
    return value.length <= longestLinkPart ? value : '';
  };
  return { c: part('c'), a: part('a'), p: part('p') };
}
