import type { Context, Hono } from 'hono';
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { takeTicket } from '../../src/identity/tickets.ts';
import { configuratorPath, productsOfConfigurator } from '../../src/configurator/products.ts';
import { accountOf } from '../../src/identity/table.ts';
import { hashToken } from '../../src/identity/tokens.ts';
import { languageOf } from '../../src/base/language.ts';
import type { Lab } from '../../src/base/lab.ts';
import { readCatalogue } from '../../src/store/catalogue.ts';
import { createDisplayContext } from '../../src/store/api.ts';
import { isTest, itemOf } from '../../src/store/item.ts';
import { presetsOf, pricedProducts, productBySlug } from '../../src/store/table.ts';
import { Button } from '@trade-area/widgets/ui';
import { choicesOf, pagesField, sizeField } from '@trade-area/core/pricing';
import { drawSitePage } from '../../src/pages/draw.tsx';
import { siteLanguage } from '../../src/pages/language.ts';
import { PageHead, Row } from '../../src/pages/parts/Page.tsx';
import { Tile, Tiles } from './Tiles.tsx';
import { notFoundPage } from '../../src/pages/errorPage.tsx';
import { shopTexts } from './shopTexts.ts';
import type { ShopTexts } from './shopTexts.ts';

/** Class of the items and name of each collection, by path (STORE-14 to STORE-17, STORE-46). */
const collections: Readonly<Record<string, readonly [string, string]>> = {
  '/tramontina-collection/': ['tc', 'Tramontina Collection'],
  '/sue-bryce-collection/': ['sbc', 'Sue Bryce Collection'],
  '/kelly-brown-collection/': ['kbc', 'Kelly Brown Collection'],
  '/collections/': ['collection', 'Collections'],
};

/** Stand-ins for the main shop's pages, to which the links of the store lead. */
export function addShop(app: Hono, lab: Lab): void {
  const { queries } = lab.database;
  const { portalOrigin } = lab.config.portal;

  app.get('/info/:lang/:slug/', async (context) => {
    const language = languages.find((each) => each === context.req.param('lang'));
    const product = language ? await productBySlug(queries, context.req.param('slug')) : undefined;
    if (!language || !product || product.isInTest) return notFoundPage(context, lab);
    const texts = shopTexts(language);
    const item = await itemBySlug(lab, product.slug, language);
    return drawSitePage(context, lab, {
      title: product.name,
      language,
      body: (
        <div className="ta-page-product">
          <Picture address={item.foto} alt={product.name} />
          <div className="ta-page-stack">
            <PageHead title={product.name} lead={item.description} />
            <p>{texts.readyIn(product.days)}</p>
            <Row>
              <Button href={`${portalOrigin}/ta/product/${product.slug}`} variant="primary">
                {texts.toStore}
              </Button>
              <Button href={`${portalOrigin}/ta/graphistore-public`}>{texts.toPublicStore}</Button>
            </Row>
          </div>
        </div>
      ),
    });
  });

  for (const [path, [code, name]] of Object.entries(collections))
    app.get(path, async (context) => {
      const language = languageOf(siteLanguage(context));
      const texts = shopTexts(language);
      const display = await createDisplayContext(lab, language);
      const items = (await pricedProducts(queries, 'EUR', lab.prices.today()))
        .map(({ row }) => itemOf(row, null, false, display))
        .filter((item) => item.filter_class.split(' ').includes(code) && !isTest(item));
      return drawSitePage(context, lab, {
        title: name,
        language,
        body: (
          <>
            <PageHead title={name} lead={texts.collectionLead} />
            <h2 className="ta-heading">{texts.pieces}</h2>
            <Tiles>
              {items.map((item) => (
                <Tile
                  key={item.slug}
                  href={`/info/${language}/${item.slug}/`}
                  title={item.nome}
                  picture={<Picture address={item.foto} alt="" />}
                >
                  {item.description}
                </Tile>
              ))}
            </Tiles>
            <Row>
              <Button href={storeOf(portalOrigin, code)} variant="primary">
                {texts.toStore}
              </Button>
            </Row>
          </>
        ),
      });
    });

  /** Editors of the main shop, each entered with a ticket under the documented name. */
  const editors: readonly [string, 'cover' | 'order' | 'collection', string][] = [
    ['/cover/', 'cover', 'p'],
    ['/order-form/', 'order', 'type'],
    ['/site/collections/books/', 'collection', 'pid'],
    ['/site/collections/albums/', 'collection', 'pid'],
  ];
  for (const [path, kind, chosen] of editors)
    app.get(path, async (context) => {
      const { language, greeting } = await readVisitor(context, lab);
      const texts = shopTexts(language);
      const [title, lead] = {
        cover: [texts.coverTitle, texts.coverLead],
        order: [texts.orderTitle, texts.orderLead],
        collection: ['Tramontina Collection', texts.collectionLead],
      }[kind] as [string, string];
      const requested = (context.req.query(chosen) ?? '').slice(0, 40);
      const product =
        kind === 'collection'
          ? (await productsOfConfigurator(await readCatalogue(lab.prices, queries), `tc${requested}`))[0]
          : await productBySlug(queries, requested);
      return standInPage(context, lab, {
        language,
        title,
        lead,
        greeting,
        chosen: product?.name ?? requested,
        configure: product
          ? configuratorPath(product, kind === 'order' ? { choices: 'LayoutBy=own' } : {})
          : '',
        back: `${portalOrigin}/ta/graphistore`,
      });
    });

  /**
   * Shows the preset, and leads to the configurator, which begins with its choices (PRE-04, STORE-59). A GET copies
   * nothing (DEC-17): the quote is made when the customer saves or orders there.
   */
  app.get('/duplicateOrderWork', async (context) => {
    const language = languageOf(siteLanguage(context));
    const id = (context.req.query('id') ?? '').slice(0, 40);
    const preset = (await presetsOf(queries)).find((row) => row.id === id);
    if (!preset) return notFoundPage(context, lab);
    const texts = shopTexts(language);
    return standInPage(context, lab, {
      language,
      title: texts.copyTitle,
      lead: texts.copyLead,
      greeting: '',
      chosen: [preset.name, preset.product, ...factsOf(preset.choices, texts)].join(' · '),
      configure: configuratorPath((await productBySlug(queries, preset.slug)) ?? { slug: '', buy: '' }, {
        choices: preset.choices,
        preset: preset.id,
      }),
      back: backTo(context.req.query('redirect') ?? '', portalOrigin),
    });
  });
}

