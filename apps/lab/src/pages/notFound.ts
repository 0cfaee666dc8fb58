import type { Lab } from '../base/lab.ts';
import { html } from 'hono/html';
import { sitePage } from './page.ts';

export function notFoundPage(
  context: Parameters<typeof sitePage>[0],
  lab: Lab,
): Response | Promise<Response> {
  return sitePage(context, lab, {
    title: 'Not found',
    status: 404,
    body: html`<h1>Page not found</h1>
      <p class="lead">Check the address. The page may have moved.</p>
      <p>
        <a class="button" href="/">Home</a>
        <a class="button quiet" href="${lab.config.portal.portalOrigin}/ta/">Trade area</a>
      </p>`,
  });
}
