import type { ReactElement } from 'react';
import { badgesOf } from '@trade-area/core/pricing';
import { Badges } from '../card/Badges.tsx';
import { useCustomerCatalogue } from '../catalogue/useCustomerCatalogue.ts';

/** The badges of the product's card, from the same catalogue; nothing until it is here. */
export function ProductBadges({ slug }: { readonly slug: string }): ReactElement | null {
  const { data, currency } = useCustomerCatalogue();
  const item = data?.find((each) => each.slug === slug);
  return item ? <Badges badges={badgesOf(item, currency)} /> : null;
}
