import type { LabConfiguration } from '../base/configuration.ts';
import { dispatchDay } from '../base/workingDays.ts';

/** Working days from the dispatch to the delivery in a country, such as "1-2"; '' = the lab does not say. */
export function courierDaysTo(
  { courierDays }: Pick<LabConfiguration, 'courierDays'>,
  country: string,
): string {
  return courierDays.find(({ countries }) => countries.includes(country))?.days ?? '';
}

/** The ISO day on which a parcel that is dispatched on a day has arrived at the latest; '' = not known. */
export function arrivalDay(
  config: Pick<LabConfiguration, 'courierDays' | 'calendar'>,
  country: string,
  dispatched: string,
): string {
  const days = courierDaysTo(config, country);
  return days === '' || dispatched === '' ? '' : dispatchDay(days, dispatched, config.calendar);
}
