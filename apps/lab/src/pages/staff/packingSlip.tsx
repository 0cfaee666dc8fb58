import type { Hono } from 'hono';
import { addressLines } from '../../base/addressLine.ts';
import type { Lab } from '../../base/lab.ts';
import type { Address } from '../../database/schema/production.ts';
import { detailOf } from '../../orders/detailTable.ts';
import { orderForStaff } from '../../production/orderTable.ts';
import { drawPlainPage } from '../draw.tsx';
import { notFoundPage } from '../errorPage.tsx';
import { deskLanguageOf } from './desk.ts';
import { staffSessionOf } from './session.ts';
import { parcelTexts } from './texts/parcel.ts';

/**
 * The paper that goes into the parcel, in the customer's language: never a price, and of a neutral parcel the studio as
 * the sender and no word of the lab.
 */
export function addPackingSlip(app: Hono, lab: Lab): void {
  app.get('/staff/orders/:code/packing', async (context) => {
    if (!(await staffSessionOf(context, lab))) return context.redirect('/staff/', 303);
    const { queries } = lab.database;
    const order = await orderForStaff(queries, context.req.param('code').slice(0, 40));
    const detail = order && (await detailOf(queries, order.owner, order.id));
    const recipient = detail?.otherAddress ?? detail?.shippingAddress;
    if (!order || !detail || !recipient) return notFoundPage(context, lab);
    const language = deskLanguageOf(order.language) ?? 'en';
    const texts = parcelTexts(language);
    const { company } = lab.config.portal;
    const chosen = detail.options.filter((option) => option.chosen);
    return drawPlainPage(context, {
      title: `${texts.slip} ${order.code}`,
      language,
      body: (
        <>
          <h1 className="ta-title">{texts.slip}</h1>
          <h2 className="ta-heading">{texts.sender}</h2>
          <address>
            {detail.isNeutral ? (
              <Lines
                address={detail.shippingAddress ?? { ...nowhere, name: order.company }}
                language={language}
              />
            ) : (
              <>
                <div>{company.name}</div>
                <div>{company.address}</div>
              </>
            )}
          </address>
          <h2 className="ta-heading">{texts.recipient}</h2>
          <address>
            <Lines address={recipient} language={language} />
          </address>
          <h2 className="ta-heading">{texts.contents}</h2>
          <p>
            <strong>{order.article}</strong>
          </p>
          <ul className="ta-page-list">
            {chosen.map(({ name, label }) => (
              <li key={name} dir="auto">
                {label}
              </li>
            ))}
          </ul>
          <p>{`${texts.order}: ${[order.code, order.names].filter(Boolean).join(' · ')}`}</p>
        </>
      ),
    });
  });
}

const nowhere: Address = { name: '', address: '', zip: '', city: '', state: '', country: '' };

function Lines({ address, language }: { readonly address: Address; readonly language: string }) {
  return [address.name, ...addressLines(address, language)].map((line) => (
    <div key={line} dir="auto">
      {line}
    </div>
  ));
}
