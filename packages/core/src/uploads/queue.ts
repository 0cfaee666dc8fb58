import { verifyUpload } from '../contract/index.ts';
import type { Failure } from '../kernel/result.ts';
import type { LocalFile, TransportProblem } from '../kernel/transport.ts';
import type { Announcement } from './announcement.ts';
import { digestOf } from './digest.ts';
import { createRate } from './rate.ts';
import type { UploadRow } from './state.ts';
import type { UploaderPorts } from './interface.ts';

/** Files that are sent at the same time (P-TRANSPORT). */
const lanes = 3;
/** Milliseconds between two updates of the progress that is shown. */
const progressInterval = 200;
/** Milliseconds until a request that the lab did not answer is repeated. */
const retryDelay = 30_000;
/** Milliseconds until the announcement of the chosen files is repeated; no file is sent before it succeeds. */
const announceRetryDelay = 5_000;

interface Rows {
  readonly rows: () => readonly UploadRow[];
  readonly patch: (key: string, change: Partial<UploadRow>) => void;
  readonly isPaused: () => boolean;
  readonly speed: (speed: number | null) => void;
  /** A file has arrived, and the lab checks it. */
  readonly checking: () => void;
  readonly signIn: () => void;
  /** Another tab has stopped sending the file of this row. */
  readonly free: (key: string) => void;
  /** The upload that the lab began for this row although its answer was lost; null when there is none. */
  readonly findUploadId: (key: string) => Promise<string | null>;
  readonly announcement: Announcement;
}

export interface Queue {
  /** Starts waiting files while fewer than `lanes` are sent. */
  pump(): void;
  stop(key: string): void;
  stopAll(status: 'paused'): void;
  resume(): void;
  retry(key: string): void;
  /** Retries the files that failed or wait because the lab could not be reached. */
  goOnline(): void;
}

function problemOf({ kind }: Failure): TransportProblem {
  if (kind === 'notFound') return 'gone';
  return kind === 'unauthorized' ? 'signIn' : 'offline';
}

