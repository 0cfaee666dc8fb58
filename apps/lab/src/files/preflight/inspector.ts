import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownFacts } from '@trade-area/core/preflight';
import type { Log } from '@trade-area/core/kernel';
import { labFolder } from '../../base/labFolder.ts';
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
  /** Requests under way and later ones are rejected with `InspectorClosed`. */
  close(): void;
}

/** Limits of inspecting one file (T-D6). */
const limits = { milliseconds: 20_000, bytes: 768 * 1_048_576 };
/** A large picture at 300 dpi takes seconds of one processor; a decompression bomb takes more. */
const perMegabyte = 150;

/** One child process, started on demand and again after it was killed. Requests are queued. */
export function createInspector(log: Log): Inspector {
  let child: ChildProcess | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let requestCount = 0;
  let closed = false;

  const ensureChild = (): ChildProcess => {
    if (child?.connected) return child;
    const file = join(labFolder, 'dist', 'preflight.js');
    if (!existsSync(file)) throw new Error('ta: dist/preflight.js is missing; build the lab first');
    const newChild = fork(file, [], {
      // The child gets an environment without addresses and passwords.
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    newChild.once('exit', () => {
      if (child === newChild) child = null;
    });
    newChild.unref();
    newChild.channel?.unref();
    child = newChild;
    return newChild;
  };

  const runTask = <S extends TaskName>(task: S, bytes: number, input: Tasks[S]['input']) =>
    new Promise<Tasks[S]['output'] | null>((resolve, reject) => {
      if (closed) return reject(new InspectorClosed());
      requestCount += 1;
      const number = requestCount;
      const worker = ensureChild();
      const finish = (output: Tasks[S]['output'] | null, reason: string) => {
        clearTimeout(timer);
        clearInterval(watch);
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        if (reason !== '') log('warn', 'ta: a file could not be looked at', { task, reason });
        resolve(output);
      };
      const onMessage = (response: { number: number; output: Tasks[S]['output'] | null }) => {
        if (response.number === number) finish(response.output, response.output ? '' : 'error');
      };
      const onExit = () => {
        // The lab is stopping, which says nothing about the file.
        if (closed) reject(new InspectorClosed());
        finish(null, closed ? '' : 'ended');
      };
      const kill = (reason: string) => {
        worker.off('exit', onExit);
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        finish(null, reason);
      };
      const time = limits.milliseconds + (bytes / 1_048_576) * perMegabyte;
      const timer = setTimeout(() => kill('time'), time);
      const watch = setInterval(() => {
        void residentBytes(worker.pid ?? 0).then((resident) => resident > limits.bytes && kill('memory'));
      }, 100);
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send({ number, task, input });
    });

  const enqueue = <S extends TaskName>(task: S, bytes: number, input: Tasks[S]['input']) => {
    const next = queue.then(
      () => runTask(task, bytes, input),
      () => runTask(task, bytes, input),
    );
    queue = next.catch(() => undefined);
    return next;
  };

  return {
    inspect: async (input) => (await enqueue('inspect', input.bytes, input)) ?? uncheckable,
    make: enqueue,
    close() {
      closed = true;
      child?.kill('SIGKILL');
      child = null;
    },
  };
}

/** The lab stops; the file was not inspected. */
export class InspectorClosed extends Error {
  override readonly name = 'InspectorClosed';
  constructor() {
    super('ta: the lab stops, and no file is inspected any more');
  }
}

const uncheckable: InspectionOutcome = {
  facts: unknownFacts,
  findings: [{ code: 'uncheckable', level: 'block', values: {}, fix: '' }],
  thumbnail: null,
};

/** 0 where the system does not report it. */
async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? '0') * 4096;
}
