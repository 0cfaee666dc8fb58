import type { IncomingMessage } from 'node:http';
import { login, recovery } from '@trade-area/core/contract';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { clientAddress } from '../base/clientAddress.ts';
import { badRequest } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { readBytes } from '../base/readBytes.ts';
import { currentRequest } from '../base/currentRequest.ts';
import { corsHeaders, preflightHeaders, securityHeaders } from '../base/securityHeaders.ts';
import { addFragments } from '../pages/fragments.ts';
import { errorPage, notFoundPage } from '../pages/errorPage.tsx';
import type { AnswerCache } from './answerCache.ts';
import { refusalAnswer, refusalOf } from './errorAnswer.ts';
import { handleCall, isContractPath, isSharedPath } from './handleCall.ts';
import { checkRoutes, routes } from './routes.ts';
import { addSite } from './siteRoutes.ts';
import type { WireRequest } from './wireRequest.ts';

export interface AppOptions {
  readonly answerCache?: AnswerCache;
  /** Pages that come before the lab's own. */
  readonly addPages?: ((pages: Hono, lab: Lab) => void) | undefined;
}

/** The lab's server without a port: the contract's calls, the lab's pages, the widgets' files. */
export function createApp(lab: Lab, { answerCache, addPages }: AppOptions = {}): Hono {
  checkRoutes(routes);
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    // The pattern, not the address: of those there are few, and they name no order.
    const logged = currentRequest();
    if (logged && logged.route === '') logged.route = routePath(context);
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
    if (request.method === 'GET' && acceptsHtml(request.header('accept')) && !isContractPath(request.path))
      return notFoundPage(context, lab);
    const result = await handleCall(lab, request);
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
    if (result.cacheable) answerCache?.keep(incoming, result.cacheable, result.endpoint);
    const logged = currentRequest();
    if (logged) Object.assign(logged, { route: result.endpoint, customer: result.customer });
    const headers = { ...securityHeaders(), ...cors, ...result.headers };
    const body = result.status === 304 ? null : result.body;
    return new Response(body as Uint8Array<ArrayBuffer> | ReadableStream | string | null, {
      status: result.status,
      headers,
    });
  });
  app.onError((error, context) => {
    const refusal = refusalOf(error, lab.log);
    const { status, headers, body } = refusalAnswer(refusal);
    if (acceptsHtml(context.req.header('accept') ?? '') && !isContractPath(context.req.path)) {
      if (headers['retry-after']) context.header('retry-after', headers['retry-after']);
      return errorPage(context, lab, { code: refusal.code, reason: refusal.reason, status });
    }
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

/** A browser gets a page, a program gets the error. */
const acceptsHtml = (accept: string) => accept.includes('text/html');

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
