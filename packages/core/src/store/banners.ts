import { readLink } from '../kernel/address/links.ts';
import type { LinkBases, WebLink } from '../kernel/address/links.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { StoreConfiguration } from '../kernel/storeConfiguration.ts';
import type { StoreAddress } from './address.ts';
import { selectionCode } from './filters.ts';
import type { StoreKind } from './filters.ts';

/** A banner above the cards (STORE-13, STORE-19). */
export interface StoreBanner {
  readonly code: string;
  readonly name: string;
  /** Name of the lab's picture, '' = none. */
  readonly picture: string;
  /** The lab's words; '' = the widget's own for this code. */
  readonly description: string;
  readonly info: WebLink | null;
  readonly isNew: boolean;
  /** SEE LESS is offered; else SEE MORE. */
  readonly expanded: boolean;
  /** The description gets the sentence about samples at half price (STORE-20). */
  readonly samplesSentence: boolean;
}

/**
 * The banners of `collection`, `tc` and `selection` (STORE-07, STORE-56, STORE-57); none under another filter. A
 * visitor has no tc banner and no sentence about promotions (PUB-02).
 */
export function bannersOf(
  address: StoreAddress,
  viewer: {
    readonly kind: StoreKind;
    readonly language: InterfaceLanguage;
    readonly promos: readonly { readonly id_promo: string }[];
  },
  configuration: StoreConfiguration,
  linkSettings: LinkBases,
): readonly StoreBanner[] {
  const { filter, subfilter } = address;
  const { kind, language, promos } = viewer;
  if (filter === 'selection') {
    const { name, picture, description, samplesPromo } = configuration.selection;
    return [
      {
        code: selectionCode,
        name,
        picture,
        description: description[language],
        info: null,
        isNew: false,
        expanded: subfilter === selectionCode,
        samplesSentence:
          kind === 'customer' && promos.some(({ id_promo }) => id_promo.trim() === samplesPromo),
      },
    ];
  }
  if (filter !== 'collection' && filter !== 'tc') return [];
  return configuration.collections
    .filter(
      ({ code, customersOnly }) =>
        (filter === 'collection' || code === 'tc') && !(customersOnly && kind === 'public'),
    )
    .map(({ code, name, picture, description, linkInfo, isNew }) => ({
      code,
      name,
      picture,
      description: description[language],
      info: readLink(linkInfo, linkSettings),
      isNew,
      expanded: filter === 'tc' || subfilter === code,
      samplesSentence: false,
    }));
}
