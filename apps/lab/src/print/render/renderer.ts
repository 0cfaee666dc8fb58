import type { Log } from '@trade-area/core/kernel';
import { createTaskProcess } from '../../files/taskProcess.ts';
import { makePdf, makeSheet } from './tasks.ts';
import type { PdfRequest, RenderTasks, SheetOutcome, SheetRequest } from './tasks.ts';

/** Renders print files, written where the request says. */
export interface Renderer {
  /** null when it failed, or exceeded its limits. */
  sheet(request: SheetRequest): Promise<SheetOutcome | null>;
  pdf(request: PdfRequest): Promise<true | null>;
  /** The task under way and later ones are rejected. */
  close(): void;
}

/** A spread of 60 × 30 cm takes seconds and 420 MB (P-SHEET); the PDF of 60 of them 1 GB. */
const limits = { sheet: 180_000, pdf: 300_000, memory: 1_536 * 1_048_576, heap: 512 };

/** Renders in a process of its own: neither its time nor its memory is that of the lab's answers. */
export function createRenderer(log: Log): Renderer {
  const child = createTaskProcess<RenderTasks>({
    entry: 'render',
    memory: limits.memory,
    heap: limits.heap,
    message: 'ta: a print file could not be made',
    log,
  });
  return {
    sheet: (request) => child.run('sheet', limits.sheet, request),
    pdf: (request) => child.run('pdf', limits.pdf, request),
    close: () => child.close(),
  };
}

/** Renders in this process, for tests and for tools. */
export const localRenderer: Renderer = { sheet: makeSheet, pdf: makePdf, close: () => undefined };
