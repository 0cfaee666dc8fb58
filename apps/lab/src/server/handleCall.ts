import { hasRight, rightOfCall } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { bearerToken } from '../base/bearer.ts';
import { currentRequest } from '../base/currentRequest.ts';
import { isRecord } from '../base/isRecord.ts';
import {
  badRequest,
  notAllowed,
  notFound,
  passwordChangeRequired,
  Refusal,
  rightMissing,
  signInAgain,
} from '../base/errors.ts';
import { refuseCardNumbers } from '../base/cardNumbers.ts';
import type { Lab } from '../base/lab.ts';
import { encodeBody, codingFor, isUnchanged, createBody, etagOf } from '../base/responseBody.ts';
import type { ReadyBody } from '../base/responseBody.ts';
import { findExchange } from '../auth/exchange.ts';
import { deviceCookie, deviceOfCookies } from '../identity/devices.ts';
import type { CacheableAnswer } from './answerCache.ts';
import { refuseForeignClaims } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import {
  bodyLimit,
  parseInput,
  readBody,
  readFileBody,
  refuseUnstorable,
  singleValues,
} from './wireRequest.ts';
import type { WireRequest } from './wireRequest.ts';
import type { Call, FileAnswer, Route, SharedCaching } from '../base/route.ts';
import { findRoute } from './routes.ts';
import type { RouteMatch } from './routes.ts';
import { errorAnswer } from './errorAnswer.ts';
import type { WireAnswer } from './errorAnswer.ts';

/** An answer, with the endpoint and the customer for the request log. */
export interface CallResult extends WireAnswer {
  readonly endpoint: string;
  readonly customer: string;
  /** With an answer that depends on the customer's version alone. */
  readonly cacheable?: CacheableAnswer;
}

/** Whether a path is a call of the contract: its own path, or `/gateway?endpoint=`. */
export function isContractPath(path: string): boolean {
  return path === '/gateway' || path.startsWith('/api/') || findRouteSafely(path) !== null;
}

function findRouteSafely(path: string): RouteMatch | null {
  try {
    return findRoute(withPrefix(path));
  } catch {
    return null;
  }
}

/** Handles one call of the contract: look-up, session, ownership, shape, answer. It reads top to bottom as the protocol. */
export async function handleCall(lab: Lab, request: WireRequest): Promise<CallResult> {
  const logged: { endpoint: string; customer: string } = { endpoint: '', customer: '' };
  const cookie: Record<string, string> = {};
  try {
    const query = singleValues(request.query);
    const found = findCall(request, query);
    if (!found) throw notFound();
    const { route, path } = found;
    logged.endpoint = route.endpoint.id;
    checkMethod(route.endpoint, request);
    checkOrigin(lab, route.endpoint, request);

    const token = bearerToken(request.header('authorization'));
    const bearer = token === '' ? null : await sessionOf(lab, route.endpoint, token);
    // A pass for the files of one order grants nothing else.
    const session = bearer?.confinedTo !== undefined && !route.acceptsUploadPass ? null : bearer;
    logged.customer = session?.code ?? '';
    if (route.endpoint.access === 'customer' && !session) throw signInAgain();
    if (session?.mustChangePassword && !openToTemporary.includes(route.endpoint.id))
      throw passwordChangeRequired();
    const given = session?.member?.rights ?? null;
    if (route.endpoint.access === 'customer' && !hasRight(given, rightOfCall(route.endpoint.id)))
      throw rightMissing();

    refuseUnstorable(path, 'path');
    const limit = route.endpoint.access === 'customer' ? bodyLimit.customer : bodyLimit.public;
    const file = route.endpoint.encoding === 'bytes';
    const rawInput = file || request.method === 'GET' ? {} : await readBody(request, limit);
    if (route.endpoint.effect === 'write')
      for (const claims of [path, query, rawInput, request.header('idempotency-key')])
        refuseCardNumbers(claims);
    if (session && route.endpoint.access === 'customer') {
      for (const claims of [query, rawInput])
        if (isRecord(claims)) refuseForeignClaims(session, claims, (value) => value === token);
    }
    noteOrder(path, rawInput);
    const call: Call<Endpoint, Session | null> = {
      lab,
      session,
      path,
      query: parseInput(route.endpoint.query, query) as never,
      body: parseInput(route.endpoint.body, rawInput) as never,
      origin: request.header('origin'),
      clientAddress: request.clientAddress,
      agent: request.header('user-agent'),
      device: deviceOfCookies(request.header('cookie')),
      keepDevice: (device) => {
        cookie['set-cookie'] = deviceCookie(device, lab.config.portal.labOrigin);
      },
      key: request.header('idempotency-key').slice(0, 200),
      bytes: file
        ? await readFileBody(request, route.endpoint.mostBytes ?? bodyLimit.bytes)
        : Buffer.alloc(0),
    };
    if (route.endpoint.answerType === 'file')
      return { ...sendFile((await route.run(call)) as FileAnswer), ...logged };
    const { ready, version } = await answerOf(lab, route, call);
    const cacheable = version === null ? {} : { cacheable: { ready, version } };
    const answer = await send(route, request, ready);
    return { ...answer, headers: { ...answer.headers, ...cookie }, ...logged, ...cacheable };
  } catch (error) {
    return { ...errorAnswer(error, lab.log), ...logged };
  }
}

