import { describe, expect, it } from 'vitest';
import { addLocales, loadTexts } from '@trade-area/widgets';
import { loadPortalLocale } from '../../locales/index.ts';
import { laterTexts } from './strings.ts';
import { textKeysOf, topicOf } from './topics.ts';

const topics = [
  'projects',
  'documents',
  'marketing',
  'videos',
  'help',
  'designing',
  'layoutHelp',
  'printAgain',
  'sharing',
  'partner',
  'contact',
  'film',
] as const;

describe('pages that are announced', () => {
  addLocales(loadPortalLocale);
  it.each(['it', 'es', 'fr', 'de'] as const)(
    'says everything in %s too, never in English',
    async (language) => {
      const texts = await loadTexts(laterTexts, language);
      const keys = Object.keys(laterTexts.english) as (keyof typeof laterTexts.english)[];
      expect(keys.filter((key) => !texts[key] || texts[key] === laterTexts.english[key])).toEqual([]);
    },
  );

  it.each(topics)('has a lead, three points and a way to go for %s', (key) => {
    expect(topicOf({ key })).toBe(key);
    const { lead, points, now } = textKeysOf(key);
    for (const text of [lead, ...points, now]) expect(laterTexts.english[text]).toMatch(/\w{3}/);
  });

  it.each(['welcomeHome', 'orders', 'order'] as const)('has nothing for %s', (key) => {
    expect(topicOf({ key })).toBeNull();
  });
});
