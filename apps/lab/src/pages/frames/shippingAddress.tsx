import type { Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { wholeAddress } from '../../base/addressLine.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { addressBookOf } from '../../checkout/addressBook.ts';
import type { Address } from '../../database/schema/production.ts';
import { accountOf } from '../../identity/table.ts';
import type { Account } from '../../identity/table.ts';
import { deliveryTexts } from '../checkout/deliveryTexts.ts';
import { drawFramedPage } from '../draw.tsx';
import { notFoundPage } from '../errorPage.tsx';
import { siteLanguage } from '../language.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { openPage } from './framePass.ts';
import { shippingAddressTexts } from './shippingAddressTexts.ts';

/**
 * The addresses of a customer, one of which is chosen for a partner's order page: the studio's own and those of the
 * address book (DIS-04). The page posts the choice to the portal alone, which forwards it (DIS-05, DIS-06).
 */
export function addShippingAddressFrame(app: Hono, lab: Lab): void {
  const { portalOrigin, links } = lab.config.portal;

  // The documented address of the order page leads to the partner's, which the lab names.
  app.get('/embed/external-order', (context) => {
    const customer = encodeURIComponent((context.req.query('c') ?? '').slice(0, 100));
    const language = languageOf(context.req.query('lang'));
    const page = links.externalOrder ?? '';
    return page === ''
      ? notFoundPage(context, lab)
      : context.redirect(page.replaceAll('{c}', customer).replaceAll('{lang}', language), 302);
  });

  app.get('/embed/shipping-address', async (context) => {
    const ticket = (context.req.query('ta_token') ?? '').slice(0, 100);
    const opened = ticket === '' ? null : await openPage(lab, 'shipping-address', { ticket, customer: '' });
    if (!opened) {
      const language = languageOf(siteLanguage(context));
      const texts = deliveryTexts(language);
      return drawFramedPage(context, lab, {
        title: shippingAddressTexts(language).title,
        language,
        status: 403,
        inWindow: true,
        body: <PageHead title={texts.expired} lead={shippingAddressTexts(language).openAgain} />,
      });
    }
    const { queries } = lab.database;
    const { owner } = opened.session;
    const [account, book] = await Promise.all([accountOf(queries, owner), addressBookOf(queries, owner)]);
    const language = languageOf(context.req.query('lang'), account.language);
    const texts = shippingAddressTexts(language);
    const choices = [
      { id: 0, address: companyAddress(account), note: texts.studio },
      ...book.map(({ id, address }) => ({ id, address, note: '' })),
    ];
    return drawFramedPage(context, lab, {
      title: texts.title,
      language,
      script: '/site/shipping-address.js',
      inWindow: true,
      body: (
        <div className="ta-page-stack" id="addresses" data-parent={portalOrigin}>
          {/* The window around the frame shows its title. */}
          <h1 className="ta-hidden">{texts.title}</h1>
          <p className="ta-quiet">{texts.lead}</p>
          <ul className="ta-page-rows">
            {choices.map(({ id, address, note }) => (
              <li key={id} className="ta-page-stack">
                <p dir="auto">
                  {note !== '' && (
                    <>
                      <strong>{note}</strong>
                      <br />
                    </>
                  )}
                  {wholeAddress(address, language)}
                </p>
                <Row>
                  <Button
                    aria-label={texts.useNamed(address.name)}
                    data-address={JSON.stringify({ id, ...address })}
                  >
                    {texts.use}
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
          <p>
            <a
              className="ta-link"
              href={`${portalOrigin}/ta/account`}
              target="_blank"
              rel="noopener"
              data-own-tab=""
            >
              {deliveryTexts(language).manage}
            </a>
          </p>
        </div>
      ),
    });
  });
}

const companyAddress = ({ company, name, surname }: Account): Address => ({
  name: company.name || `${name} ${surname}`.trim(),
  address: company.address,
  zip: company.zip,
  city: company.city,
  state: company.state,
  country: company.country,
});
