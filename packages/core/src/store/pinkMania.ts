import type { PinkManiaEntry, StoreConfiguration } from '../kernel/storeConfiguration.ts';
import { createAction } from './card.ts';
import type { CardViewer, CreateAction } from './card.ts';
import type { ComputedItem } from './items.ts';
import { readLink } from '../kernel/address/links.ts';
import type { StoreLinkSettings } from './links.ts';
import { pinkManiaAddress } from './presets.ts';

/** A card of the Pink Mania section. */
export interface PinkManiaCard {
  readonly name: string;
  /** The item it takes picture, words and badges from; null = the lab has none. */
  readonly item: ComputedItem | null;
  /** Never `choose` nor `signIn`. */
  readonly create: CreateAction;
}

/** The section under filter=pinkmania, in its own order (STORE-32..34, STORE-48, STORE-58); it replaces the items. */
export function pinkManiaCards(
  items: readonly ComputedItem[],
  viewer: CardViewer,
  configuration: StoreConfiguration,
  linkSettings: StoreLinkSettings,
): readonly PinkManiaCard[] {
  if (viewer.kind === 'public') return [];
  return configuration.pinkMania.map((entry) => {
    const item = items.find(({ slug }) => slug === entry.slug) ?? null;
    return {
      name: entry.name || (item?.nome ?? ''),
      item,
      create: createOf(entry, viewer, configuration, linkSettings),
    };
  });
}

function createOf(
  { preset, section, pid }: PinkManiaEntry,
  viewer: CardViewer,
  { duplicatePreset, collectionSite }: StoreConfiguration,
  linkSettings: StoreLinkSettings,
): CreateAction {
  if (preset) {
    if (duplicatePreset === '') return { kind: 'comingSoon' };
    const address = pinkManiaAddress(preset, viewer, duplicatePreset);
    const link = address === null ? null : readLink(address, linkSettings);
    return link === null ? { kind: 'unavailable' } : { kind: 'link', link: { ...link, wantsTicket: false } };
  }
  if (!section || !pid || collectionSite === '') return { kind: 'comingSoon' };
  const query = `pid=${encodeURIComponent(pid)}&c=[c]&lang=[lang]&ta_token=[ta_token]`;
  return createAction(`${collectionSite.replace(/\/$/, '')}/${section}/?${query}`, viewer, linkSettings);
}