/** Size and pages among the choices of a preset. */
function factsOf(choices: string, texts: ShopTexts): string[] {
  const chosen = choicesOf(choices);
  const size = String(chosen.get(sizeField) ?? '');
  const pages = Number(chosen.get(pagesField) ?? 0);
  return [
    ...(size === '' ? [] : [`${size.replace('x', ' × ')} cm`]),
    ...(pages > 0 ? [texts.pages(pages)] : []),
  ];
}

/** Redirects only to pages of the portal. */
function backTo(wish: string, portalOrigin: string): string {
  return wish.startsWith(`${portalOrigin}/ta/`) ? wish : `${portalOrigin}/ta/presets`;
}

const storeOf = (portalOrigin: string, code: string) =>
  `${portalOrigin}/ta/graphistore?filter=collection${code === 'collection' ? '' : `&subfilter=${code}`}`;

async function itemBySlug(lab: Lab, slug: string, language: Language) {
  const row = await productBySlug(lab.database.queries, slug);
  if (!row) throw new Error('a product that was there a moment ago');
  return itemOf(row, null, false, await createDisplayContext(lab, language));
}

function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return address === '' ? null : (
    <img className="ta-page-picture" src={address} alt={alt} width="480" height="360" loading="lazy" />
  );
}

/** Greets the holder of a valid ticket by name, which uses the ticket (DEC-01). */
async function readVisitor(
  context: Context,
  lab: Lab,
): Promise<{ readonly language: Language; readonly greeting: string }> {
  const code = context.req.query('ta_token') ?? '';
  const { queries } = lab.database;
  const ticket = code === '' ? null : await takeTicket(queries, hashToken(code), 'store', lab.clock.now());
  const account = ticket ? await accountOf(queries, ticket.owner) : null;
  const language = languageOf(siteLanguage(context));
  const texts = shopTexts(language);
  const greeting = account
    ? texts.signedInAs(account.company.name, account.code)
    : `${texts.notSignedIn} ${texts.oneUse}`;
  return { language, greeting };
}

function standInPage(
  context: Context,
  lab: Lab,
  page: {
    readonly language: Language;
    readonly title: string;
    readonly lead: string;
    readonly greeting: string;
    readonly chosen: string;
    /** Path of the portal that goes on with the product; '' = there is none. */
    readonly configure: string;
    readonly back: string;
  },
): Response {
  const texts = shopTexts(page.language);
  return drawSitePage(context, lab, {
    title: page.title,
    language: page.language,
    body: (
      <>
        <PageHead title={page.title} lead={page.lead} />
        {page.chosen !== '' && (
          <p>
            {`${texts.chosen}: `}
            <strong>{page.chosen}</strong>
          </p>
        )}
        {page.greeting !== '' && <p>{page.greeting}</p>}
        <p className="ta-quiet">{texts.standInNote}</p>
        <Row>
          {page.configure !== '' && (
            <Button href={`${lab.config.portal.portalOrigin}${page.configure}`} variant="primary">
              {texts.configure}
            </Button>
          )}
          <Button href={page.back}>{texts.toStore}</Button>
        </Row>
      </>
    ),
  });
}
