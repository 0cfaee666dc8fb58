import type { Lab } from '../base/lab.ts';
import { dayAtLab, dispatchDay } from '../base/workingDays.ts';

/** Finds the ISO day on which a product with these working days is ready to ship when its files arrive today; '' = not known. */
export function dispatchOf({ clock, config }: Pick<Lab, 'clock' | 'config'>): (days: string) => string {
  const today = dayAtLab(clock.now(), config.calendar);
  return (days) => dispatchDay(days, today, config.calendar);
}
