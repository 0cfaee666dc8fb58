import { referenceOf } from '@trade-area/core/kernel';
import type { ErrorCode } from '@trade-area/core/contract';
import { Button } from '@trade-area/widgets/ui';
import { currentRequestId } from '../base/currentRequest.ts';
import type { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { errorTexts } from './errorTexts.ts';
import { readerLanguage } from './language.ts';
import { drawFramedPage, drawSitePage } from './draw.tsx';
import { pageTexts } from './pageTexts.ts';
import { PageHead, Row } from './parts/Page.tsx';
import { refusalLead, refusalTexts } from './refusalTexts.ts';

type Context = Parameters<typeof drawSitePage>[0];

interface Shown {
  readonly code: ErrorCode;
  readonly status: number;
  readonly reason?: Refusal['reason'];
}

/**
 * The page for an error, with the reference by which the lab finds the request in its log, in the reader's language, with
 * links to where the person can continue; inside a frame it is one that the portal and the shops may frame.
 */
export function errorPage(context: Context, lab: Lab, refusal: Shown): Response {
  const language = readerLanguage(context);
  const [title, lead] = wordsOf(language, refusal);
  const { status } = refusal;
  const isFramed = context.req.header('sec-fetch-dest') === 'iframe';
  const body = (
    <>
      <PageHead title={title} lead={lead} />
      <Row>
        {waysOn(context, lab, { language, code: refusal.code }).map(({ href, label }, index) => (
          <Button
            key={href}
            href={href}
            variant={index === 0 ? 'primary' : 'quiet'}
            target={isFramed ? '_top' : undefined}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Reference language={language} />
    </>
  );
  return isFramed
    ? drawFramedPage(context, lab, { title, language, body, status })
    : drawSitePage(context, lab, { title, language, body, status });
}

/** The page for an address that leads nowhere. */
export function notFoundPage(context: Context, lab: Lab): Response {
  const language = readerLanguage(context);
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

/** Where the person can continue; the first is the nearest. */
function waysOn(
  context: Context,
  lab: Pick<Lab, 'config'>,
  { language, code }: { readonly language: string; readonly code: ErrorCode },
): readonly { readonly href: string; readonly label: string }[] {
  const { orders, quotes, checkout, desk, tradeArea } = refusalTexts(language);
  const { pathname } = new URL(context.req.url);
  const portal = `${lab.config.portal.portalOrigin}/ta`;
  if (/^\/staff(\/|$)/.test(pathname)) return [{ href: '/staff/', label: desk }];
  const ordering = /^(?:\/[a-z-]{2,5})?\/checkout\/([\w-]{1,40})(\/.*)?$/.exec(pathname);
  if (!ordering) return [{ href: `${portal}/`, label: tradeArea }];
  // The checkout itself is of no use when it is what was refused.
  const isPartOfCheckout = !['', '/'].includes(ordering[2] ?? '') && code !== 'not_found';
  return [
    ...(isPartOfCheckout ? [{ href: `/checkout/${ordering[1]}/?lang=${language}`, label: checkout }] : []),
    { href: `${portal}/print-again`, label: quotes },
    { href: `${portal}/orders-list`, label: orders },
  ];
}

function wordsOf(language: string, refusal: Shown): readonly [title: string, lead: string] {
  const texts = errorTexts(language);
  const { code } = refusal;
  if (code === 'internal') return [texts.internal, texts.internalLead];
  if (code === 'unavailable' || code === 'storage_full') return [texts.unavailable, texts.unavailableLead];
  if (code === 'too_many_requests') return [texts.tooMany, texts.tooManyLead];
  return [code === 'not_found' ? texts.notFound : texts.refused, refusalLead(language, refusal)];
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
