import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import { labFolder } from '../base/labFolder.ts';
import { corsHeaders, securityHeaders } from '../base/securityHeaders.ts';
import type { Lab } from '../base/lab.ts';
import { printFontFile } from '../print/render/fonts.ts';
import { notFoundPage } from './errorPage.tsx';
import { findFile } from './findFile.ts';
import type { Found } from './findFile.ts';
import { createTextSender } from './sendText.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The portal's fonts, for pages in its windows. */
const fonts: Readonly<Record<string, string>> = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};
const require = createRequire(import.meta.url);

/** The site's assets. */
export function addFiles(app: Hono, lab: Lab): void {
  app.get('/site/:name', async (context) => {
    const name = context.req.param('name');
    const file =
      (await find(join(labFolder, 'dist', 'site'), name)) ?? (await find(join(labFolder, 'site'), name));
    return file ? serve(context, file, { 'cache-control': 'no-cache' }) : notFoundPage(context, lab);
  });

  app.get('/site/fonts/:name', async (context) => {
    const name = context.req.param('name');
    const path = Object.hasOwn(fonts, name) ? fonts[name] : undefined;
    if (path === undefined) return notFoundPage(context, lab);
    const bytes = await readFile(require.resolve(path));
    return serve(context, { name, bytes }, { 'cache-control': 'public, max-age=86400' });
  });
}

/**
 * The scripts of `/embed/`: the loaders of configurator and print editor, the scene's chunk with three.js, its photographs
 * and its fonts, and those that text is printed in. Their content changes under one address, so it is revalidated every few
 * minutes. Sent compressed: the chunk is large.
 */
export function addEmbedScripts(app: Hono, lab: Lab): void {
  const folderOf = (name: string) => join(labFolder, '..', '..', 'packages', name, 'dist', 'embed');
  const folder = folderOf('scene');
  const sendText = createTextSender();
  const open = {
    ...securityHeaders(),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  };
  const send = async (context: Context, name: string, more = '', from = folder) => {
    const script = await find(from, name);
    const added = more === '' ? null : await find(from, more);
    if (!script) return notFoundPage(context, lab);
    const text = `${script.bytes.toString()}${added?.bytes.toString() ?? ''}`;
    return sendText(context, { name, type: types['.js'] ?? '', text }, open);
  };
  app.get('/embed/configurator.js', (context) =>
    send(context, 'configurator.js', lab.config.configuratorCompatibility ? 'compatibility.js' : ''),
  );
  app.get('/embed/print-editor.js', (context) =>
    send(
      context,
      'print-editor.js',
      lab.config.printEditorCompatibility ? 'print-editor-compatibility.js' : '',
      folderOf('widgets'),
    ),
  );
  app.get('/embed/scene.js', (context) => send(context, 'scene.js'));
  for (const part of ['photos', 'fonts'])
    app.get(`/embed/${part}/:name`, async (context) => {
      const name = context.req.param('name');
      const printed = part === 'fonts' ? printFontFile(name) : null;
      const file = printed ? { name, bytes: await readFile(printed) } : await find(join(folder, part), name);
      return file
        ? serve(context, file, { ...open, 'cache-control': 'public, max-age=86400' })
        : notFoundPage(context, lab);
    });
}

const find = (folder: string, name: string) => findFile(folder, name, (listed) => extname(listed) in types);

function serve(
  context: Context,
  { name, bytes }: Found,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const all = {
    ...securityHeaders(),
    ...corsHeaders('', []),
    ...headers,
    etag,
    'content-type': types[extname(name)] ?? 'application/octet-stream',
  };
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
  return new Response(new Uint8Array(bytes), { status: 200, headers: all });
}
