import * as v from 'valibot';
import type { Queries } from '../../database/open.ts';
import type { JobDefinition } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Payload = { request: number };
/** Twelve attempts last for hours: longer than a store of files is usually down. */
const definition = { queue: 'upkeep', payload: v.object({ request: v.number() }), attempts: 12 } as const;

export const exportJob: JobDefinition<Payload> = { ...definition, kind: 'privacy.export' };
export const erasureJob: JobDefinition<Payload> = { ...definition, kind: 'privacy.erasure' };

export function queueExport(queries: Queries, request: number, at: Date): Promise<void> {
  return enqueue(queries, exportJob, { key: String(request), payload: { request }, at });
}

export function queueErasure(queries: Queries, request: number, at: Date): Promise<void> {
  return enqueue(queries, erasureJob, { key: String(request), payload: { request }, at });
}
