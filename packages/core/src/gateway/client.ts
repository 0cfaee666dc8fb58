import { logout } from '../contract/index.ts';
import type { AnswerOf, CallInput, Endpoint } from '../contract/index.ts';
import { referenceOf } from '../kernel/reference.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Failure, FailureKind, Result } from '../kernel/result.ts';
import type { Clock, Fetch, FetchRequest, FetchResponse, Log } from '../kernel/ports.ts';
import { readAnswer, readFailure, readRefusal, requestIdIn } from './answer.ts';
import { compose } from './request.ts';

export interface GatewayOptions {
  /** Origin of the lab, without a trailing slash. */
  readonly origin: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** The session's credential, asked at every call; null sends none. */
  readonly token: () => string | null | Promise<string | null>;
  /** Milliseconds until a call counts as lost. Default 15,000. */
  readonly timeout?: number;
  /** 0 to 1, spreads repeated reads. Default Math.random. */
  readonly random?: () => number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sends this instead of the session's credential. */
  readonly token?: string | null;
  readonly keepalive?: boolean;
  /** Names one wish of the person: however often it is sent, it counts once (`Idempotency-Key`, T-E2). */
  readonly key?: string;
  /** Told of the bytes of a file as they arrive; `total` is null where the lab does not know it before the end. */
  readonly onProgress?: (received: number, total: number | null) => void;
}

export interface Gateway {
  /** Speaks one endpoint. Never throws and never acts: every outcome is a value. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<E>>>;
  /** `x-request-id` of the latest answer, '' before the first: what breaks on an answer can name it. */
  latestRequestId(): string;
}

/** A read by GET is asked at most this many times; everything else exactly once (ERR2-17). */
const attempts = 2;
/** Milliseconds before the repeat, spread by half of it to both sides. */
const repeatPause = 300;
const rememberedAnswers = 50;
/** Milliseconds until a file counts as lost, either way: thousands of documents take their time. */
const fileTimeout = 600_000;

