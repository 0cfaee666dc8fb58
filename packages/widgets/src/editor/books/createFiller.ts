import type { FilledBook } from '@trade-area/core/editor';
import type { FillOptions, PrintProject } from '@trade-area/core/layout';
import { layOut } from './layOut.ts';
import { TrustedWorker as Worker } from '../../kit/trustedWorker.ts';

export interface FillRequest {
  readonly number: number;
  readonly project: PrintProject;
  readonly options: FillOptions;
}
export interface FillAnswer {
  readonly number: number;
  readonly filled: FilledBook;
}

/** Lays out books: in a worker, or on the page where workers are refused. */
export interface Filler {
  fill(project: PrintProject, options: FillOptions): Promise<FilledBook>;
  close(): void;
}

const startWorker = () => new Worker(new URL('./fillWorker.ts', import.meta.url), { type: 'module' }).worker;

/** @param start opens the worker; it may throw, and what it opens may fail. */
export function createFiller(start: () => globalThis.Worker = startWorker): Filler {
  const waiting = new Map<number, FillRequest & { readonly end: (filled: FilledBook) => void }>();
  let worker: globalThis.Worker | null | undefined;
  let count = 0;

  /** Makes here all that was asked for, and all that follows. */
  function giveUp() {
    worker?.terminate();
    worker = null;
    for (const { number, project, options, end } of waiting.values()) {
      waiting.delete(number);
      end(layOut(project, options));
    }
  }

  function open(): globalThis.Worker | null {
    if (worker !== undefined) return worker;
    try {
      const opened = start();
      opened.addEventListener('message', ({ data }: MessageEvent<FillAnswer>) => {
        const asked = waiting.get(data.number);
        waiting.delete(data.number);
        asked?.end(data.filled);
      });
      // Its file may be refused or missing, which is told only now.
      opened.addEventListener('error', giveUp);
      worker = opened;
    } catch {
      worker = null;
    }
    return worker;
  }

  return {
    fill: (project, options) =>
      new Promise((end) => {
        const request = { number: (count += 1), project, options };
        waiting.set(request.number, { ...request, end });
        const helper = open();
        if (helper) helper.postMessage(request);
        else giveUp();
      }),
    close() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
