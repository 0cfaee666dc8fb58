import * as v from 'valibot';
import { endpoint } from '../src/contract/index.ts';
import { createGateway } from '../src/gateway/index.ts';
import type { GatewayOptions } from '../src/gateway/index.ts';
import { manualClock } from '../src/kernel/index.ts';
import type { FetchRequest, FetchResponse, LogLevel } from '../src/kernel/index.ts';

/** A read through the gateway. */
export const read = endpoint({
  id: 'test.read',
  method: 'GET',
  path: '/api/things/{id}[/{page}]',
  summary: '',
  cites: [],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});
/** A write that travels as a form. */
export const write = endpoint({
  id: 'test.write',
  method: 'POST',
  via: 'direct',
  path: '/scripts/write',
  encoding: 'form',
  summary: '',
  cites: [],
  body: v.object({ a: v.string(), b: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});

export type Answer = { status?: number; body?: string; headers?: Record<string, string> } | Error | 'silence';
export interface Sent {
  readonly url: string;
  readonly request: FetchRequest;
}

/** A server of prepared answers; the last one repeats. */
export function lab(answers: readonly Answer[], options: Partial<GatewayOptions> = {}) {
  const sent: Sent[] = [];
  const logged: [LogLevel, string, unknown][] = [];
  const clock = manualClock('2026-11-20T10:00:00Z');
  const gateway = createGateway({
    origin: 'https://lab.example',
    clock,
    log: (level, message, fields) => logged.push([level, message, fields]),
    token: () => 'TOKEN',
    random: () => 0.5,
    async fetch(url, request) {
      sent.push({ url, request: { ...request, headers: { ...request.headers } } });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer === undefined || answer === 'silence') {
        return new Promise<FetchResponse>((_resolve, reject) =>
          request.signal?.addEventListener('abort', () => reject(new Error('AbortError'))),
        );
      }
      if (answer instanceof Error) throw answer;
      const headers = new Map(Object.entries(answer.headers ?? {}));
      return {
        status: answer.status ?? 200,
        headers: { get: (name) => headers.get(name) ?? null },
        text: async () => answer.body ?? '{"name":"x"}',
      };
    },
    ...options,
  });
  return { gateway, sent, clock, logged };
}

/** Lets pending promises run, then moves the clock, until the call is over. */
export async function finish<T>(
  call: Promise<T>,
  clock: { advance(ms: number): void },
  step = 1_000,
): Promise<T> {
  let over = false;
  void call.finally(() => (over = true));
  for (let turn = 0; turn < 100; turn += 1) {
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    if (over) break;
    clock.advance(step);
  }
  return call;
}
export const failureOf = (outcome: { ok: boolean; failure?: unknown }) =>
  outcome.ok ? null : outcome.failure;
