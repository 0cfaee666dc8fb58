import type { Hono } from 'hono';
import { createElement } from 'react';
import { Notice } from '@trade-area/widgets/ui';
import { shareSessionForm } from '@trade-area/core/contract';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { drawFramedPage } from '../draw.tsx';
import { siteTexts } from '../siteTexts.ts';
import { visitorOf } from './orderFrames.tsx';

/** The upload area of photo sharing as an element, which exchanges the ticket for a pass (SHARE-06, SHARE-32). */
export function addShareUploadPage(app: Hono, lab: Lab): void {
  app.get('/embed/share-upload', async (context) => {
    const visitor = await visitorOf(context, lab, 'share-upload');
    const { ticket } = visitor;
    // The page around may be read in another language than the account's.
    const language = languageOf(context.req.query('lang'), visitor.language);
    const texts = siteTexts(language);
    const key = context.req.query('session_key') ?? '';
    return drawFramedPage(context, lab, {
      title: texts.shareTitle,
      language,
      inWindow: true,
      script: '/site/share-upload.js',
      body: (
        <>
          <h1 className="ta-hidden">{texts.shareTitle}</h1>
          {createElement('ta-shared-photos', {
            id: 'photos',
            lang: language,
            visit: shareSessionForm.test(key) ? key : '',
            'data-ticket': (context.req.query('ta_token') ?? '').slice(0, 100),
            'data-parent': ticket?.origin ?? lab.config.portal.portalOrigin,
          })}
          <div id="late" hidden>
            <Notice tone="danger" announce="alert">
              {texts.shareLate}
            </Notice>
          </div>
        </>
      ),
    });
  });
}
