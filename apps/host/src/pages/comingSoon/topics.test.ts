import { describe, expect, it } from 'vitest';
import { languages } from '@trade-area/core/contract';
import { addLocales, loadTexts } from '@trade-area/widgets';
import { loadPortalLocale } from '../../locales/index.ts';
import { comingSoonTexts } from './strings.ts';
import { textKeysOf, topicOf } from './topics.ts';

const topics = ['designing'] as const;

describe('pages that are announced', () => {
  addLocales(loadPortalLocale);
  it.each(languages.filter((language) => language !== 'en'))(
    'every text is translated into %s',
    async (language) => {
      const texts = await loadTexts(comingSoonTexts, language);
      const keys = Object.keys(comingSoonTexts.english) as (keyof typeof comingSoonTexts.english)[];
      expect(keys.filter((key) => !texts[key] || texts[key] === comingSoonTexts.english[key])).toEqual([]);
    },
  );

  it.each(topics)('has a lead, three points and an alternative for %s', (key) => {
    expect(topicOf({ key })).toBe(key);
    const { lead, points, now } = textKeysOf(key);
    for (const text of [lead, ...points, now]) expect(comingSoonTexts.english[text]).toMatch(/\w{3}/);
  });

  it.each(['notFound', 'orders', 'order'] as const)('has no topic for %s', (key) => {
    expect(topicOf({ key })).toBeNull();
  });
});
