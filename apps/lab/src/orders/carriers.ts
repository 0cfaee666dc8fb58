import type { LabConfiguration } from '../base/configuration.ts';

/** The carrier's page about one parcel; '' without a code or for a carrier the configuration does not know. */
export function trackingAddress(config: LabConfiguration, carrier: string, code: string): string {
  const carrierSettings = config.carriers.find(({ name }) => name === carrier);
  if (!carrierSettings || code === '') return '';
  return carrierSettings.tracking.replaceAll('{code}', encodeURIComponent(code));
}
