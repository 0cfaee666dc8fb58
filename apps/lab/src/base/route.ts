import type { BodyOf, Endpoint, QueryOf } from '@trade-area/core/contract';
import type * as v from 'valibot';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';

/** One validated call, as a feature gets it. */
export interface Call<E extends Endpoint, S extends Session | null> {
  readonly lab: Lab;
  readonly session: S;
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** `Origin` header, '' without one. */
  readonly origin: string;
  /** Address of the visitor's connection. */
  readonly clientAddress: string;
  /** The user agent; it only describes a session to its owner (`auth/device.ts`). */
  readonly agent: string;
  /** `Idempotency-Key`, '' without one (T-E2). */
  readonly key: string;
  /** The file that came, with the encoding `bytes`; else empty. */
  readonly bytes: Buffer;
}

/** A handler's value in the contract's words; `null` and numbers are what the schemas read. */
export type AnswerInput<E extends Endpoint> = v.InferInput<E['answer']>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<Endpoint, Session | null>) => Promise<unknown>;
  /** The answer is the same as long as the customer's version is. */
  readonly byVersion: boolean;
  /** Anybody may keep and share the answer; null = it is the asker's alone. */
  readonly shared: Shared | null;
  /** A pass for one order may ask this; the handler looks which order it is for. */
  readonly byPass?: boolean;
}

export interface Shared {
  readonly seconds: number;
  /** The part of the query that the answer depends on: queries with the same key share one remembered answer. */
  readonly key: (query: unknown) => string;
}

/** A call that needs a session: without one the router answers 401 and `run` is never reached. */
export function customerRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session>) => Promise<AnswerInput<E>>,
): Route {
  return { endpoint, run: run as Route['run'], byVersion: false, shared: null };
}

/** A file as a feature hands it out: its bytes, or a stream of them that is stopped when nobody reads any more. */
export interface FileAnswer {
  readonly type: string;
  /** Offered for saving under this name. */
  readonly name: string;
  readonly body: Buffer | ReadableStream<Uint8Array>;
}

/** A call with `answerType: 'file'` that needs a session. Never kept in memory. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session>) => Promise<FileAnswer>,
): Route {
  return { endpoint, run: run as Route['run'], byVersion: false, shared: null };
}

/** A call that works without a session; a good one is given when it came along. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session | null>) => Promise<AnswerInput<E>>,
): Route {
  return { endpoint, run: run as Route['run'], byVersion: false, shared: null };
}

/** Marks a read whose answer hangs on the customer's version alone: it may be answered from memory. */
export function byVersion(route: Route): Route {
  return { ...route, byVersion: true };
}

/** Marks a public read that is the same for everybody: caches may keep it, and every page on the web may read it. */
export function shared<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session | null>) => Promise<AnswerInput<E>>,
  { seconds, key }: { readonly seconds: number; readonly key: (query: QueryOf<E>) => string },
): Route {
  return { ...publicRoute(endpoint, run), shared: { seconds, key: key as Shared['key'] } };
}

/** Marks a call that a pass for the files of one order may make as well. */
export function byPass(route: Route): Route {
  return { ...route, byPass: true };
}