/** The records of who did what name the order, where the call does. */
function noteOrder(path: Readonly<Record<string, string | undefined>>, body: unknown): void {
  const request = currentRequest();
  const named = isRecord(body) ? (body['order_code'] ?? body['cod_order'] ?? body['commessa']) : undefined;
  if (request) request.orderCode = typeof named === 'string' ? named : (path['id'] ?? '');
}

/** Old callers name the customer's calls without `/api`, or without the first slash (GW2-13). */
function withPrefix(path: string): string {
  const [, rest] = /^\/?(customer\/.*)$/.exec(path) ?? [];
  return rest === undefined ? path : `/api/${rest}`;
}

/** The gateway form names a path of the table; any other value is not found. */
function findCall(request: WireRequest, query: Record<string, string>): RouteMatch | null {
  if (request.path !== '/gateway') return findRoute(withPrefix(request.path));
  const endpoint = query['endpoint'];
  if (endpoint === undefined) throw badRequest("'endpoint' is missing.");
  const path = withPrefix(endpoint);
  const found = findRoute(path);
  const isAllowed =
    found?.route.endpoint.via === 'gateway' || path.startsWith('/api/') || found?.route.shared != null;
  return isAllowed ? found : null;
}

/** Calls of a session that began with a temporary password: set a new one, ask who it is, end (T-A7). */
const openToTemporary = ['auth.changePassword', 'auth.checkToken', 'auth.logout'];

/** The session of a token; one for an exchange counts only where it is exchanged. */
async function sessionOf(lab: Lab, endpoint: Endpoint, token: string): Promise<Session | null> {
  const session = await lab.sessions.find(token);
  return session ?? (endpoint.id === 'auth.checkToken' ? findExchange(lab, token) : null);
}

/** A documented GET with side effects is accepted only as a same-origin fetch with the bearer header (DEC-17). */
const documentedGets = [
  'auth.logout',
  'account.updateLanguage',
  'projects.deletePrint',
  'sharing.delete',
  'sharing.permission',
];

function checkMethod(endpoint: Endpoint, request: WireRequest): void {
  if (request.method === endpoint.method) return;
  const sameOrigin =
    request.header('sec-fetch-site') === 'same-origin' && bearerToken(request.header('authorization')) !== '';
  if (request.method === 'GET' && documentedGets.includes(endpoint.id) && sameOrigin) return;
  throw new Refusal('method_not_allowed', `Use ${endpoint.method}.`);
}

