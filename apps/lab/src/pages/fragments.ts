import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Hono } from 'hono';
import { labFolder } from '../base/labFolder.ts';
import { notFound, Refusal } from '../base/errors.ts';
import { encodeBody, codingFor, isUnchanged, createBody, etagOf } from '../base/responseBody.ts';
import type { ReadyBody } from '../base/responseBody.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import type { Lab } from '../base/lab.ts';
import { knownCurrency } from '../store/priceList.ts';
import { listPublicItems } from '../store/api.ts';

type Attributes = Readonly<Record<string, string>>;

interface RenderedWidget {
  readonly version: string;
  readonly key: string;
  readonly rows: unknown;
  readonly drawn: unknown;
}

interface RenderOrder {
  readonly element: string;
  readonly attributes: Attributes;
  readonly gateway: string;
  readonly rows: unknown;
  readonly styles: 'link' | 'inline';
}

/** The built `packages/widgets/src/elements/first/server/draw.ts`: the widgets package renders, the lab only serves. */
interface WidgetRenderer {
  readOrder(element: string, query: URLSearchParams): Attributes | null;
  draw(order: RenderOrder): Promise<RenderedWidget | null>;
  fragmentOf(order: RenderOrder, rendered: RenderedWidget): string;
  stylesheetOf(element: string): string;
}

const rendererPath = join(labFolder, '..', '..', 'packages', 'widgets', 'dist', 'server', 'fragments.js');
let renderer: Promise<WidgetRenderer> | null = null;

async function loadRenderer(): Promise<WidgetRenderer> {
  renderer ??= import(pathToFileURL(rendererPath).href) as Promise<WidgetRenderer>;
  return renderer;
}

/** Seconds that caches may keep a fragment, and serve it while they revalidate. */
const maxAgeSeconds = 60;

/**
 * The prerendered public catalogue: `/public/fragments/catalogue` as markup that a partner's server puts into its page,
 * `…/catalogue.json` as data for the element's first script. Both are the same for all visitors. A missing fragment is
 * 404 to a server and 204 to a script, which logs no console error: the element then loads the data itself. With
 * `styles=inline` the answer's `ta-style-hash` is the source that a strict `style-src` needs for the inline styles.
 */
export function addFragments(app: Hono, lab: Lab): void {
  app.get('/public/fragments/:name', async (context) => {
    const [element = '', form = 'html', ...more] = context.req.param('name').split('.');
    const ready =
      more.length > 0 ? null : await renderedBody(lab, element, form, new URL(context.req.url).searchParams);
    if (ready) return send(context, ready, await styleHashHeader(element, form, context.req.query('styles')));
    if (form !== 'json') throw notFound();
    return new Response(null, { status: 204, headers: openHeaders });
  });
}

async function renderedBody(lab: Lab, element: string, form: string, query: URLSearchParams) {
  if (!existsSync(rendererPath) && form === 'html')
    throw new Refusal('unavailable', 'The widgets are not built. Run: npm run build');
  if (!existsSync(rendererPath) || !['html', 'json'].includes(form)) return null;
  const { readOrder } = await loadRenderer();
  const attributes = readOrder(element, query);
  if (!attributes || knownCurrency(attributes['currency'] ?? 'EUR') === '') return null;
  const styles = query.get('styles') === 'inline' ? 'inline' : 'link';
  const cacheKey = `fragment ${element} ${form} ${styles} ${JSON.stringify(attributes)}`;
  const period = Math.floor(lab.monotonic() / (maxAgeSeconds * 1000));
  const cached = lab.bodyCache.find(cacheKey, period);
  if (cached) return cached;
  const ready = await compose(lab, form, { element, attributes, styles });
  if (ready) lab.bodyCache.set(cacheKey, period, ready);
  return ready;
}

async function compose(
  lab: Lab,
  form: string,
  given: Pick<RenderOrder, 'element' | 'attributes' | 'styles'>,
): Promise<ReadyBody | null> {
  const { draw, fragmentOf } = await loadRenderer();
  const { lang = 'en', currency = 'EUR' } = given.attributes;
  const rows = given.element === 'login' ? [] : await listPublicItems(lab, { lang, currency });
  const order = { ...given, gateway: lab.config.portal.labOrigin, rows };
  const rendered = await draw(order);
  if (!rendered) return null;
  if (form === 'html') return createBody('text/html; charset=utf-8', fragmentOf(order, rendered));
  const { version, key, drawn } = rendered;
  return createBody('application/json; charset=utf-8', JSON.stringify({ version, key, drawn, rows }));
}

/** The hash of the inline styles, as `'sha256-…'`; none when the styles are linked. */
async function styleHashHeader(element: string, form: string, styles = ''): Promise<Record<string, string>> {
  if (form !== 'html' || styles !== 'inline') return {};
  const { stylesheetOf } = await loadRenderer();
  const hash = createHash('sha256').update(stylesheetOf(element)).digest('base64');
  return { 'ta-style-hash': `'sha256-${hash}'` };
}

const openHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders(),
  'cache-control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=600`,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, ta-style-hash, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
};

async function send(
  context: Context,
  ready: ReadyBody,
  styleHeaders: Readonly<Record<string, string>>,
): Promise<Response> {
  const coding = codingFor(context.req.header('accept-encoding') ?? '', ready.plain.length);
  const headers: Record<string, string> = {
    ...openHeaders,
    ...styleHeaders,
    'content-type': ready.type,
    etag: etagOf(ready, coding),
  };
  if (coding !== '') headers['content-encoding'] = coding;
  const requestTag = context.req.header('if-none-match') ?? '';
  if (requestTag !== '' && isUnchanged(requestTag, ready))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await encodeBody(ready, coding)), { status: 200, headers });
}
