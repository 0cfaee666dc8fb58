import type { Context } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import type { Lab } from '../../base/lab.ts';
import { drawSitePage } from '../draw.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import { checkoutTexts } from './texts.ts';

/** The checkout of a cart that has nothing left to order. */
export function drawEmptyCart(context: Context, lab: Lab, language: string): Response {
  const texts = checkoutTexts(language);
  return drawSitePage(context, lab, {
    title: texts.empty,
    language,
    body: (
      <>
        <PageHead title={texts.empty} lead={texts.emptyLead} />
        <Row>
          <Button href={`${lab.config.portal.portalOrigin}/ta/print-again`} variant="primary">
            {texts.toPortal}
          </Button>
        </Row>
      </>
    ),
  });
}
