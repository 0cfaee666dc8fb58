import type { Context } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { clientAddress } from '../../base/clientAddress.ts';
import type { Lab } from '../../base/lab.ts';
import { keepDraft } from '../../checkout/drafts.ts';
import type { CheckoutDetails } from '../../database/schema/checkouts.ts';
import { drawSitePage } from '../draw.tsx';
import { readerLanguage } from '../language.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { codeOf } from './addresses.ts';
import { rememberDraft } from './session.ts';
import { checkoutTexts } from './texts.ts';

/** The answer to a form of a checkout that has expired: its words are there again when the checkout is opened again. */
export async function expiredWith(context: Context, lab: Lab, details: CheckoutDetails): Promise<Response> {
  const orderCode = codeOf(context);
  const token = await keepDraft(lab, {
    orderCode,
    details,
    clientAddress: clientAddress(context, lab.proxies),
  });
  rememberDraft(context, lab, token);
  return expired(context, lab);
}

/** The page of a checkout whose cookie is missing or too old. */
export function expired(context: Context, lab: Lab): Response {
  const language = readerLanguage(context);
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
