import type { Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { formatsOf } from '../base/formatsOf.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import { editLink } from '../configurator/quoteList.ts';
import { sharedQuote } from '../configurator/quoteSharing.ts';
import type { SharedQuote } from '../configurator/quoteSharing.ts';
import { drawSitePage } from './draw.tsx';
import { siteLanguage } from './language.ts';
import { PageHead, Row } from './parts/Page.tsx';
import { sharedQuoteTexts } from './sharedQuoteTexts.ts';
import type { SharedQuoteTexts } from './sharedQuoteTexts.ts';

/**
 * A quote by its shared link: read by anyone who has it, without prices (DEC-23), until it ends or is ended. A colleague
 * with the same account opens the quote itself in the portal.
 */
export function addSharedQuotes(app: Hono, lab: Lab): void {
  app.get('/quote/:code', async (context) => {
    const language = languageOf(siteLanguage(context));
    const texts = sharedQuoteTexts(language);
    const shared = await sharedQuote(lab, context.req.param('code').slice(0, 60), language);
    // The link is for those who were sent it.
    context.header('x-robots-tag', 'noindex, nofollow');
    if (shared === null || typeof shared === 'string') {
      const [title, lead] = absence(shared, texts);
      const body = <PageHead title={title} lead={lead} />;
      return drawSitePage(context, lab, { title, language, status: shared === null ? 404 : 410, body });
    }
    const ends = formatsOf(language).longDate(shared.ends.toISOString());
    return drawSitePage(context, lab, {
      title: shared.product,
      language,
      body: <Quote quote={shared} texts={texts} ends={ends} editHref={editLink(lab, shared)} />,
    });
  });
}

/** Title and lead of a link that shows no quote. */
function absence(shared: 'ended' | 'notSold' | null, texts: SharedQuoteTexts): readonly [string, string] {
  if (shared === 'ended') return [texts.ended, texts.endedLead];
  if (shared === 'notSold') return [texts.notSold, texts.notSoldLead];
  return [texts.missing, texts.missingLead];
}

interface QuoteProps {
  readonly quote: SharedQuote;
  readonly texts: SharedQuoteTexts;
  /** Day on which the link ends, in words. */
  readonly ends: string;
  readonly editHref: string;
}

function Quote({ quote, texts, ends, editHref }: QuoteProps) {
  const { name, product, studio, picture, options } = quote;
  return (
    <>
      <PageHead isName title={name === '' ? product : name} lead={texts.from(product, studio)} />
      <div className="ta-page-quote">
        <img className="ta-page-quote__picture" src={picture} alt="" width="480" height="360" />
        <section className="ta-page-stack">
          <h2 className="ta-heading">{texts.configuration}</h2>
          <dl className="ta-page-quote__options">
            {options.map(({ name: option, label, value }) => (
              <div key={option}>
                <dt className="ta-quiet">{label}</dt>
                <dd>{value === '' ? texts.included : value}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.noPrices(studio)}</p>
          <p className="ta-quiet">{texts.until(ends)}</p>
          <Row>
            <Button href={editHref}>{texts.open}</Button>
          </Row>
        </section>
      </div>
    </>
  );
}