/** Sends waiting files, three at a time, in the order of their slots. */
export function createQueue(
  ports: UploaderPorts,
  { rows, patch, isPaused, speed, checking, signIn, free, findUploadId, announcement }: Rows,
): Queue {
  const { gateway, transport, clock, orderCode } = ports;
  const running = new Map<string, { stop(): void }>();
  const progress = new Map<string, number>();
  const rate = createRate();
  /** Digests go on while a file is paused, and are kept for the next attempt. */
  const digests = new WeakMap<LocalFile, Promise<string | null>>();
  /** Files that another tab sends, until it ends. */
  const elsewhere = new Map<string, { stop(): void }>();
  let cancelUpdate: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  let acknowledged = 0;

  const rowOf = (key: string) => rows().find((row) => row.key === key);

  function updateProgressSoon(): void {
    cancelUpdate ??= clock.after(progressInterval, () => {
      cancelUpdate = null;
      const now = clock.now().getTime();
      for (const [key, sent] of progress) patch(key, { sent, status: 'sending' });
      progress.clear();
      rate.note(acknowledged, now);
      speed(running.size > 0 ? rate.speed(now) : null);
    });
  }

  function begin(row: UploadRow): void {
    const { key, local } = row;
    if (!local) return;
    let last = row.sent;
    patch(key, { status: 'sending' });
    if (!digests.has(local))
      digests.set(
        local,
        digestOf(local, () => rows().some((each) => each.local === local)).catch(() => null),
      );
    const handle = transport.send({
      file: local,
      uploadId: row.uploadId,
      metadata: {
        order_code: orderCode,
        slot: row.slot,
        filename: row.name,
        mtime: String(row.mtime),
        edges: row.edges,
        ...(row.announced === null ? {} : { announced: row.announced }),
      },
      onBegun(uploadId) {
        if (row.announced !== null) announcement.settle(row.announced);
        patch(key, { uploadId, announced: null });
        ports.memory?.keep(uploadId, local);
      },
      findUploadId: () => findUploadId(key),
      onProgress(sent) {
        acknowledged += Math.max(0, sent - last);
        last = sent;
        progress.set(key, sent);
        updateProgressSoon();
      },
      onRetry: () => {
        progress.delete(key);
        patch(key, { status: 'retrying' });
      },
      onDone: () => void finish(key),
      onProblem: (problem, requestId) => {
        if (problem === 'elsewhere') elsewhere.set(key, handle);
        fail(key, problem, requestId);
      },
      onFree: () => {
        elsewhere.delete(key);
        free(key);
      },
    });
    running.set(key, handle);
  }

  async function finish(key: string): Promise<void> {
    end(key);
    patch(key, { status: 'checking', sent: rowOf(key)?.size ?? 0, problem: null });
    queue.pump();
    const local = rowOf(key)?.local;
    const sha256 = local ? await digests.get(local) : null;
    const uploadId = rowOf(key)?.uploadId;
    if (!uploadId) return;
    if (!sha256) return patch(key, { status: 'failed', problem: 'unreadable', requestId: undefined });
    const verification = await gateway.call(verifyUpload, { body: { upload: uploadId, sha256 } });
    if (!verification.ok) return fail(key, problemOf(verification.failure), verification.failure.requestId);
    if (verification.value.state === 'damaged')
      return patch(key, { status: 'failed', problem: 'damaged', requestId: undefined, sent: 0 });
    checking();
  }

  function fail(key: string, problem: TransportProblem, requestId?: string): void {
    end(key);
    if (problem === 'signIn') {
      patch(key, { status: 'paused' });
      signIn();
      return;
    }
    // An upload that the lab no longer has starts again; one of a missing order cannot.
    const lost = problem === 'gone' && rowOf(key)?.uploadId !== null;
    patch(key, { status: lost ? 'waiting' : 'failed', problem, requestId });
    if (lost) patch(key, { uploadId: null, sent: 0, announced: ports.createId() });
    if (problem === 'offline') goOnlineAfter(retryDelay);
    queue.pump();
  }

  /** Announces the chosen files: no byte of a file is sent before the lab has it on its list. */
  async function announceFirst(): Promise<void> {
    const failure = await announcement.write();
    if (!failure) {
      if (rows().some((row) => row.status === 'waiting' && announcement.has(row))) queue.pump();
      return;
    }
    const problem = problemOf(failure);
    for (const row of rows()) {
      if (row.status !== 'waiting' || announcement.has(row)) continue;
      if (problem === 'offline') patch(row.key, { status: 'retrying' });
      else fail(row.key, problem, failure.requestId);
    }
    if (problem === 'offline') goOnlineAfter(announceRetryDelay);
  }

  function goOnlineAfter(milliseconds: number): void {
    cancelRetry ??= clock.after(milliseconds, () => {
      cancelRetry = null;
      queue.goOnline();
    });
  }

  function end(key: string): void {
    running.delete(key);
    progress.delete(key);
    if (running.size === 0) {
      rate.reset();
      speed(null);
    }
  }

  const queue: Queue = {
    pump() {
      if (isPaused()) return;
      const isAnnounced = (row: UploadRow) => row.uploadId !== null || announcement.has(row);
      if (rows().some((row) => row.status === 'waiting' && !isAnnounced(row))) void announceFirst();
      const waiting = rows()
        .filter((row) => row.status === 'waiting' && isAnnounced(row))
        .sort((a, b) => (a.slot === '' ? 1 : 0) - (b.slot === '' ? 1 : 0) || (a.slot < b.slot ? -1 : 1));
      for (const row of waiting.slice(0, Math.max(0, lanes - running.size))) begin(row);
    },
    stop(key) {
      running.get(key)?.stop();
      elsewhere.get(key)?.stop();
      elsewhere.delete(key);
      end(key);
    },
    stopAll(status) {
      cancelRetry?.();
      cancelRetry = null;
      for (const key of [...running.keys(), ...elsewhere.keys()]) queue.stop(key);
      for (const { key, status: was } of rows())
        if (['sending', 'retrying', 'waiting'].includes(was)) patch(key, { status });
    },
    resume() {
      for (const { key, status } of rows()) if (status === 'paused') patch(key, { status: 'waiting' });
      queue.pump();
    },
    goOnline() {
      for (const { key, status, problem } of rows()) {
        if (status === 'failed' && problem === 'offline') queue.retry(key);
        if (status !== 'retrying') continue;
        // Its next attempt may be a quarter of a minute away.
        queue.stop(key);
        patch(key, { status: 'waiting' });
      }
      queue.pump();
    },
    retry(key) {
      const row = rowOf(key);
      if (row?.status !== 'failed') return;
      queue.stop(key);
      // A file that arrived damaged is sent again from its first byte.
      const reset = row.problem === 'damaged' ? { uploadId: null, sent: 0, announced: ports.createId() } : {};
      if (row.problem === 'damaged' && row.uploadId !== null) void ports.discard(row.uploadId);
      if (row.local) digests.delete(row.local);
      patch(key, { ...reset, status: row.local ? 'waiting' : 'needsFile', problem: null });
      queue.pump();
    },
  };
  return queue;
}
