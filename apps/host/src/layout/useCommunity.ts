import { communityLink, communityOf } from '@trade-area/core/auth';
import type { Community } from '@trade-area/core/kernel';
import { useCustomer, useFormats } from '@trade-area/widgets';
import { usePortal } from '../portal/usePortal.ts';

/** The community group of the signed-in customer, and the name of their sales area. */
export interface CommunityView {
  /** null when no group is configured for the area (SHELL-32). */
  readonly link: { readonly name: string; readonly url: string } | null;
  /** Name of the area's country, '' for an unknown area. */
  readonly areaName: string;
}

export function useCommunity(): CommunityView {
  const { config } = usePortal();
  const { country: countryName } = useFormats();
  const { person, customer } = useCustomer();
  const area = customer?.area || person?.area || '';
  const country = customer?.company.country ?? '';
  const nameOf = (community: Community) => countryName(community === 'uk' ? 'GB' : community);

  // The group depends on the country: without the details, Canada could not be told from the USA.
  const found = customer ? communityLink({ area, country }, config.links.community) : null;
  const own = communityOf(area, country);
  return {
    link: found && { name: nameOf(found.community), url: found.url },
    areaName: own === null ? '' : nameOf(own),
  };
}
