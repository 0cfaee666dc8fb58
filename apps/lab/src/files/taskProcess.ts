import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@trade-area/core/kernel';
import { labFolder } from '../base/labFolder.ts';

/** Input and output of each task of a process by the task's name. */
export type TaskTable<Table> = {
  readonly [Name in keyof Table]: { readonly input: unknown; readonly output: unknown };
};

/** A child process that does one task after the other. */
export interface TaskProcess<Tasks extends TaskTable<Tasks>> {
  /** null when the task failed, or exceeded its limits. */
  run<Name extends keyof Tasks & string>(
    task: Name,
    milliseconds: number,
    input: Tasks[Name]['input'],
  ): Promise<Tasks[Name]['output'] | null>;
  /** The task under way and later ones are rejected with `TaskProcessClosed`. */
  close(): void;
}

export interface TaskProcessOptions {
  /** Entry in the lab's build, such as `preflight`. */
  readonly entry: string;
  /** Bytes of memory after which it is killed, and megabytes of the part that JavaScript's own objects take. */
  readonly memory: number;
  readonly heap: number;
  /** Of a task that did not succeed. */
  readonly message: string;
  readonly log: Log;
}

/** The lab stops: that says nothing about the task. */
export class TaskProcessClosed extends Error {
  override readonly name = 'TaskProcessClosed';
  constructor() {
    super('ta: the lab stops, and its processes take no further task');
  }
}

/** One child process, started on demand and again after it was killed. Tasks are queued (T-D6). */
export function createTaskProcess<Tasks extends TaskTable<Tasks>>({
  entry,
  memory,
  heap,
  message,
  log,
}: TaskProcessOptions): TaskProcess<Tasks> {
  let child: ChildProcess | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let taskCount = 0;
  let closed = false;

  const ensureChild = (): ChildProcess => {
    if (child?.connected) return child;
    const file = join(labFolder, 'dist', `${entry}.js`);
    if (!existsSync(file)) throw new Error(`ta: dist/${entry}.js is missing; build the lab first`);
    const newChild = fork(file, [], {
      // The child gets an environment without addresses and passwords.
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${heap}`],
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

  const runTask = <Name extends keyof Tasks & string>(
    task: Name,
    milliseconds: number,
    input: Tasks[Name]['input'],
  ) =>
    new Promise<Tasks[Name]['output'] | null>((resolve, reject) => {
      if (closed) return reject(new TaskProcessClosed());
      taskCount += 1;
      const number = taskCount;
      const worker = ensureChild();
      const finish = (output: Tasks[Name]['output'] | null, reason: string) => {
        clearTimeout(timer);
        clearInterval(watch);
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        if (reason !== '') log('warn', message, { task, reason });
        resolve(output);
      };
      const onMessage = (response: { number: number; output: Tasks[Name]['output'] | null }) => {
        if (response.number === number) finish(response.output, response.output ? '' : 'error');
      };
      const onExit = () => {
        if (closed) reject(new TaskProcessClosed());
        finish(null, closed ? '' : 'ended');
      };
      const kill = (reason: string) => {
        worker.off('exit', onExit);
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        finish(null, reason);
      };
      const timer = setTimeout(() => kill('time'), milliseconds);
      const watch = setInterval(() => {
        void residentBytes(worker.pid ?? 0).then((resident) => resident > memory && kill('memory'));
      }, 100);
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send({ number, task, input });
    });

  return {
    run(task, milliseconds, input) {
      const next = queue.then(
        () => runTask(task, milliseconds, input),
        () => runTask(task, milliseconds, input),
      );
      queue = next.catch(() => undefined);
      return next;
    },
    close() {
      closed = true;
      child?.kill('SIGKILL');
      child = null;
    },
  };
}

/** 0 where the system does not report it. */
async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? '0') * 4096;
}

/** Answers the tasks that the lab sends to this process, one at a time, until the lab ends. */
export function answerTasks(
  runTask: (request: { readonly task: string; readonly input: unknown }) => Promise<unknown>,
) {
  process.on(
    'message',
    (request: { readonly number: number; readonly task: string; readonly input: unknown }) => {
      void runTask(request).then(
        (output) => process.send?.({ number: request.number, output }),
        () => process.send?.({ number: request.number, output: null }),
      );
    },
  );
  process.on('disconnect', () => process.exit(0));
}
