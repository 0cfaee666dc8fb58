import { useMemo } from 'react';
import { readRegionOptions } from '@trade-area/core/account';
import type { RegionChoice } from '@trade-area/core/account';
import { regions } from '@trade-area/core/contract';
import type { CustomerDetails } from '@trade-area/core/contract';
import { useRemote } from '../../kit/useRemote.ts';

/** The regions to choose from, on two axes: are they here, and could they be had. */
export interface Regions {
  /** undefined until it is known whether there are any. */
  readonly choices: readonly RegionChoice[] | undefined;
  /** Only the stored one is offered. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Reads the regions of the company's country, for the choice in the profile (GW-26, ACC-17). */
export function useRegions({ company }: Pick<CustomerDetails, 'company'>): Regions {
  const { country, region, region_iso: iso } = company;
  const { data, failure, retry } = useRemote(
    regions,
    country === '' ? null : { body: { nazione_iso: country } },
  );
  const choices = useMemo(() => {
    if (data !== undefined) return readRegionOptions(data);
    if (country === '') return [];
    if (failure === undefined) return undefined;
    return iso === '' ? [] : [{ iso, name: region || iso }];
  }, [data, failure, country, region, iso]);
  return { choices, failed: data === undefined && failure !== undefined, retry };
}
