import { describe, expect, it } from 'vitest';
import { schedule } from '../../scripts/parts/schedule.mjs';

/** Jobs that end when they are told to; `begun` lists the started ones. */
function jobsOf(...given: { name: string; seconds?: number; slots?: number; needs?: string[] }[]) {
  const begun: string[] = [];
  const ends = new Map<string, (worked?: boolean) => void>();
  const jobs = given.map((job) => ({
    ...job,
    work: () =>
      new Promise<boolean | void>((resolve) => {
        begun.push(job.name);
        ends.set(job.name, resolve);
      }),
  }));
  const end = async (name: string, worked?: boolean) => {
    ends.get(name)?.(worked);
    await new Promise(setImmediate);
  };
  return { jobs, begun, end };
}

describe('jobs of the gate', () => {
  it('start longest first, as many as there are slots', async () => {
    const { jobs, begun, end } = jobsOf(
      { name: 'short', seconds: 1 },
      { name: 'long', seconds: 9 },
      { name: 'mid', seconds: 5 },
    );
    const all = schedule(jobs, 2);
    expect(begun).toEqual(['long', 'mid']);
    await end('mid');
    expect(begun).toEqual(['long', 'mid', 'short']);
    await end('long');
    await end('short');
    expect(Object.keys(await all).sort()).toEqual(['long', 'mid', 'short']);
  });

  it('start before longer ones when long ones need them', async () => {
    const { jobs, begun, end } = jobsOf(
      { name: 'unit', seconds: 8.5 },
      { name: 'sites', seconds: 1, needs: ['build'] },
      { name: 'build', seconds: 2 },
      { name: 'flows', seconds: 8, needs: ['sites'] },
    );
    const all = schedule(jobs, 1);
    expect(begun).toEqual(['build']);
    await end('build');
    expect(begun).toEqual(['build', 'sites']);
    await end('sites');
    expect(begun).toEqual(['build', 'sites', 'unit']);
    await end('unit');
    await end('flows');
    await all;
  });

  it('wait for what they need, and for as many slots as they take', async () => {
    const { jobs, begun, end } = jobsOf(
      { name: 'flows', seconds: 9, slots: 2, needs: ['build'] },
      { name: 'build', seconds: 2 },
      { name: 'unit', seconds: 1 },
    );
    const all = schedule(jobs, 2);
    expect(begun).toEqual(['build', 'unit']);
    await end('build');
    expect(begun).toEqual(['build', 'unit']);
    await end('unit');
    expect(begun).toEqual(['build', 'unit', 'flows']);
    await end('flows');
    await all;
  });

  it('are left out when something failed that they need', async () => {
    const { jobs, begun, end } = jobsOf({ name: 'build' }, { name: 'flows', needs: ['build'] });
    const all = schedule(jobs, 2);
    await end('build', false);
    expect(Object.keys(await all)).toEqual(['build']);
    expect(begun).toEqual(['build']);
  });
});
