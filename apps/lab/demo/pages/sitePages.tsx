import type { Hono } from 'hono';
import { takeTicket } from '../../src/identity/tickets.ts';
import { accountOf } from '../../src/identity/table.ts';
import { hashToken } from '../../src/identity/tokens.ts';
import type { Lab } from '../../src/base/lab.ts';
import { notFoundPage } from '../../src/pages/errorPage.tsx';
import { Button } from '@trade-area/widgets/ui';
import { drawSitePage } from '../../src/pages/draw.tsx';
import { PageHead, Row, TextLink } from '../../src/pages/parts/Page.tsx';
import { Tile, Tiles } from './Tiles.tsx';

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
    drawSitePage(context, lab, {
      title: 'Albums, prints and wall art for photographers',
      body: (
        <>
          <section className="ta-page-hero">
            <p className="ta-quiet">Photo lab · Bassano del Grappa</p>
            <PageHead
              title="Printed by hand, for photographers who sign their work."
              lead="Albums, books, wall art, boxes and fine prints. Order, send your files and follow every step in the Trade Area."
            />
            <Row>
              <Button href={`${portalOrigin}/ta/`} variant="primary">
                Open the Trade Area
              </Button>
              <Button href="/contact/">Become a customer</Button>
            </Row>
          </section>
          <section className="ta-page-stack">
            <h2 className="ta-heading">In this demo</h2>
            <Tiles>
              {shops.map((origin) => (
                <Tile key={origin} href={`${origin}/`} title="Shop pages">
                  A shop with the sign-in embedded and the order tables beside it.
                </Tile>
              ))}
              {lab.mailer.outbox && (
                <Tile href="/outbox" title="Outbox">
                  E-mails the lab has sent. None of them leaves this machine.
                </Tile>
              )}
              <Tile href="/openapi.json" title="OpenAPI">
                Every gateway endpoint, generated from the contract.
              </Tile>
              <Tile href="/health" title="Health">
                Whether the lab is up, and on which database.
              </Tile>
            </Tiles>
          </section>
        </>
      ),
    }),
  );

  app.get('/contact/', (context) =>
    drawSitePage(context, lab, {
      title: 'Contact',
      body: (
        <>
          <PageHead
            title="Contact"
            lead="Our sales team opens trade accounts. Write to us with your studio’s name, address and VAT number."
          />
          <address>
            {company.name}
            <br />
            {company.address}
            <br />
            <TextLink href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</TextLink>
          </address>
          <Row>
            <Button href={`${portalOrigin}/ta/contact`} variant="primary">
              Write to us
            </Button>
          </Row>
          <p>
            <TextLink href={`${portalOrigin}/ta/login`}>Already have an account? Sign in</TextLink>
          </p>
        </>
      ),
    }),
  );

  app.get('/community/:group/', (context) => {
    const group = context.req.param('group');
    const name = Object.hasOwn(communityNames, group) ? communityNames[group] : undefined;
    return name
      ? drawSitePage(context, lab, {
          title: `${name} community`,
          body: (
            <PageHead
              title={`${name} community`}
              lead={`This page stands in for the ${name} photographers’ group. Each lab sets its own in the configuration (portal.links.community).`}
            />
          ),
        })
      : notFoundPage(context, lab);
  });

  app.get('/social/:network/', (context) => {
    const network = context.req.param('network');
    const profile = lab.config.portal.links.social.find(({ name }) => name.toLowerCase() === network);
    return profile
      ? drawSitePage(context, lab, {
          title: profile.name,
          body: (
            <PageHead
              title={profile.name}
              lead={`This page stands in for ${company.name} on ${profile.name}. Each lab sets its own in the configuration (portal.links.social).`}
            />
          ),
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
    const lead = account
      ? `You’re signed in as ${account.company.name}, customer ${account.code}.`
      : 'You aren’t signed in here.';
    return drawSitePage(context, lab, {
      title: 'The old Trade Area',
      body: (
        <>
          <PageHead title="The old Trade Area" lead={lead} />
          {!account && (
            <p>
              {'Trade Area links work once, for one minute. '}
              <TextLink href={`${portalOrigin}/ta/`}>Back to the Trade Area</TextLink>
            </p>
          )}
        </>
      ),
    });
  });
}