/**
 * The contract spoken over fetch. Reads send `If-None-Match`; an unchanged answer is the same object as before, so a
 * live refresh that finds nothing new re-renders nothing.
 *
 * @example
 * const gateway = createGateway({ origin: 'https://lab.example', fetch, clock, log, token: () => token });
 * const answer = await gateway.call(publicStore, { query: { lang: 'en', currency: 'EUR' } });
 * if (answer.ok) console.log(answer.value.length);
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { clock, log, timeout = 15_000, random = Math.random } = options;
  const remembered = new Map<string, { etag: string; value: unknown }>();
  /** The credential whose answers are remembered, beside those without one; null = none. */
  let holder: string | null = null;
  let latestRequestId = '';

  return {
    latestRequestId: () => latestRequestId,
    async call(endpoint, input = {}, callOptions = {}) {
      const failureContext = { endpoint: endpoint.id };
      const token = callOptions.token === undefined ? await credential() : callOptions.token;
      if (token === undefined) return report(fail('offline', failureContext));
      // Answers to one session are kept for no other, and no longer than it lasts (T-A10).
      if (token !== null && token !== holder) {
        forget();
        holder = token;
      }
      if (endpoint.id === logout.id) forget();
      const { url, request } = compose(options.origin, endpoint, input, token, callOptions.key);
      const memory =
        endpoint.effect === 'read' && endpoint.answerType !== 'file'
          ? `${token ?? ''} ${url} ${typeof request.body === 'string' ? request.body : ''}`
          : null;
      const known = memory === null ? undefined : remembered.get(memory);
      if (known) request.headers['if-none-match'] = known.etag;
      if (callOptions.keepalive) request.keepalive = true;

      const repeats = endpoint.method === 'GET' && endpoint.effect === 'read';
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await once(url, request, endpoint, callOptions);
        if ('kind' in outcome) {
          const repeat = repeats && outcome.kind === 'offline' && attempt < attempts;
          if (!repeat) return report(fail(outcome.kind, failureContext));
        } else if (outcome.response.status === 304 && known) {
          return succeed(known.value) as Result<never>;
        } else if (outcome.response.status < 300) {
          const read = readAnswer(endpoint, outcome.body);
          if (!read.ok) {
            const { status } = outcome.response;
            const context = { ...failureContext, ...requestIdIn(outcome.response), status };
            const refusal = endpoint.effect === 'write' ? readRefusal(outcome.body) : null;
            return report(
              refusal === null
                ? fail('garbage', { ...context, message: read.why })
                : fail('invalid', { ...context, message: refusal }),
            );
          }
          const etag = outcome.response.headers.get('etag');
          if (memory !== null && etag && (token === null || token === holder))
            remember(memory, { etag, value: read.value });
          return succeed(read.value) as Result<never>;
        } else {
          if (outcome.response.status === 401) forget();
          const failure = readFailure(outcome.response, typeof outcome.body === 'string' ? outcome.body : '');
          const repeat = repeats && failure.kind === 'unavailable' && attempt < attempts;
          if (!repeat) return report(fail(failure.kind, { ...failure, ...failureContext }));
        }
        await pause(repeatPause * (0.5 + random()), callOptions.signal);
      }
    },
  };

  /** undefined when the session could not say: asking anyway would look like signed out. */
  async function credential(): Promise<string | null | undefined> {
    try {
      return await options.token();
    } catch {
      return undefined;
    }
  }

  async function once(
    url: string,
    request: FetchRequest,
    { answerType, encoding }: Endpoint,
    { signal, onProgress }: CallOptions,
  ): Promise<{ response: FetchResponse; body: string | ArrayBuffer } | { kind: FailureKind }> {
    const controller = new AbortController();
    let late = false;
    const giveUp = () => controller.abort();
    if (signal?.aborted) return { kind: 'aborted' };
    signal?.addEventListener('abort', giveUp, { once: true });
    const file = answerType === 'file';
    const cancel = clock.after(
      file || encoding === 'bytes' ? Math.max(timeout, fileTimeout) : timeout,
      () => {
        late = true;
        controller.abort();
      },
    );
    try {
      const response = await options.fetch(url, { ...request, signal: controller.signal });
      latestRequestId = requestIdIn(response).requestId ?? latestRequestId;
      if (file && response.status < 300 && onProgress && response.body)
        return { response, body: await readParts(response, onProgress) };
      if (file && response.status < 300 && response.arrayBuffer)
        return { response, body: await response.arrayBuffer() };
      return { response, body: response.status === 304 ? '' : await response.text() };
    } catch {
      return { kind: late ? 'timeout' : signal?.aborted ? 'aborted' : 'offline' };
    } finally {
      cancel();
      signal?.removeEventListener('abort', giveUp);
    }
  }

  function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const cancel = clock.after(milliseconds, wake);
      signal?.addEventListener('abort', wake, { once: true });
    });
  }

  function forget(): void {
    remembered.clear();
    holder = null;
  }

  function remember(key: string, answer: { etag: string; value: unknown }): void {
    remembered.delete(key);
    remembered.set(key, answer);
    const oldest = remembered.keys().next();
    if (remembered.size > rememberedAnswers && !oldest.done) remembered.delete(oldest.value);
  }

  function report(outcome: { ok: false; failure: Failure }): { ok: false; failure: Failure } {
    const { kind, status, endpoint, requestId } = outcome.failure;
    const reference = requestId === undefined ? {} : { reference: referenceOf(requestId) };
    if (kind !== 'aborted')
      log(kind === 'unauthorized' ? 'info' : 'error', `ta: ${endpoint} failed`, {
        kind,
        status,
        ...reference,
      });
    return outcome;
  }
}

/** The bytes of a file, told of as they arrive. */
async function readParts(
  { body, headers }: FetchResponse,
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<ArrayBuffer> {
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  const total = Number.isFinite(announced) ? announced : null;
  const parts: Uint8Array[] = [];
  let received = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (!part.value) continue;
    parts.push(part.value);
    received += part.value.length;
    // A proxy that compresses announces the compressed length.
    onProgress(received, total !== null && received > total ? null : total);
  }
  const whole = new Uint8Array(received);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}
