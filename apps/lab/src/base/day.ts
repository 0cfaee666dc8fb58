/** The ISO day of a moment, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a text is an ISO day that the calendar has. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

/** The ISO day that was typed; null when the calendar has no such day. */
export function calendarDay(typed: string): string | null {
  const text = typed.trim();
  return isDay(text) ? text : null;
}
