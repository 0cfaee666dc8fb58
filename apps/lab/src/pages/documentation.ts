import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { labFolder } from '../base/labFolder.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import { notFoundPage } from './errorPage.tsx';
import { namesBelow } from './findFile.ts';
import { sendBytes } from './sendBytes.ts';
import { createTextSender } from './sendText.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const folder = join(labFolder, '..', 'docs', 'dist');

/**
 * The documentation site, as `apps/docs` builds it. A requested name must be in the folder's listing before it becomes
 * part of a path. Its policy is written by the build too.
 */
export function addDocumentation(app: Hono, lab: Lab): void {
  const send = createTextSender();

  app.get('/docs', (context) => context.redirect('/docs/', 301));
  app.get('/docs/*', async (context) => {
    const path = context.req.path.slice('/docs/'.length);
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const names = await namesBelow(folder);
    if (names.includes(`${name}/index.html`)) return context.redirect(`/docs/${name}/`, 301);
    if (!names.includes(name)) return notFoundPage(context, lab);
    const bytes = await readFile(join(folder, name));
    if (name.endsWith('.woff2')) return sendBytes(context, bytes, { type: 'font/woff2', seconds: null });
    const type = types[extname(name)];
    if (type === undefined) return notFoundPage(context, lab);
    return send(
      context,
      { name, type, text: bytes.toString() },
      {
        ...securityHeaders(name.endsWith('.html') ? await readPolicy() : undefined),
        // Names of built files change with their content; a page keeps its name.
        'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    );
  });
}

const readPolicy = async () =>
  `${await readFile(join(folder, 'policy.txt'), 'utf8')}; frame-ancestors 'none'`;
