import type { Lab } from './lab.ts';
import { dayAtLab } from './workingDays.ts';

/** The moment of an act, and the day that it is on at the lab: at 00:30 in Rome it is still yesterday by UTC. */
export interface LabMoment {
  readonly now: Date;
  /** ISO day, by the lab's calendar. */
  readonly today: string;
}

/** The moment by the lab's clock and calendar. */
export function labMoment({
  clock,
  config,
}: Pick<Lab, 'clock'> & { readonly config: Pick<Lab['config'], 'calendar'> }): LabMoment {
  const now = clock.now();
  return { now, today: dayAtLab(now, config.calendar) };
}
