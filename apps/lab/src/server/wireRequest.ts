import * as v from 'valibot';
import { badRequest, invalid, tooLarge, Refusal } from '../base/errors.ts';

/** A request independent of the HTTP server: Hono and the tests both create one. */
export interface WireRequest {
  readonly method: string;
  /** Undecoded path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string;
  /** Rejects with `tooLarge` past the limit, without reading the rest. */
  readonly body: (limit: number) => Promise<Buffer>;
  /** Address of the visitor's connection. */
  readonly clientAddress: string;
}

/** Bytes a call may send. Enough for an export of 1,000 codes; a sign-in needs far less. */
export const bodyLimit = { public: 16_384, customer: 262_144, bytes: 26_214_400 } as const;

/** Values by name; a repeated name is refused, because two readers would pick different values. */
export function singleValues(given: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of given) {
    if (name in values) throw badRequest(`'${name.slice(0, 40)}' appears more than once.`);
    values[name] = value;
  }
  return { ...values };
}

/** The bytes of an uploaded file. @throws tooLarge for an announced length past the limit, before anything is read. */
export async function readFileBody(request: WireRequest, limit: number): Promise<Buffer> {
  if (Number(request.header('content-length') || 0) > limit) throw tooLarge(limit);
  return request.body(limit);
}

/** Parses the body: form or JSON, because the old pages send both. */
export async function readBody(request: WireRequest, limit: number): Promise<unknown> {
  if (Number(request.header('content-length') || 0) > limit) throw tooLarge(limit);
  const bytes = await request.body(limit);
  if (bytes.length === 0) return {};
  const type = request.header('content-type').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/x-www-form-urlencoded') return singleValues(new URLSearchParams(text));
  if (type === 'application/json') return parseJson(text);
  throw new Refusal('unsupported_media_type', 'Send application/json or application/x-www-form-urlencoded.');
}

/** No call nests its values deeper; functions that read a value by calling themselves would run out of stack. */
const deepest = 32;

function parseJson(text: string): unknown {
  if (depthOf(text) > deepest)
    throw badRequest(`The request body nests values deeper than ${deepest} levels.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('The request body isn’t valid JSON.');
  }
}

/**
 * How deep the brackets of a JSON text nest; brackets within strings do not count. A string without an end is taken for
 * one that runs to the end, also behind a last backslash: so the pattern never goes back, and the text is read once.
 */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[\]{}]/gs)) {
    if (token === '[' || token === '{') most = Math.max(most, (depth += 1));
    else if (token === ']' || token === '}') depth -= 1;
  }
  return most;
}

/** Validates a value; throws 422 with the invalid fields, and removes unknown ones. */
export function parseInput(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (Array.isArray(value)) throw invalid({ body: 'must be an object' });
  refuseUnstorable(value, 'body');
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const fields: Record<string, string> = {};
  for (const issue of read.issues.slice(0, 20)) {
    const name = v.getDotPath(issue) ?? 'body';
    fields[name] ??= issue.message.slice(0, 200);
  }
  throw invalid(fields);
}

/**
 * Refuses what PostgreSQL cannot store, in texts and in names: NUL, and in JSON half a character (a surrogate without
 * its pair). No person types either.
 */
export function refuseUnstorable(value: unknown, name: string): void {
  if (typeof value === 'string') {
    const field = name.slice(0, 60);
    if (value.includes('\u0000')) throw invalid({ [field]: 'must not contain the NUL character' });
    if (halfCharacter.test(value)) throw invalid({ [field]: 'must be valid Unicode text' });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) refuseUnstorable(key, name);
    refuseUnstorable(inner, Array.isArray(value) ? name : key);
  }
}

const halfCharacter = /\p{Surrogate}/u;
