import type { BodyOf, Endpoint, QueryOf } from '@trade-area/core/contract';
import type * as v from 'valibot';
import type { Lab } from './lab.ts';
import type { Session } from './owner.ts';

/** One validated call, as a feature receives it. */
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
  /** Code of the device that the call comes from, '' for one that has never signed in (`identity/devices.ts`). */
  readonly device: string;
  /** Has the device keep this code for its next sign-ins. */
  readonly keepDevice: (device: string) => void;
  /** `Idempotency-Key`, '' without one (T-E2). */
  readonly key: string;
  /** The uploaded file of an endpoint with the encoding `bytes`; else empty. */
  readonly bytes: Buffer;
}

/** A handler's return value, as input of the endpoint's answer schema. */
export type AnswerInput<E extends Endpoint> = v.InferInput<E['answer']>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<Endpoint, Session | null>) => Promise<unknown>;
  /** The answer stays the same until the customer's version changes. */
  readonly isCachedByVersion: boolean;
  /** Shared caches may store the answer; null = it is private to the customer. */
  readonly shared: SharedCaching | null;
  /** A pass for one order is accepted; the handler verifies the order. */
  readonly acceptsUploadPass?: boolean;
}

export interface SharedCaching {
  readonly seconds: number;
  /** The part of the query that the answer depends on: queries with the same key share one cached answer. */
  readonly key: (query: unknown) => string;
}

/** A call that needs a session: without one the router answers 401 and `run` is never reached. */
export function customerRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session>) => Promise<AnswerInput<E>>,
): Route {
  return { endpoint, run: run as Route['run'], isCachedByVersion: false, shared: null };
}

/** A file that a feature answers: its bytes, or a stream of them that stops when the client disconnects. */
export interface FileAnswer {
  readonly type: string;
  /** File name of the download. */
  readonly name: string;
  readonly body: Buffer | ReadableStream<Uint8Array>;
  /** Bytes of a stream, where they are known before it ends. */
  readonly size?: number;
}

/** A call with `answerType: 'file'` that needs a session. Never cached. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session>) => Promise<FileAnswer>,
): Route {
  return { endpoint, run: run as Route['run'], isCachedByVersion: false, shared: null };
}

/** A call that works without a session; the handler receives a valid one when the request carries it. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session | null>) => Promise<AnswerInput<E>>,
): Route {
  return { endpoint, run: run as Route['run'], isCachedByVersion: false, shared: null };
}

/** The same for a call that works without a session, such as one with a ticket. */
export function publicFileRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session | null>) => Promise<FileAnswer>,
): Route {
  return { endpoint, run: run as Route['run'], isCachedByVersion: false, shared: null };
}

/** Marks a read whose answer depends on the customer's version alone: it may be cached. */
export function cacheByVersion(route: Route): Route {
  return { ...route, isCachedByVersion: true };
}

/** Marks a public read whose answer is the same for all: shared caches may store it, and every origin may read it. */
export function sharedRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Session | null>) => Promise<AnswerInput<E>>,
  { seconds, key }: { readonly seconds: number; readonly key: (query: QueryOf<E>) => string },
): Route {
  return { ...publicRoute(endpoint, run), shared: { seconds, key: key as SharedCaching['key'] } };
}

/** Marks a call that a pass for the files of one order may make as well. */
export function acceptUploadPass(route: Route): Route {
  return { ...route, acceptsUploadPass: true };
}
