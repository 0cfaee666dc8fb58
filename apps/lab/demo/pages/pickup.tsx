import { and, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Queries } from '../../src/database/open.ts';
import { messages } from '../../src/database/schema/messages.ts';
import { orders } from '../../src/database/schema/orders.ts';
import { orderDetails } from '../../src/database/schema/production.ts';
import type { Lab } from '../../src/base/lab.ts';
import { drawFramedPage, drawSitePage } from '../../src/pages/draw.tsx';
import { siteLanguage } from '../../src/pages/language.ts';
import { PageHead } from '../../src/pages/parts/Page.tsx';
import { pickupTexts } from './pickupTexts.ts';
import { notFoundPage } from '../../src/pages/errorPage.tsx';

const codePattern = /^[A-Za-z0-9-]{1,40}$/;

/**
 * The courier's pages of the demonstration (PICK-03, PICK-04): the booking of a pickup, for a frame, and the state of
 * a parcel. A number that the lab never gave out is unknown; the pages show no other data of an order.
 */
export function addPickup(app: Hono, lab: Lab): void {
  app.get('/embed/pickup', async (context) => {
    const language = siteLanguage(context);
    const texts = pickupTexts(language);
    const codice = context.req.query('codice') ?? '';
    const contact = context.req.query('contact_id') ?? '';
    if (!codePattern.test(codice) || !codePattern.test(contact)) return notFoundPage(context, lab);
    if (!(await isBooked(lab.database.queries, codice, contact)))
      return drawFramedPage(context, lab, {
        title: texts.title,
        language,
        script: '/site/pickup.js',
        body: (
          <div id="pickup" data-parent={lab.config.portal.portalOrigin}>
            <PageHead title={texts.title} lead={texts.unknownPickup} />
          </div>
        ),
      });
    const day = nextWorkday(lab.clock.now());
    const dayText = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(day);
    return drawFramedPage(context, lab, {
      title: texts.title,
      language,
      script: '/site/pickup.js',
      body: (
        <div id="pickup" className="ta-page-stack" data-parent={lab.config.portal.portalOrigin}>
          <PageHead title={texts.title} lead={texts.lead(dayText)} />
          <dl className="ta-page-facts">
            <dt>{texts.order}</dt>
            <dd>{codice}</dd>
            <dt>{texts.reference}</dt>
            <dd>{contact}</dd>
            <dt>{texts.window}</dt>
            <dd>9:00 – 13:00</dd>
          </dl>
          <ol className="ta-page-list">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ),
    });
  });

  // Old messages link to the pickup on the main site, which redirects to the portal's page.
  app.get('/fedex/:codice/:contact', (context) => {
    const { codice, contact } = context.req.param();
    if (!codePattern.test(codice) || !codePattern.test(contact)) return notFoundPage(context, lab);
    return context.redirect(`${lab.config.portal.portalOrigin}/ta/fedex/${codice}/${contact}`, 302);
  });

  app.get('/courier/:name/:code', async (context) => {
    const { name, code } = context.req.param();
    const carrier = lab.config.carriers.find((each) => each.name.toLowerCase() === name);
    if (!carrier || !/^[A-Za-z0-9 -]{4,40}$/.test(code)) return notFoundPage(context, lab);
    const language = siteLanguage(context);
    const texts = pickupTexts(language);
    const parcel = await findParcel(lab.database.queries, carrier.name, code);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
    const state = !parcel
      ? texts.unknownParcel
      : parcel.delivered === null
        ? texts.onItsWay
        : texts.delivered(day.format(new Date(`${parcel.delivered}T00:00:00Z`)));
    return drawSitePage(context, lab, {
      title: `${carrier.name} ${code}`,
      language,
      body: (
        <>
          <PageHead title={carrier.name} lead={`${texts.parcel} ${code}`} />
          <p>{state}</p>
          <p className="ta-quiet">{texts.demonstration}</p>
        </>
      ),
    });
  });
}

/**
 * Whether the lab booked this pickup: its message about the order names the random reference, which only the order's
 * customer has read.
 */
async function isBooked(queries: Queries, order: string, reference: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .where(
      and(
        eq(orders.commessa, order),
        eq(messages.fao, 'client'),
        sql`position(${`/fedex/${order}/${reference} `} in ${messages.text} || ' ') > 0`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** A parcel that the lab gave to this courier, with the ISO day of its delivery; undefined for any other number. */
async function findParcel(queries: Queries, carrier: string, code: string) {
  const [found] = await queries
    .select({ delivered: orderDetails.deliveredDate })
    .from(orderDetails)
    .where(and(eq(orderDetails.carrier, carrier), eq(orderDetails.trackingCode, code)))
    .limit(1);
  return found;
}

function nextWorkday(now: Date): Date {
  const day = new Date(now);
  do day.setUTCDate(day.getUTCDate() + 1);
  while ([0, 6].includes(day.getUTCDay()));
  return day;
}
