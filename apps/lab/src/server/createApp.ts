import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { tooLarge } from '../base/errors.ts';
import type { Quick } from './answerCache.ts';
import type { WireRequest } from './wireRequest.ts';
import { logRequest } from '../base/requestLog.ts';
import { corsHeaders, preflightHeaders, securityHeaders } from '../base/securityHeaders.ts';
import { isContractPath, isSharedPath, speak } from './handleCall.ts';
import { checkRoutes, routes } from './routes.ts';
import { translate } from './errorAnswer.ts';
import type { Lab } from '../base/lab.ts';
import { notFoundPage } from '../../demo/pages/sitePages.ts';
import { addSite } from './siteRoutes.ts';
import { addFragments } from '../pages/fragments.ts';

/** The lab's server without a port: the contract's calls, the pages of the main site, the widgets' files. */
export function createApp(lab: Lab, quick?: Quick): Hono {
  checkRoutes(routes);
  const app = new Hono();
  app.use('*', async (context, next) => {
    const began = performance.now();
    await next();
    const said = context.get('said' as never) as { endpoint: string; customer: string } | undefined;
    logRequest(lab.log, {
      method: context.req.method,
      path: context.req.path,
      endpoint: said?.endpoint ?? '',
      customer: said?.customer ?? '',
      status: context.res.status,
      milliseconds: performance.now() - began,
    });
  });
  addSite(app, lab);
  addFragments(app, lab);
  app.all('*', async (context) => {
    const request = requestOf(context);
    const cors = corsHeaders(request.header('origin'), lab.config.allowedOrigins);
    if (request.method === 'OPTIONS' && isContractPath(request.path)) {
      const open = isSharedPath(request.path) ? { 'access-control-allow-origin': '*' } : {};
      const granted = 'access-control-allow-origin' in { ...cors, ...open };
      const told = { ...securityHeaders(), ...cors, ...open, ...(granted ? preflightHeaders : {}) };
      return context.body(null, 204, told);
    }
    if (request.method === 'GET' && wantsPage(request) && !isContractPath(request.path))
      return notFoundPage(context, lab);
    const spoken = await speak(lab, request);
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
    if (spoken.kept) quick?.keep(incoming, spoken.kept, spoken.endpoint);
    context.set('said' as never, { endpoint: spoken.endpoint, customer: spoken.customer } as never);
    const headers = { ...securityHeaders(), ...cors, ...spoken.headers };
    const body = spoken.status === 304 ? null : spoken.body;
    return new Response(body as Uint8Array<ArrayBuffer> | ReadableStream | string | null, {
      status: spoken.status,
      headers,
    });
  });
  app.onError((error) => {
    const { status, headers, body } = translate(error, lab.log);
    return new Response(body as string, { status, headers: { ...securityHeaders(), ...headers } });
  });
  return app;
}

/** A person with a browser gets a way home, a program gets the error. */
function wantsPage(request: WireRequest): boolean {
  return request.header('accept').includes('text/html');
}

function requestOf(context: Context): WireRequest {
  const url = new URL(context.req.url);
  return {
    method: context.req.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => context.req.header(name) ?? '',
    body: (limit) => readBytes(context.req.raw, limit),
    place: placeOf(context),
  };
}

/** The connection's address; what headers say about it is anybody's word. */
function placeOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Called without a server, as tests do.
    return '';
  }
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    parts.push(value);
  }
}
