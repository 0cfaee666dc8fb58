import { referenceOf } from '@trade-area/core/kernel';
import type { ErrorCode } from '@trade-area/core/contract';
import { Button } from '@trade-area/widgets/ui';
import { currentRequestId } from '../base/currentRequest.ts';
import type { Lab } from '../base/lab.ts';
import { errorTexts } from './errorTexts.ts';
import { siteLanguage } from './language.ts';
import { drawFramedPage, drawSitePage } from './draw.tsx';
import { pageTexts } from './pageTexts.ts';
import { PageHead, Row } from './parts/Page.tsx';

type Context = Parameters<typeof drawSitePage>[0];

/**
 * The page for an error, with the reference by which the lab finds the request in its log; inside a frame it is one that
 * the portal and the shops may frame.
 * @param refusal its message is shown where the person can act on it.
 */
export function errorPage(
  context: Context,
  lab: Lab,
  refusal: { readonly code: ErrorCode; readonly message: string; readonly status: number },
): Response {
  const language = siteLanguage(context);
  const [title, lead] = wordsOf(errorTexts(language), refusal);
  const { status } = refusal;
  const body = (
    <>
      <PageHead title={title} lead={lead} />
      <Reference language={language} />
    </>
  );
  return context.req.header('sec-fetch-dest') === 'iframe'
    ? drawFramedPage(context, lab, { title, language, body, status })
    : drawSitePage(context, lab, { title, language, body, status });
}

/** The page for an address that leads nowhere. */
export function notFoundPage(context: Context, lab: Lab): Response {
  const language = siteLanguage(context);
  const texts = errorTexts(language);
  return drawSitePage(context, lab, {
    title: texts.notFound,
    language,
    status: 404,
    body: (
      <>
        <PageHead title={texts.notFound} lead={texts.notFoundLead} />
        <Row>
          <Button href="/" variant="primary">
            {texts.home}
          </Button>
          <Button href={`${lab.config.portal.portalOrigin}/ta/`}>{pageTexts(language).tradeArea}</Button>
        </Row>
        <Reference language={language} />
      </>
    ),
  });
}

function wordsOf(
  texts: ReturnType<typeof errorTexts>,
  { code, message }: { readonly code: ErrorCode; readonly message: string },
): readonly [title: string, lead: string] {
  if (code === 'internal') return [texts.internal, texts.internalLead];
  if (code === 'unavailable' || code === 'storage_full') return [texts.unavailable, texts.unavailableLead];
  if (code === 'too_many_requests') return [texts.tooMany, texts.tooManyLead];
  return [texts.refused, message];
}

function Reference({ language }: { readonly language: string }) {
  const reference = referenceOf(currentRequestId());
  if (reference === '') return null;
  return (
    <p className="ta-quiet">
      {`${errorTexts(language).reference} `}
      <code className="ta-page-reference">{reference}</code>
    </p>
  );
}
