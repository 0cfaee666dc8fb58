import type { Hono } from 'hono';
import { corsHeaders, securityHeaders } from '../base/securityHeaders.ts';
import type { Lab } from '../base/lab.ts';
import { addCheckout } from '../pages/checkout/pages.tsx';
import { addAddressBookFrame } from '../pages/frames/addressBook.tsx';
import { addShippingAddressFrame } from '../pages/frames/shippingAddress.tsx';
import { addCardPage } from '../pages/frames/cards.tsx';
import { addDocumentation } from '../pages/documentation.ts';
import { addChangeMethodPage } from '../pages/frames/changeMethod.tsx';
import { addPrintAgainPage } from '../pages/frames/printAgain.tsx';
import { addEmbeddedPages } from '../pages/frames/orderFrames.tsx';
import { addShareUploadPage } from '../pages/frames/shareUpload.tsx';
import { addFiles, addEmbedScripts } from '../pages/assets.ts';
import { readinessOf } from './readiness.ts';
import { openApi } from './docs/openApi.ts';
import { addPictures } from '../pages/pictures.ts';
import { addPosters } from '../pages/posters.ts';
import { addQuotePictures } from '../pages/quotePictures.ts';
import { addLibraryFiles } from '../pages/libraryFiles.ts';
import { addPrivacyExport } from '../pages/privacyExport.ts';
import { addProductFiles } from '../pages/productFiles.ts';
import { addInvitation } from '../pages/invitation.tsx';
import { addOrderStatus } from '../pages/orderStatus.tsx';
import { addProofs } from '../pages/proof.tsx';
import { addRecovery } from '../pages/recovery.tsx';
import { addSharedQuotes } from '../pages/sharedQuote.tsx';
import { addStaff } from '../pages/staff/pages.tsx';
import { addTerms } from '../pages/terms.tsx';
import { addTutorialVideos } from '../pages/tutorialVideos.ts';
import { addWidgetFiles } from '../pages/widgetFiles.ts';

/** Pages of the main site; the contract's calls come after them. */
export function addSite(app: Hono, lab: Lab): void {
  app.get('/health', (context) =>
    context.json({ status: 'ok', database: lab.database.kind }, 200, {
      ...securityHeaders(),
      'cache-control': 'no-store',
      // <ta-doctor> asks this to find out whether the lab allows the origin of its page.
      ...corsHeaders(context.req.header('origin') ?? '', lab.config.allowedOrigins),
    }),
  );
  app.get('/ready', async (context) => {
    const readiness = await readinessOf(lab);
    return context.json(readiness, readiness.status === 'unavailable' ? 503 : 200, {
      ...securityHeaders(),
      'cache-control': 'no-store',
    });
  });
  // The portal is a process without the database: its pages name the company that was imported here.
  app.get('/company.json', (context) =>
    context.json(lab.config.portal.company, 200, { ...securityHeaders(), 'cache-control': 'no-cache' }),
  );
  // A widget on a foreign page knows only the lab's origin; its links to the portal are redirected here.
  app.get('/ta/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${lab.config.portal.portalOrigin}${pathname}${search}`, 302);
  });
  app.get('/openapi.json', (context) =>
    context.json(openApi(lab.config.portal.labOrigin), 200, {
      ...securityHeaders(),
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    }),
  );
  addRecovery(app, lab);
  addInvitation(app, lab);
  addPrivacyExport(app, lab);
  addEmbeddedPages(app, lab);
  addShareUploadPage(app, lab);
  addChangeMethodPage(app, lab);
  addPrintAgainPage(app, lab);
  addAddressBookFrame(app, lab);
  addShippingAddressFrame(app, lab);
  addCardPage(app, lab);
  addCheckout(app, lab);
  addTerms(app, lab);
  addPictures(app, lab);
  addPosters(app, lab);
  addQuotePictures(app, lab);
  addProductFiles(app, lab);
  addTutorialVideos(app, lab);
  addLibraryFiles(app, lab);
  addSharedQuotes(app, lab);
  addOrderStatus(app, lab);
  addProofs(app, lab);
  addStaff(app, lab);
  addFiles(app, lab);
  addEmbedScripts(app, lab);
  addWidgetFiles(app, lab);
  addDocumentation(app, lab);
  // A lab without a main site redirects to its portal.
  app.get('/', (context) => context.redirect(`${lab.config.portal.portalOrigin}/ta/`, 302));
}
