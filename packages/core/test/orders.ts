import * as v from 'valibot';
import { orderRow } from '../src/contract/index.ts';
import type { Endpoint, OrderRow } from '../src/contract/index.ts';
import type { CallOptions, Gateway } from '../src/gateway/index.ts';
import type { Result } from '../src/kernel/index.ts';

/** A row as the wire gives it, with what a case needs. */
export function row(given: Readonly<Record<string, unknown>> = {}): OrderRow {
  return v.parse(orderRow, { commessa: 'A100', fm_status: 1, order_progress: 40, ...given });
}

export interface Called {
  readonly id: string;
  readonly input: { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };
  readonly options: CallOptions;
}

/** A gateway that notes every call and answers by endpoint id. */
export function recordCalls(answers: (id: string) => Result<unknown> | Promise<Result<unknown>>) {
  const calls: Called[] = [];
  const gateway = {
    async call(endpoint: Endpoint, input: Called['input'] = {}, options: CallOptions = {}) {
      calls.push({ id: endpoint.id, input, options });
      return answers(endpoint.id);
    },
  } as Gateway;
  return { gateway, calls };
}
