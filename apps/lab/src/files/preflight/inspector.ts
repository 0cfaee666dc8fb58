import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownFacts } from '@trade-area/core/preflight';
import type { Log } from '@trade-area/core/kernel';
import { labFolder } from '../../base/labFolder.ts';
import type { Skill, Skills } from './child.ts';
import type { Inspected, Inspection } from './inspect.ts';

export interface Inspector {
  /** Inspects one file; a file that exceeds the limits is reported as one that cannot be checked. */
  inspect(question: Inspection): Promise<Inspected>;
  /** Derives a file from files of so many bytes; null when that fails or exceeds the limits. */
  make<S extends Exclude<Skill, 'inspect'>>(
    skill: S,
    bytes: number,
    ask: Skills[S]['ask'],
  ): Promise<Skills[S]['answer'] | null>;
  close(): void;
}

/** Limits of inspecting one file (T-D6). */
const limits = { milliseconds: 20_000, bytes: 768 * 1_048_576 };
/** A large picture at 300 dpi takes seconds of one processor; a decompression bomb takes more. */
const perMegabyte = 150;

/** One child process, started on demand and again after it was killed. Requests are queued. */
export function createInspector(log: Log): Inspector {
  let child: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let count = 0;

  const started = (): ChildProcess => {
    if (child?.connected) return child;
    const file = join(labFolder, 'dist', 'preflight.js');
    if (!existsSync(file)) throw new Error('ta: dist/preflight.js is missing; build the lab first');
    const fresh = fork(file, [], {
      // The child gets an environment without addresses and passwords.
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    fresh.unref();
    fresh.channel?.unref();
    child = fresh;
    return fresh;
  };

  const ask = <S extends Skill>(skill: S, bytes: number, question: Skills[S]['ask']) =>
    new Promise<Skills[S]['answer'] | null>((resolve) => {
      count += 1;
      const number = count;
      const worker = started();
      const settle = (answer: Skills[S]['answer'] | null, why: string) => {
        clearTimeout(timer);
        clearInterval(watch);
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        if (why !== '') log('warn', 'ta: a file could not be looked at', { skill, why });
        resolve(answer);
      };
      const onMessage = (heard: { number: number; answer: Skills[S]['answer'] | null }) => {
        if (heard.number === number) settle(heard.answer, heard.answer ? '' : 'error');
      };
      const onExit = () => settle(null, 'ended');
      const kill = (why: string) => {
        worker.off('exit', onExit);
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        settle(null, why);
      };
      const time = limits.milliseconds + (bytes / 1_048_576) * perMegabyte;
      const timer = setTimeout(() => kill('time'), time);
      const watch = setInterval(() => {
        void residentBytes(worker.pid ?? 0).then((resident) => resident > limits.bytes && kill('memory'));
      }, 100);
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send({ number, skill, ask: question });
    });

  const enqueue = <S extends Skill>(skill: S, bytes: number, question: Skills[S]['ask']) => {
    const next = turn.then(
      () => ask(skill, bytes, question),
      () => ask(skill, bytes, question),
    );
    turn = next.catch(() => undefined);
    return next;
  };

  return {
    inspect: async (question) => (await enqueue('inspect', question.bytes, question)) ?? uncheckable,
    make: enqueue,
    close() {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}

const uncheckable: Inspected = {
  facts: unknownFacts,
  findings: [{ code: 'uncheckable', level: 'block', values: {}, fix: '' }],
  thumbnail: null,
};

/** 0 where the system does not report it. */
async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? '0') * 4096;
}
