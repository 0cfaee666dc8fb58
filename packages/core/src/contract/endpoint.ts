import type * as v from 'valibot';

export type Schema = v.GenericSchema;

/** How a call travels: docs/sites.md, Addresses of the gateway. */
export type Via =
  /** `/gateway?endpoint={path}` */
  | 'gateway'
  /** the same path directly; the gateway form answers too */
  | 'direct';

/** One call of the wire as data: the client, the lab, `/openapi.json` and `docs/gateway.md` are made from it. */
export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** Unique name, `feature.verb`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly via: Via;
  /** Path with `{name}` segments; a trailing `[/{name}]` may be absent, and a last `{+name}` may hold several segments. */
  readonly path: string;
  /** `public` needs no session; `customer` answers 401 without one. */
  readonly access: 'public' | 'customer';
  /** A read may be repeated by the client without asking; a write never is. */
  readonly effect: 'read' | 'write';
  /** `bytes`: the body is a file as it is; its description is in the query. */
  readonly encoding: 'none' | 'json' | 'form' | 'bytes';
  /** Bytes that a file may have, with the encoding `bytes`; a longer one is refused with 413. Default: the lab's limit. */
  readonly mostBytes?: number;
  readonly query: Query;
  readonly body: Body;
  /** Schema of the 2xx answer. `csv` and `html` are text, a `file` is bytes (`fileBytes`). */
  readonly answer: Answer;
  readonly answerType: 'json' | 'csv' | 'html' | 'file';
  /** The call is sent with the lab's cookie, by which it recognises a device that has signed in. Default false. */
  readonly keepsDevice?: boolean;
  readonly summary: string;
  /** Requirement rows and document sections; `ours` marks an addition of this product. */
  readonly cites: readonly string[];
}

type Given<Query extends Schema | undefined, Body extends Schema | undefined, Answer extends Schema> = Pick<
  Endpoint,
  'id' | 'method' | 'path' | 'summary' | 'cites'
> &
  Partial<
    Pick<Endpoint, 'via' | 'access' | 'effect' | 'encoding' | 'mostBytes' | 'answerType' | 'keepsDevice'>
  > & {
    query?: Query;
    body?: Body;
    answer: Answer;
  };

/** Fills in what most calls share: through the gateway, with a session, JSON both ways; a GET reads, a POST writes. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(given: Given<Query, Body, Answer>): Endpoint<Query, Body, Answer> {
  return {
    via: 'gateway',
    access: 'customer',
    effect: given.method === 'GET' ? 'read' : 'write',
    encoding: given.body ? 'json' : 'none',
    answerType: 'json',
    ...given,
    query: given.query as Query,
    body: given.body as Body,
  };
}

type InputOf<S extends Schema | undefined> = S extends Schema ? v.InferInput<S> : undefined;

/** A file to send, as browsers have it: a `Blob`. */
export interface GivenBytes {
  readonly size: number;
  readonly type: string;
}

/** The input of an endpoint: path values, query, body. */
export interface CallInput<E extends Endpoint> {
  path?: Readonly<Record<string, string | number | undefined>>;
  query?: InputOf<E['query']>;
  body?: InputOf<E['body']>;
  /** The file, with the encoding `bytes`. */
  bytes?: GivenBytes;
}
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? v.InferOutput<E['query']> : undefined;

/** `/api/orders/inprocess[/{page}]` with its values; an absent optional segment is left out. */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return path
    .replace(/\[\/\{(\w+)\}\]/g, (_all, name: string) =>
      values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
    )
    .replace(/\{\+(\w+)\}/g, (_all, name: string) =>
      String(values[name] ?? '')
        .split('/')
        .map(encodeURIComponent)
        .join('/'),
    )
    .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name] ?? '')));
}
