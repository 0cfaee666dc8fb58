import { readTextParts } from '@trade-area/core/kernel';
import type { Hono } from 'hono';
import type { Lab } from '../base/lab.ts';
import { labTextOf, termsText } from '../base/labTexts.ts';
import { languageOf } from '../base/language.ts';
import { drawSitePage } from './draw.tsx';
import { notFoundPage } from './errorPage.tsx';
import { siteLanguage } from './language.ts';
import { PageHead } from './parts/Page.tsx';
import { termsTitle } from './termsTitle.ts';

/** The lab's terms of sale, as imported; a lab without them has no such page. */
export function addTerms(app: Hono, lab: Lab): void {
  app.get('/terms', async (context) => {
    const language = languageOf(siteLanguage(context));
    const text = await labTextOf(lab.database.queries, termsText, language);
    if (text === '') return notFoundPage(context, lab);
    const title = termsTitle(language);
    return drawSitePage(context, lab, {
      title,
      language,
      body: (
        <>
          <PageHead title={title} />
          <article className="ta-page-stack">
            {readTextParts(text).map((part, index) =>
              part.kind === 'heading' ? (
                <h2 className="ta-heading" key={index} dir="auto">
                  {part.text}
                </h2>
              ) : (
                <p className="ta-page-text" key={index} dir="auto">
                  {part.text}
                </p>
              ),
            )}
          </article>
        </>
      ),
    });
  });
}

/** Address of the terms for a page in this language; null = the lab has none. */
export async function termsAddress(lab: Pick<Lab, 'database'>, language: string): Promise<string | null> {
  const text = await labTextOf(lab.database.queries, termsText, language);
  return text === '' ? null : `/terms?lang=${language}`;
}
