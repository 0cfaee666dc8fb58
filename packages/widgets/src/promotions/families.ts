import type { Family } from '@trade-area/core/pricing';

/** Names of the product families: the lab's own, the same in every language. */
const names: Readonly<Record<Family, string>> = {
  wedding: 'Wedding Book',
  young: 'Young Book',
  matted: 'Matted Album',
  go: 'Go Book',
  storybook: 'Story Book',
  baby: 'Baby Book',
  magazine: 'Magazine',
  maverick: 'Maverick',
  kbc: 'Kelly Brown Collection',
  primo: 'Primo',
  raw_book: 'Raw Book',
  dma: 'DMA',
  photobox: 'Photo Box',
  display_box: 'Display Box',
  mats: 'Mats',
  wallart: 'Wall Art',
  tc: 'Tramontina Collection',
};

/** A family's name; one that is not known is shown as the lab spells it. */
export function familyName(family: string): string {
  return Object.hasOwn(names, family) ? names[family as Family] : family;
}
