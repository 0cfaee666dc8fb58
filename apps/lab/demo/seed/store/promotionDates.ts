/** Start and end of a promotion, in days from the day of the seed. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** Each promotion runs for at least three more months, so that a demonstration stays usable (CAT-PROMOS). */
export const runningPeriods: Readonly<Record<string, Period>> = {
  '816': { from: -150, until: 215 },
  '901': { from: -18, until: 104 },
  '902': { from: -9, until: 96 },
  '903': { from: -4, until: 93 },
  '904': { from: -30, until: 122 },
  '905': { from: -12, until: 110 },
  '906': { from: -25, until: 131 },
  '907': { from: -40, until: 140 },
  '908': { from: -60, until: 180 },
  '909': { from: -2, until: 95 },
  '910': { from: -21, until: 118 },
  '911': { from: -200, until: 165 },
  '912': { from: -35, until: 125 },
  '913': { from: -7, until: 100 },
  '914': { from: -45, until: 150 },
};

const endedCount = 24;
/** 915 to 938. */
export const endedIds: readonly string[] = Array.from({ length: endedCount }, (_, index) =>
  String(915 + index),
);

/** Ended promotions follow one another over about three years; 938 ended last. */
export function endedPeriod(id: string): Period {
  const back = endedCount - 1 - endedIds.indexOf(id);
  return { from: -48 * (back + 1) - 12, until: -48 * back - 6 };
}

/** Midnight in Rome, a number of days from the given day: promotions begin and end there at midnight. */
export function romanMidnight(today: Date, days: number): Date {
  const day = roman(new Date(today.getTime() + days * 86_400_000)).slice(0, 10);
  // Rome is one hour ahead of UTC in winter and two in summer; only the right candidate is midnight there.
  const candidates = [1, 2].map((ahead) => new Date(Date.parse(`${day}T00:00:00Z`) - ahead * 3_600_000));
  const found = candidates.find((moment) => roman(moment) === `${day} 00:00`);
  if (!found) throw new Error(`no midnight in Rome on ${day}`);
  return found;
}

function roman(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}
