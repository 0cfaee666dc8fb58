import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lab } from '../base/lab.ts';
import { encodeBody, codingFor, isUnchanged, etagOf } from '../base/responseBody.ts';
import { bearerToken } from '../base/bearer.ts';
import type { ReadyBody } from '../base/responseBody.ts';
import type { Session } from '../base/owner.ts';
import { currentRequest } from '../base/currentRequest.ts';
import { corsHeaders, securityHeaders } from '../base/securityHeaders.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** An answer that depends on the customer's version alone, with that version. */
export interface CacheableAnswer {
  readonly ready: ReadyBody;
  readonly version: number;
}

/**
 * Answers a request from memory when the same session has sent the same bytes at the same version: those bytes have
 * passed every check before. Session and version are verified each time. Where these are not known without asking the
 * database (on a server, others write to it too), the request is handled in full.
 */
export interface AnswerCache {
  wrap(next: Listener): Listener;
  /** Remembers the answer of a request that was handled in full. */
  keep(request: IncomingMessage | undefined, answer: CacheableAnswer, endpoint: string): void;
}

const maxBodyLength = 4_096;

export function createAnswerCache(lab: Lab): AnswerCache {
  const keys = new WeakMap<IncomingMessage, string>();
  const names = new WeakMap<ReadyBody, string>();
  const security = securityHeaders();
  return {
    wrap: (next) => (request, response) => {
      const url = request.url ?? '';
      const token = bearerToken(request.headers.authorization);
      const mayBe = token !== '' && (url.startsWith('/gateway?') || url.startsWith('/api/'));
      const length = Number(request.headers['content-length'] ?? '0');
      if (!mayBe || !(length <= maxBodyLength) || request.headers['transfer-encoding'])
        return next(request, response);
      const question = `${request.method} ${url} ${request.headers['content-type'] ?? ''} ${token}`;
      if (length === 0) return answer(request, response, `${question} `, token, next);
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => void parts.push(part));
      // Events of a connection belong to no request; the binding brings its id to what follows.
      const answerBody = AsyncResource.bind(() => {
        const body = Buffer.concat(parts);
        // node-server reads the body from `rawBody`.
        Object.assign(request, { rawBody: body });
        void answer(request, response, `${question} ${body.toString('latin1')}`, token, next);
      });
      request.on('end', () => answerBody());
    },
    keep(request, { ready, version }, endpoint) {
      const key = request ? keys.get(request) : undefined;
      if (key === undefined) return;
      names.set(ready, endpoint);
      lab.bodyCache.set(key, version, ready);
    },
  };

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    token: string,
    next: Listener,
  ): unknown {
    const session = lab.sessions.findCached(token);
    const version = session ? lab.versions.findCached(session.owner) : undefined;
    const ready = version === undefined ? undefined : lab.bodyCache.find(key, version);
    if (session && ready) return send(request, response, session, ready);
    keys.set(request, key);
    return next(request, response);
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    session: Session,
    ready: ReadyBody,
  ) {
    const { headers } = request;
    const logged = currentRequest();
    if (logged) Object.assign(logged, { route: names.get(ready) ?? '', customer: session.code });
    const accepted = headers['accept-encoding'];
    const coding = codingFor(typeof accepted === 'string' ? accepted : '', ready.plain.length);
    const responseHeaders: Record<string, string | number> = {
      ...security,
      ...corsHeaders(headers.origin ?? '', lab.config.allowedOrigins),
      'content-type': ready.type,
      'cache-control': 'private, no-cache',
      etag: etagOf(ready, coding),
    };
    if (coding !== '') responseHeaders['content-encoding'] = coding;
    const unchanged = headers['if-none-match'] !== undefined && isUnchanged(headers['if-none-match'], ready);
    const cached = ready.coded.get(coding);
    const body = unchanged
      ? null
      : coding === ''
        ? ready.plain
        : (cached ?? (await encodeBody(ready, coding)));
    if (body) responseHeaders['content-length'] = body.length;
    response.writeHead(unchanged ? 304 : 200, responseHeaders);
    response.end(body ?? undefined);
  }
}
