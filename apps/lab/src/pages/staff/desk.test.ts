import { expect, it } from 'vitest';
import { createDesk } from './desk.ts';

it('moments and their days are those of the lab, wherever its machine stands', () => {
  const evening = new Date('2026-11-23T23:30:00Z');
  const inRome = createDesk('en', 'Europe/Rome');
  expect(inRome.moment(evening)).toMatch(/Nov 24, 2026, 12:30\sAM/);
  expect(inRome.dayAt(evening)).toBe('Nov 24, 2026');
  const inNewYork = createDesk('de', 'America/New_York');
  expect(inNewYork.moment(evening)).toBe('23.11.2026, 18:30');
  expect(inNewYork.dayAt(evening)).toBe('23.11.2026');
});
