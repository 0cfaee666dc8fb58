import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { login, recovery } from '@trade-area/core/contract';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { clientAddress } from '../base/clientAddress.ts';
import { badRequest, disconnected, tooLarge } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { logRequest } from '../base/requestLog.ts';
import { corsHeaders, preflightHeaders, securityHeaders } from '../base/securityHeaders.ts';
import { addFragments } from '../pages/fragments.ts';
import { notFoundPage } from '../pages/notFound.ts';
import type { AnswerCache } from './answerCache.ts';
import { errorAnswer } from './errorAnswer.ts';
import { handleCall, isContractPath, isSharedPath } from './handleCall.ts';
import { checkRoutes, routes } from './routes.ts';
import { addSite } from './siteRoutes.ts';
import type { WireRequest } from './wireRequest.ts';

interface Variables {
  /** For the request log: the endpoint that was called, and the customer's code. */
  readonly call?: { readonly endpoint: string; readonly customer: string };
}

export interface AppOptions {
  readonly answerCache?: AnswerCache;
  /** Pages that come before the lab's own. */
  readonly addPages?: ((pages: Hono, lab: Lab) => void) | undefined;
}

/** The lab's server without a port: the contract's calls, the lab's pages, the widgets' files. */
export function createApp(
  lab: Lab,
  { answerCache, addPages }: AppOptions = {},
): Hono<{ Variables: Variables }> {
  checkRoutes(routes);
  const app = new Hono<{ Variables: Variables }>();
  app.use('*', async (context, next) => {
    const began = performance.now();
    await next();
    const call = context.get('call');
    logRequest(lab.log, {
      method: context.req.method,
      path: context.req.path,
      endpoint: call?.endpoint ?? '',
      customer: call?.customer ?? '',
      status: context.res.status,
      milliseconds: performance.now() - began,
    });
  });
  const pages = new Hono();
  // PostgreSQL texts cannot hold NUL, and no page has an address with one. The contract's calls name the field.
  pages.use('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (isContractPath(pathname)) return next();
    if (/%00/.test(pathname)) return notFoundPage(context, lab);
    if (/%00/.test(search)) throw badRequest('The address contains the NUL character.');
    return next();
  });
  addPages?.(pages, lab);
  addSite(pages, lab);
  addFragments(pages, lab);
  app.route('/', pages);
  app.all('*', async (context) => {
    const request = requestOf(context, lab);
    const cors = {
      ...corsHeaders(request.header('origin'), lab.config.allowedOrigins),
      ...cookieHeaders(request, lab),
    };
    if (request.method === 'OPTIONS' && isContractPath(request.path)) {
      const open = isSharedPath(request.path) ? { 'access-control-allow-origin': '*' } : {};
      const granted = 'access-control-allow-origin' in { ...cors, ...open };
      const headers = { ...securityHeaders(), ...cors, ...open, ...(granted ? preflightHeaders : {}) };
      return context.body(null, 204, headers);
    }
    if (request.method === 'GET' && acceptsHtml(request) && !isContractPath(request.path))
      return notFoundPage(context, lab);
    const result = await handleCall(lab, request);
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
    if (result.cacheable) answerCache?.keep(incoming, result.cacheable, result.endpoint);
    context.set('call', { endpoint: result.endpoint, customer: result.customer });
    const headers = { ...securityHeaders(), ...cors, ...result.headers };
    const body = result.status === 304 ? null : result.body;
    return new Response(body as Uint8Array<ArrayBuffer> | ReadableStream | string | null, {
      status: result.status,
      headers,
    });
  });
  app.onError((error) => {
    const { status, headers, body } = errorAnswer(error, lab.log);
    return new Response(body as string, { status, headers: { ...securityHeaders(), ...headers } });
  });
  return app;
}

/** Browsers send and keep the device's cookie only where the answer allows it; no other call reads a cookie. */
function cookieHeaders(request: WireRequest, { config }: Lab): Readonly<Record<string, string>> {
  const keepsDevice = [login.path, recovery.path].includes(request.path);
  return keepsDevice && config.allowedOrigins.includes(request.header('origin'))
    ? { 'access-control-allow-credentials': 'true' }
    : {};
}

/** A browser gets the not-found page with a link home, a program gets the error. */
function acceptsHtml(request: WireRequest): boolean {
  return request.header('accept').includes('text/html');
}

function requestOf(context: Context, lab: Lab): WireRequest {
  const url = new URL(context.req.url);
  return {
    method: context.req.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => context.req.header(name) ?? '',
    body: (limit) => readBytes(context.req.raw, limit),
    clientAddress: clientAddress(context, lab.proxies),
  };
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw disconnected();
    });
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    parts.push(value);
  }
}
