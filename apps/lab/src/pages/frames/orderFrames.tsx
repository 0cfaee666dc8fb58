import type { Context, Hono } from 'hono';
import { createElement } from 'react';
import { Notice } from '@trade-area/widgets/ui';
import { accountOf } from '../../identity/table.ts';
import { findTicket } from '../../identity/tickets.ts';
import { hashToken } from '../../identity/tokens.ts';
import type { Lab } from '../../base/lab.ts';
import { drawFramedPage } from '../draw.tsx';
import { siteLanguage } from '../language.ts';
import { siteTexts } from '../siteTexts.ts';

/** Pages for frames. Each is opened with a ticket under the documented name `ta_token` (DEC-01). */
export function addEmbeddedPages(app: Hono, lab: Lab): void {
  /** Deletes an order with its ticket, shows the outcome and posts it to the parent page (EMB-04, DEC-07). */
  app.get('/embed/delete-order', async (context) => {
    const { language, ticket } = await visitorOf(context, lab, 'delete-order');
    const texts = siteTexts(language);
    const orderCode = (context.req.query('order_code') ?? '').slice(0, 40);
    return drawFramedPage(context, lab, {
      title: texts.deleting,
      language,
      script: '/site/delete-order.js',
      body: (
        <p
          id="outcome"
          role="status"
          data-order={orderCode}
          data-together={(context.req.query('together') ?? '').slice(0, 2000)}
          data-ticket={(context.req.query('ta_token') ?? '').slice(0, 100)}
          data-parent={ticket?.origin ?? lab.config.portal.portalOrigin}
          data-done={texts.deleted}
          data-failed={texts.notDeleted}
        >
          {texts.deleting}
        </p>
      ),
    });
  });

  /** The uploader as an element, which exchanges the ticket for a pass (EMB-02, P-UPLOAD). */
  app.get('/embed/uploader', async (context) => {
    const { language, ticket } = await visitorOf(context, lab, 'upload');
    const texts = siteTexts(language);
    const orderCode = (context.req.query('order_code') ?? '').slice(0, 40);
    return drawFramedPage(context, lab, {
      title: texts.uploaderTitle,
      language,
      inWindow: true,
      script: '/site/uploader.js',
      body: (
        <>
          {createElement('ta-upload', {
            id: 'uploader',
            lang: language,
            order: orderCode,
            'data-ticket': (context.req.query('ta_token') ?? '').slice(0, 100),
            'data-parent': ticket?.origin ?? lab.config.portal.portalOrigin,
          })}
          <div id="late" hidden>
            <Notice tone="danger" announce="alert">
              {texts.uploaderLate}
            </Notice>
          </div>
        </>
      ),
    });
  });
}

/** The holder of a frame's ticket, and their language; the ticket is not used up. */
export async function visitorOf(context: Context, lab: Lab, purpose: string) {
  const code = context.req.query('ta_token') ?? '';
  const { queries } = lab.database;
  const ticket = code === '' ? null : await findTicket(queries, hashToken(code), purpose, lab.clock.now());
  const account = ticket ? await accountOf(queries, ticket.owner) : null;
  return { ticket, account, language: account?.language ?? siteLanguage(context) };
}
