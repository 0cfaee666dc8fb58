import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../src/promotions/announcement.ts';
import { readCatalogue } from '../catalogue.ts';
import { newsRows } from './news.ts';
import { endedPeriod, romanMidnight } from './promotionDates.ts';
import { promotionRows } from './promotions.ts';

const days = ['2026-11-20T09:00:00Z', '2026-03-28T23:30:00Z', '2027-01-10T00:00:00Z', '2028-02-29T12:00:00Z'];
const catalogue = readCatalogue();

describe.each(days)('seeded on %s', (day) => {
  const today = new Date(day);
  const rows = promotionRows(catalogue.promos, today);

  it('CAT-PROMOS: 15 promotions run for at least three more months, and 24 have ended', () => {
    const running = rows.filter(({ endsAt }) => (endsAt as Date) > today);
    expect(running.map(({ id }) => id)).toEqual(Object.keys(catalogue.promos));
    for (const { startsAt, endsAt } of running) {
      expect((startsAt as Date) <= today).toBe(true);
      expect(((endsAt as Date).getTime() - today.getTime()) / 86_400_000).toBeGreaterThan(90);
    }
    expect(rows).toHaveLength(39);
  });

  it('each begins and ends at midnight in Rome, also across daylight saving changes', () => {
    for (const { startsAt, endsAt } of rows)
      expect([wallClock(startsAt as Date), wallClock(endsAt as Date)].map((each) => each.slice(11))).toEqual([
        '00:00:00',
        '00:00:00',
      ]);
  });

  it('no subject is repeated, in any language', () => {
    for (const language of ['en', 'it', 'es', 'fr', 'de'] as const)
      expect(new Set(rows.map(({ subjects }) => subjects?.[language])).size).toBe(rows.length);
  });

  it('there are 75 news items, none dated in the future', () => {
    const news = newsRows(catalogue.items, today);
    expect(news).toHaveLength(75);
    expect(news.every((item) => item.day < day.slice(0, 10))).toBe(true);
    expect(new Set(news.map(({ titles }) => titles.en)).size).toBe(75);
  });
});

it('the promotion that ended last is 938', () => {
  expect(endedPeriod('938').until).toBeGreaterThan(endedPeriod('937').until);
  expect(romanMidnight(new Date('2026-11-20T23:30:00Z'), 0).toISOString()).toBe('2026-11-20T23:00:00.000Z');
});