/** Refuses writes that a page of another site sends (T-A11). */
function checkOrigin(lab: Lab, endpoint: Endpoint, request: WireRequest): void {
  const origin = request.header('origin');
  const isSameOrigin =
    request.header('sec-fetch-site') === 'same-origin' || lab.config.allowedOrigins.includes(origin);
  const foreign = origin !== '' && !isSameOrigin;
  if (foreign && endpoint.effect === 'write') throw notAllowed('This origin isn’t allowed to make changes.');
}

async function answerOf(
  lab: Lab,
  route: Route,
  call: Call<Endpoint, Session | null>,
): Promise<{ readonly ready: ReadyBody; readonly version: number | null }> {
  const { session } = call;
  if (route.shared) return { ready: await sharedAnswer(route, route.shared, call), version: null };
  if (!route.isCachedByVersion || !session)
    return { ready: compose(route, await route.run(call)), version: null };
  const version = await lab.versions.current(session.owner);
  const key = `${session.owner} ${route.endpoint.id} ${JSON.stringify([call.path, call.query, call.body])}`;
  const known = lab.bodyCache.find(key, version);
  if (known) return { ready: known, version };
  const ready = compose(route, await route.run(call));
  lab.bodyCache.set(key, version, ready);
  return { ready, version };
}

/** A public answer, the same for all callers, cached as long as shared caches would keep it. */
async function sharedAnswer(
  route: Route,
  { seconds, key }: SharedCaching,
  call: Call<Endpoint, Session | null>,
): Promise<ReadyBody> {
  const period = Math.floor(call.lab.monotonic() / (seconds * 1000));
  const name = `everybody ${route.endpoint.id} ${key(call.query)}`;
  const known = call.lab.bodyCache.find(name, period);
  if (known) return known;
  const ready = compose(route, await route.run({ ...call, session: null }));
  call.lab.bodyCache.set(name, period, ready);
  return ready;
}

function compose(route: Route, answer: unknown): ReadyBody {
  const { answerType } = route.endpoint;
  return answerType === 'csv' || answerType === 'html'
    ? createBody(`text/${answerType}; charset=utf-8`, String(answer))
    : createBody('application/json; charset=utf-8', JSON.stringify(answer));
}

async function send(
  { endpoint, shared }: Route,
  request: WireRequest,
  ready: ReadyBody,
): Promise<WireAnswer> {
  const coding = codingFor(request.header('accept-encoding'), ready.plain.length);
  const headers: Record<string, string> = {
    'content-type': ready.type,
    'cache-control': endpoint.effect === 'read' ? 'private, no-cache' : 'no-store',
    ...(shared ? sharedHeaders(shared.seconds) : {}),
  };
  if (coding !== '') headers['content-encoding'] = coding;
  if (endpoint.answerType === 'csv')
    headers['content-disposition'] = `attachment; filename="${endpoint.id.split('.')[0]}.csv"`;
  if (endpoint.effect === 'read') {
    headers['etag'] = etagOf(ready, coding);
    const ifNoneMatch = request.header('if-none-match');
    if (ifNoneMatch !== '' && isUnchanged(ifNoneMatch, ready)) return { status: 304, headers, body: '' };
  }
  return { status: 200, headers, body: await encodeBody(ready, coding) };
}

function sendFile({ type, name, body, size }: FileAnswer): WireAnswer {
  const length = body instanceof ReadableStream ? size : body.length;
  const plain = name.replace(/[^\w.-]/g, '_');
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      // RFC 6266: an ASCII name as fallback, and the full name for clients that support it.
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body,
  };
}

function sharedHeaders(seconds: number): Record<string, string> {
  return {
    'cache-control': `public, max-age=${seconds}`,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  };
}

/** Whether every origin may call this; answered in the CORS preflight. */
export function isSharedPath(path: string): boolean {
  return findRouteSafely(path)?.route.shared != null;
}
