import type { Hono } from 'hono';
import { takeTicket } from '../../src/identity/tickets.ts';
import { accountOf } from '../../src/identity/table.ts';
import { hashToken } from '../../src/identity/tokens.ts';
import type { Lab } from '../../src/base/lab.ts';
import { notFoundPage } from '../../src/pages/errorPage.ts';
import { html } from 'hono/html';
import { sitePage } from '../../src/pages/page.ts';

const communityNames: Readonly<Record<string, string>> = {
  it: 'Italia',
  fr: 'France',
  de: 'Deutschland',
  es: 'España',
  us: 'USA',
  ca: 'Canada',
  uk: 'United Kingdom',
  ie: 'Ireland',
  au: 'Australia',
};

/** The home page, and a page for every link of the configuration, so that no link of the portal is broken. */
export function addSitePages(app: Hono, lab: Lab): void {
  const { portalOrigin, company, loginParents, labOrigin } = lab.config.portal;
  const shops = loginParents.filter((origin) => origin !== labOrigin);

  app.get('/', (context) =>
    sitePage(context, lab, {
      title: 'Albums, prints and wall art for photographers',
      body: html`
        <section class="hero">
          <p class="kicker">Photo lab · Bassano del Grappa</p>
          <h1>Printed by hand, for photographers who sign their work.</h1>
          <p class="lead">
            Albums, books, wall art, boxes and fine prints. Order, send your files and follow every step in
            the Trade Area.
          </p>
          <p>
            <a class="button" href="${portalOrigin}/ta/">Open the Trade Area</a>
            <a class="button quiet" href="/contact/">Become a customer</a>
          </p>
        </section>
        <section>
          <h2>In this demo</h2>
          <ul class="tiles">
            ${shops.map(
              (origin) =>
                html`<li>
                  <a href="${origin}/"
                    ><strong>Shop pages</strong>A shop with the sign-in embedded and the order tables beside
                    it.</a
                  >
                </li>`,
            )}
            ${lab.mailer.outbox
              ? html`<li>
                  <a href="/outbox"
                    ><strong>Outbox</strong>E-mails the lab has sent. None of them leaves this machine.</a
                  >
                </li>`
              : html``}
            <li>
              <a href="/openapi.json"
                ><strong>OpenAPI</strong>Every gateway endpoint, generated from the contract.</a
              >
            </li>
            <li>
              <a href="/health"><strong>Health</strong>Whether the lab is up, and on which database.</a>
            </li>
          </ul>
        </section>
      `,
    }),
  );

  app.get('/contact/', (context) =>
    sitePage(context, lab, {
      title: 'Contact',
      body: html`<h1>Contact</h1>
        <p class="lead">
          Our sales team opens trade accounts. Write to us with your studio’s name, address and VAT number.
        </p>
        <address>
          ${company.name}<br />${company.address}<br /><a href="mailto:${company.privacyEmail}"
            >${company.privacyEmail}</a
          >
        </address>
        <p><a href="${portalOrigin}/ta/login">Already have an account? Sign in</a></p>`,
    }),
  );

  app.get('/community/:group/', (context) => {
    const group = context.req.param('group');
    const name = Object.hasOwn(communityNames, group) ? communityNames[group] : undefined;
    return name
      ? sitePage(context, lab, {
          title: `${name} community`,
          body: html`<h1>${name} community</h1>
            <p class="lead">
              This page stands in for the ${name} photographers’ group. Each lab sets its own in the
              configuration (portal.links.community).
            </p>`,
        })
      : notFoundPage(context, lab);
  });

  app.get('/social/:network/', (context) => {
    const network = context.req.param('network');
    const profile = lab.config.portal.links.social.find(({ name }) => name.toLowerCase() === network);
    return profile
      ? sitePage(context, lab, {
          title: profile.name,
          body: html`<h1>${profile.name}</h1>
            <p class="lead">
              This page stands in for ${company.name} on ${profile.name}. Each lab sets its own in the
              configuration (portal.links.social).
            </p>`,
        })
      : notFoundPage(context, lab);
  });

  /** SHELL-13: the link carries a ticket under the documented name; it works once, for a minute. */
  app.get('/old-area/', async (context) => {
    const code = context.req.query('ta_token') ?? '';
    const { queries } = lab.database;
    const ticket =
      code === '' ? null : await takeTicket(queries, hashToken(code), 'old-area', lab.clock.now());
    const account = ticket ? await accountOf(queries, ticket.owner) : null;
    const greeting = account
      ? html`<p class="lead">You’re signed in as ${account.company.name}, customer ${account.code}.</p>`
      : html`<p class="lead">You aren’t signed in here.</p>
          <p>
            Trade Area links work once, for one minute.
            <a href="${portalOrigin}/ta/">Back to the Trade Area</a>
          </p>`;
    return sitePage(context, lab, {
      title: 'The old Trade Area',
      body: html`<h1>The old Trade Area</h1>
        ${greeting}`,
    });
  });
}
