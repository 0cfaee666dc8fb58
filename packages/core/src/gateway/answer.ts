import * as v from 'valibot';
import { errorAnswer } from '../contract/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { text } from '../contract/wire.ts';
import { fail } from '../kernel/result.ts';
import type { Failure, FailureKind } from '../kernel/result.ts';
import type { FetchResponse } from '../kernel/ports.ts';

const kinds: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
};

/** A 2xx body as the contract says it, or why it is not. */
export function readAnswer(
  endpoint: Endpoint,
  body: string | ArrayBuffer,
): { ok: true; value: unknown } | { ok: false; why: string } {
  if (endpoint.answerType !== 'json') return { ok: true, value: body };
  if (typeof body !== 'string') return { ok: false, why: 'not text' };
  const json = parse(body);
  if (json === undefined) return { ok: false, why: 'not JSON' };
  return readValue(endpoint, json);
}

/** The same for an answer that did not come as a body of its own, such as one embedded in a page. */
export function readValue(
  endpoint: Endpoint,
  json: unknown,
): { ok: true; value: unknown } | { ok: false; why: string } {
  const read = v.safeParse(endpoint.answer, json);
  if (!read.success) return { ok: false, why: v.getDotPath(read.issues[0]) ?? 'wrong shape' };
  return { ok: true, value: read.output };
}

const refusal = v.object({ success: v.literal(false), error: v.optional(v.object({ message: text })) });

/** The reason of a write that was refused with a 2xx, '' when none is given; null when the body is no refusal (ACC-28). */
export function readRefusal(body: string | ArrayBuffer): string | null {
  const read = v.safeParse(refusal, typeof body === 'string' ? parse(body) : undefined);
  return read.success ? (read.output.error?.message ?? '') : null;
}

/** The failure that any other status means: kind, text, fields, seconds to wait. */
export function readFailure(response: FetchResponse, body: string): Failure {
  const parsed = v.safeParse(errorAnswer, parse(body));
  // A 400 that says why is a refusal of what was sent (ACC-28); one of a proxy makes no sense to the person.
  const known = response.status === 400 && parsed.success ? 'invalid' : kinds[response.status];
  const kind = known ?? (response.status >= 500 ? 'unavailable' : 'garbage');
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return fail(kind, {
    status: response.status,
    ...(parsed.success ? { code: parsed.output.error.code } : {}),
    ...(parsed.success && parsed.output.error.reason ? { reason: parsed.output.error.reason } : {}),
    message: parsed.success ? parsed.output.error.message : '',
    fields: parsed.success ? (parsed.output.error.fields ?? {}) : {},
    retryAfter: Number.isFinite(wait) ? wait : null,
    ...requestIdIn(response),
  }).failure;
}

/** Absent where the lab's proxy answers, or the browser hides the header. */
export function requestIdIn({ headers }: FetchResponse): Pick<Failure, 'requestId'> {
  const requestId = headers.get('x-request-id');
  return requestId ? { requestId } : {};
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
