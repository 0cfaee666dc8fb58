import type { Log } from '@trade-area/core/kernel';
import type { Renderer } from '../../base/ports/renderer.ts';
import { createTaskProcess } from '../../files/taskProcess.ts';
import type { RenderTasks } from './tasks.ts';

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
