import { originOf, readLink } from '../kernel/address/links.ts';
import type { LinkBases, WebLink } from '../kernel/address/links.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { StoreConfiguration } from '../kernel/storeConfiguration.ts';

/** Where links lead and what they may carry. */
export interface StoreLinkSettings extends LinkBases {
  readonly ticketSites: StoreConfiguration['ticketSites'];
  readonly oldLanguages: StoreConfiguration['oldLanguages'];
}

/** Values of the placeholders. None of them is the session's token, on purpose (DEC-01). */
export interface LinkValues {
  readonly language: InterfaceLanguage;
  /** Server-made identifier of the customer; '' for a visitor (PUB-10). */
  readonly c: string;
  /** A single-use ticket for `store`; '' until one was asked for. */
  readonly ticket: string;
  /** In a frame the links of configured sites carry the ticket even where they name no place for it (STORE-36). */
  readonly framed?: boolean;
}

export interface StoreLink extends WebLink {
  /** The target takes a ticket and has none yet: ask for one at the press and fill the link again. */
  readonly wantsTicket: boolean;
}

const placeholder = /\[([^[\]:]+)\]/g;
const ticketName = 'ta_token';

/**
 * The one place where `[lang]`, `[old_lang]`, `[c]` and `[ta_token]` get their values (STORE-24, STORE-25, PROD-08,
 * T-C3): encoded, once, unknown ones removed (STORE-49). The ticket is only ever the value of a query parameter of a
 * configured site; elsewhere its place stays empty. null = no link.
 */
export function fillLink(
  template: string,
  values: LinkValues,
  linkSettings: StoreLinkSettings,
): StoreLink | null {
  const bare = readLink(substitute(template, values, '', linkSettings), linkSettings);
  if (bare === null) return null;
  const origin = originOf(bare.href);
  const takes =
    bare.path === null && linkSettings.ticketSites.some((site) => site !== '' && originOf(site) === origin);
  const namesTicket = template.includes(`[${ticketName}]`);
  if (!takes || !(namesTicket || values.framed)) return { ...bare, wantsTicket: false };
  if (values.ticket === '') return { ...bare, wantsTicket: true };
  const filled = namesTicket
    ? readLink(substitute(template, values, values.ticket, linkSettings), linkSettings)
    : withTicket(bare, values.ticket);
  const carriesTicket =
    filled !== null && originOf(filled.href) === origin && isQueryValue(filled.href, values.ticket);
  return { ...(carriesTicket ? filled : bare), wantsTicket: false };
}

/** Whether a link means nothing without a customer (PUB-10). */
export function needsCustomer(template: string): boolean {
  return template.includes('[c]');
}

function substitute(
  template: string,
  { language, c }: LinkValues,
  ticket: string,
  linkSettings: StoreLinkSettings,
): string {
  const values: Readonly<Record<string, string>> = {
    lang: language,
    old_lang: linkSettings.oldLanguages[language],
    c,
    [ticketName]: ticket,
  };
  return template.replace(placeholder, (_all, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : '',
  );
}

function withTicket({ href }: WebLink, ticket: string): WebLink {
  const url = new URL(href);
  url.searchParams.set(ticketName, ticket);
  return { href: url.href, path: null };
}

/** The ticket occurs once in the address, as the whole value of one query parameter. */
function isQueryValue(href: string, ticket: string): boolean {
  const url = new URL(href);
  const holding = [...url.searchParams.entries()].filter(
    ([name, value]) => name.includes(ticket) || value.includes(ticket),
  );
  const [found] = holding;
  const outside = url.href.replace(url.search, '').includes(encodeURIComponent(ticket));
  return holding.length === 1 && found?.[1] === ticket && !outside;
}
