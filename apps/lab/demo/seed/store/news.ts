import type { news } from '../../../src/database/schema/news.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import type { CatalogueItem } from '../catalogue.ts';
import { escapeHtml } from '../../../src/base/escapeHtml.ts';
import { newsThemes } from './newsTexts.ts';

type Row = typeof news.$inferInsert;

/** 75 news items: each theme once for each of its products, over about three years, the newest dated yesterday. */
export function newsRows(items: readonly CatalogueItem[], today: Date): Row[] {
  const articles = [0, 1, 2, 3, 4].flatMap((round) =>
    newsThemes.map((theme) => ({ theme, slug: theme.about[round] ?? '' })),
  );
  return articles.map(({ theme, slug }, index) => {
    const name = items.find((item) => item.slug === slug)?.nome;
    if (name === undefined) throw new Error(`news about ${slug}, which is not in the catalogue`);
    const daysAgo = 1 + index * 14 + (index % 4);
    return {
      id: articles.length - index,
      day: new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      titles: fillTemplate(theme.title, (text) => text.replaceAll('{p}', name)),
      texts: fillTemplate(theme.text, (text) => text.replaceAll('{p}', escapeHtml(name))),
      picture: theme.picture ? slug : '',
    };
  });
}

function fillTemplate(given: Texts, change: (text: string) => string): Texts {
  return {
    en: change(given.en),
    it: change(given.it),
    es: change(given.es),
    fr: change(given.fr),
    de: change(given.de),
  };
}
