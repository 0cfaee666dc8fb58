import { addYears, readIsoDate, startOfYear } from '../format/dates.ts';
import type { IsoDate } from '../format/dates.ts';

/** One date field: what it shows and the bounds a picker offers, both inclusive. */
export interface DateField {
  readonly value: IsoDate;
  readonly min: IsoDate;
  readonly max: IsoDate;
}

export type DateProblem =
  /** Not a date of the calendar. */
  | 'notADate'
  /** Before 1 January five years back. */
  | 'tooEarly'
  /** After today. */
  | 'inFuture'
  /** 'from' after 'to'. */
  | 'reversed';

export interface DateWindow {
  readonly from: DateField;
  readonly to: DateField;
  /** Problems of the dates given; the fields hold the nearest allowed ones. */
  readonly problems: readonly { readonly field: 'from' | 'to'; readonly problem: DateProblem }[];
}

/**
 * Bounds and defaults of a list's date range (ORD-10, ORD-39, ORD-47, CONST-08): 'from' between 1 January five years
 * back and 'to', by default the same day `years` back; 'to' between 'from' and today, by default today.
 */
export function dateWindow(
  today: IsoDate,
  chosen: { readonly from?: string; readonly to?: string } = {},
  years = 2,
): DateWindow {
  const problems: { field: 'from' | 'to'; problem: DateProblem }[] = [];
  const earliest = startOfYear(today, 5);

  function read(field: 'from' | 'to', fallback: IsoDate): IsoDate {
    const dateText = chosen[field] ?? '';
    if (dateText === '') return fallback;
    const date = readIsoDate(dateText);
    if (date === null || dateText.length !== 10) problems.push({ field, problem: 'notADate' });
    else if (date < earliest) problems.push({ field, problem: 'tooEarly' });
    else if (date > today) problems.push({ field, problem: 'inFuture' });
    else return date;
    if (date === null || dateText.length !== 10) return fallback;
    return date < earliest ? earliest : today;
  }

  const to = read('to', today);
  const usual = addYears(today, -years);
  let from = read('from', usual < to ? usual : to);
  if (from > to) {
    problems.push({ field: 'from', problem: 'reversed' });
    from = to;
  }
  return {
    from: { value: from, min: earliest, max: to },
    to: { value: to, min: from, max: today },
    problems,
  };
}
