import type { StoreChild, StoreItem } from '../contract/index.ts';
import type { StoreKind } from './filters.ts';
import { fillLink, needsCustomer } from './links.ts';
import type { LinkValues, StoreLink, StoreLinkSettings } from './links.ts';

/** The viewer of a card. */
export interface CardViewer extends LinkValues {
  readonly kind: StoreKind;
}

/** The action of CREATE; in the public store it reads CUSTOMIZE (PUB-04). */
export type CreateAction =
  | { readonly kind: 'link'; readonly link: StoreLink }
  /** 'Choose the right Editor for You!' (STORE-28). */
  | { readonly kind: 'choose'; readonly choices: readonly EditorChoice[] }
  /** A visitor has to sign in first (PUB-10). */
  | { readonly kind: 'signIn'; readonly path: string }
  /** The link needs the customer's identifier, and there is none (ROUTE-36). */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'comingSoon' };

/** One sub-editor in the dialog (STORE-63). */
export interface EditorChoice {
  readonly nome: string;
  readonly foto: string;
  readonly description: string;
  readonly isTest: boolean;
  readonly info: StoreLink | null;
  /** Never `choose`. */
  readonly create: CreateAction;
}

/** The actions of a card (STORE-24..28, PUB-04, PUB-10, PUB-11). */
export interface CardActions {
  /** EXPLORE; null = not offered (STORE-60). */
  readonly explore: StoreLink | null;
  readonly create: CreateAction;
  /** INFO, a path of the portal; null = not offered. */
  readonly info: string | null;
  /** Styled as a test item (STORE-29). */
  readonly isTest: boolean;
}

export const signInForStore = `/ta/login?redirect=${encodeURIComponent('/ta/graphistore')}`;

/** The fields of an item that its actions need. */
export type ActionItem = Pick<
  StoreItem,
  | 'slug'
  | 'nome'
  | 'foto'
  | 'description'
  | 'link_info'
  | 'link_buy'
  | 'is_active_page'
  | 'is_in_test'
  | 'child'
>;

/** Children win over the own link, which is then listed first unless it is one of theirs (STORE-47). */
export function cardActions(
  item: ActionItem,
  viewer: CardViewer,
  linkSettings: StoreLinkSettings,
): CardActions {
  return {
    explore: fillInfo(item.link_info, viewer, linkSettings),
    create:
      item.child.length > 0
        ? choose(item, viewer, linkSettings)
        : createAction(item.link_buy, viewer, linkSettings),
    info:
      viewer.kind === 'customer' && item.is_active_page && item.slug !== '' ? productPath(item.slug) : null,
    isTest: item.is_in_test,
  };
}

/** `/ta/product/{slug}` (STORE-26). */
export function productPath(slug: string): string {
  return `/ta/product/${encodeURIComponent(slug)}`;
}

/** The action of a buy link for this viewer: also CREATE of the product page, where '' has no button (PROD-08, PROD-21). */
export function createAction(
  template: string,
  viewer: CardViewer,
  linkSettings: StoreLinkSettings,
): CreateAction {
  const { kind, c } = viewer;
  const values = kind === 'public' ? { ...viewer, c: '', ticket: '', framed: false } : viewer;
  const link = fillLink(template, values, linkSettings);
  if (link === null) return { kind: 'comingSoon' };
  if (needsCustomer(template)) {
    if (kind === 'public') return { kind: 'signIn', path: signInForStore };
    if (c === '') return { kind: 'unavailable' };
  }
  return { kind: 'link', link: kind === 'public' ? { ...link, wantsTicket: false } : link };
}

function choose(item: ActionItem, viewer: CardViewer, linkSettings: StoreLinkSettings): CreateAction {
  const listed = item.child.some(({ link_buy }) => link_buy.trim() === item.link_buy.trim());
  const own = item.link_buy.trim() === '' || listed ? [] : [{ ...item, link_info: '' }];
  return {
    kind: 'choose',
    choices: [...own, ...item.child].map((child) => choiceOf(child, viewer, linkSettings)),
  };
}

function choiceOf(child: StoreChild, viewer: CardViewer, linkSettings: StoreLinkSettings): EditorChoice {
  return {
    nome: child.nome,
    foto: child.foto,
    description: child.description,
    isTest: child.is_in_test,
    info: fillInfo(child.link_info, viewer, linkSettings),
    create: createAction(child.link_buy, viewer, linkSettings),
  };
}

/** Information is for everybody: it carries neither customer nor ticket, whatever the lab wrote into it. */
function fillInfo(template: string, viewer: CardViewer, linkSettings: StoreLinkSettings): StoreLink | null {
  return fillLink(
    template,
    { language: viewer.language, c: '', ticket: '' },
    { ...linkSettings, ticketSites: [] },
  );
}
