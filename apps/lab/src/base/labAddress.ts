import type { Address } from '../database/schema/production.ts';
import type { LabConfiguration } from './configuration.ts';

/** The address of the lab, where customers pick orders up. */
export function labAddress({ seller }: Pick<LabConfiguration, 'seller'>): Address {
  const { name, address, zip, city, province, country } = seller;
  return { name, address, zip, city, state: province, country };
}
