import type { Context } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import type { Lab } from '../../base/lab.ts';
import { drawSitePage } from '../draw.tsx';
import { siteLanguage } from '../language.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { checkoutTexts } from './texts.ts';

/** The page of a checkout whose cookie is missing or too old. */
export function expired(context: Context, lab: Lab): Response {
  const language = siteLanguage(context);
  const texts = checkoutTexts(language);
  return drawSitePage(context, lab, {
    title: texts.expired,
    language,
    status: 403,
    body: (
      <>
        <PageHead title={texts.expired} lead={texts.expiredLead} />
        <Row>
          <Button href={`${lab.config.portal.portalOrigin}/ta/print-again`} variant="primary">
            {texts.toPortal}
          </Button>
        </Row>
      </>
    ),
  });
}
