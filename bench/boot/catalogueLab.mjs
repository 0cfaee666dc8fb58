import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { at, has } from '../../scripts/parts/root.mjs';

const kinds = ['album', 'book', 'wallart', 'box'];
const point = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** As many rows as are wanted, as large as the lab's own. */
export function rowsOf(count, origin) {
  return Array.from({ length: count }, (_, index) => {
    const slug = `product-${index}`;
    const set = (form) =>
      [480, 960].map((width) => `${origin}/pictures/${slug}-${width}.${form} ${width}w`).join(', ');
    return {
      slug,
      nome: `Product ${index} in linen`,
      foto: `${origin}/pictures/${slug}-960.webp`,
      foto_srcset: set('webp'),
      foto_avif: set('avif'),
      foto_hover: `${origin}/pictures/${slug}-open-960.webp`,
      foto_hover_srcset: '',
      foto_hover_avif: '',
      description: `Number ${index}: lay-flat photographic pages, covers in leather, linen or photo.`,
      filter_class: `${kinds[index % kinds.length]}${index % 7 === 0 ? ' new' : ''}`,
      family: 'album',
      id: null,
      link_info: `/info/[lang]/${slug}/`,
      link_buy: `${origin}/cover/?p=${index}&c=[c]&lang=[lang]`,
      is_active_page: true,
      is_in_test: false,
      child: [],
      promo_connection: [],
      promo_filter: [],
      isOneOkPromo: false,
      date_filter: [],
      prezzo_da: 20 + index,
      giorni: '8-10',
    };
  });
}

/**
 * A lab with `count` products that answers from memory, compressed, on another origin than the page: the rows, and
 * what the product's own drawer makes of them. `/<count>/…` chooses.
 */
export async function startCatalogueLab(context, port, counts, attributes) {
  if (!has('packages/widgets/dist/server/fragments.js'))
    throw new Error('the widgets are not built. Run: npm run build');
  const { draw, fragmentOf, stylesheetOf } = await import(
    pathToFileURL(at('packages/widgets/dist/server/fragments.js')).href
  );
  const answers = new Map();
  const keep = (path, type, text) => answers.set(path, { type, body: gzipSync(text, { level: 9 }) });
  const fragments = {};
  let chosen = counts[0];
  for (const count of counts) {
    const gateway = `http://127.0.0.1:${port}`;
    const rows = rowsOf(count, gateway);
    const order = { element: 'catalogue', attributes, gateway, rows };
    const drawing = await draw(order);
    const { version, key, drawn } = drawing;
    keep(`${count}/public/store`, 'application/json', JSON.stringify(rows));
    keep(
      `${count}/public/fragments/catalogue.json`,
      'application/json',
      JSON.stringify({ version, key, drawn, rows }),
    );
    keep(`${count}/widgets/${version}/catalogue.css`, 'text/css', stylesheetOf('catalogue'));
    fragments[count] = {
      served: fragmentOf(order, drawing),
      dressed: fragmentOf({ ...order, styles: 'inline' }, drawing),
    };
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://lab');
    const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { ...open, 'access-control-allow-headers': '*' }).end();
    const found = answers.get(`${chosen}${pathname}`);
    if (found)
      return response
        .writeHead(200, { ...open, 'content-type': found.type, 'content-encoding': 'gzip' })
        .end(found.body);
    if (pathname.startsWith('/pictures/'))
      return response.writeHead(200, { ...open, 'content-type': 'image/gif' }).end(point);
    return response.writeHead(401, { ...open, 'content-type': 'application/json' }).end('{}');
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  context.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    fragments,
    choose: (count) => {
      chosen = count;
    },
  };
}
