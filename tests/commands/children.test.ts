import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inParallel, run, start, stop } from '../../scripts/parts/children.mjs';

const node = (code: string): [string, string[]] => [process.execPath, ['--input-type=module', '-e', code]];

/** Starts a grandchild that would live for a minute and inherits the output, tells its pid and ends. */
const leavesOneBehind = `
  import { spawn } from 'node:child_process';
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' });
  console.log(left.pid);
  process.exit(0);`;

/** Whether a process has ended, even if its parent has not collected it yet (state Z of /proc). */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync('/proc/self/stat') && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

describe('children', () => {
  it('gives the code and the output', async () => {
    const { code, output } = await run(...node('console.log("said"); process.exit(3)'), { quiet: true });
    expect([code, output.trim()]).toEqual([3, 'said']);
  });

  it('stops what takes too long, and says so', async () => {
    const began = Date.now();
    const { code, timedOut } = await run(...node('setTimeout(() => {}, 60000)'), { quiet: true, limit: 0.5 });
    expect([code, timedOut]).toEqual([124, true]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('ends what a child leaves behind, and never waits for the pipe it holds', async () => {
    const began = Date.now();
    const { output } = await run(...node(leavesOneBehind), { quiet: true });
    expect(Date.now() - began).toBeLessThan(10_000);
    await expect.poll(() => isGone(Number(output.trim()))).toBe(true);
  });

  it('a server stops when the process that started it is gone', async () => {
    const stopWithParent = new URL('../../scripts/parts/stopWithParent.mjs', import.meta.url).href;
    const server = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['--import', '${stopWithParent}', '-e', 'setInterval(() => {}, 1000)'],
        { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    let pid = 0;
    const parent = start(...node(server), {
      onOutput: (chunk: Buffer) => (pid = Number(String(chunk).trim())),
    });
    await expect.poll(() => pid).toBeGreaterThan(0);
    expect(isGone(pid)).toBe(false);
    parent.kill('SIGKILL');
    await expect.poll(() => isGone(pid), { timeout: 5000 }).toBe(true);
  });

  it('kills what does not stop when asked', async () => {
    let ready = false;
    const child = start(
      ...node('process.on("SIGTERM", () => {}); console.log(1); setInterval(() => {}, 1000)'),
      {
        onOutput: () => (ready = true),
      },
    );
    await expect.poll(() => ready).toBe(true);
    await stop(child, 0.2);
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('runs no more jobs at once than it may, and keeps their order', async () => {
    let now = 0;
    let most = 0;
    const job = (value: number) => async () => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now -= 1;
      return value;
    };
    expect(await inParallel([1, 2, 3, 4, 5].map(job), 2)).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });
});
