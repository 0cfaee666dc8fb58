import { unknownFacts } from '@trade-area/core/preflight';
import type { Log } from '@trade-area/core/kernel';
import { createTaskProcess } from '../taskProcess.ts';
import type { TaskName, Tasks } from './child.ts';
import type { InspectionOutcome, InspectionRequest } from './inspect.ts';

export interface Inspector {
  /** Inspects one file; a file that exceeds the limits is reported as one that cannot be checked. */
  inspect(input: InspectionRequest): Promise<InspectionOutcome>;
  /** Derives a file from files of so many bytes; null when that fails or exceeds the limits. */
  make<S extends Exclude<TaskName, 'inspect'>>(
    task: S,
    bytes: number,
    input: Tasks[S]['input'],
  ): Promise<Tasks[S]['output'] | null>;
  /** Requests under way and later ones are rejected with `TaskProcessClosed`. */
  close(): void;
}

/** Limits of inspecting one file (T-D6). */
const limits = { milliseconds: 20_000, bytes: 768 * 1_048_576 };
/** A large picture at 300 dpi takes seconds of one processor; a decompression bomb takes more. */
const perMegabyte = 150;
const timeFor = (bytes: number) => limits.milliseconds + (bytes / 1_048_576) * perMegabyte;

/** The child process that looks at files. Requests are queued. */
export function createInspector(log: Log): Inspector {
  const child = createTaskProcess<Tasks>({
    entry: 'preflight',
    memory: limits.bytes,
    heap: 256,
    message: 'ta: a file could not be looked at',
    log,
  });
  return {
    inspect: async (input) => (await child.run('inspect', timeFor(input.bytes), input)) ?? uncheckable,
    make: (task, bytes, input) => child.run(task, timeFor(bytes), input),
    close: () => child.close(),
  };
}

const uncheckable: InspectionOutcome = {
  facts: unknownFacts,
  findings: [{ code: 'uncheckable', level: 'block', values: {}, fix: '' }],
  thumbnail: null,
};
