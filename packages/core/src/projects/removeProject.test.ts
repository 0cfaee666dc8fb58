import { describe, expect, it } from 'vitest';
import { lab } from '../../test/httpLab.ts';
import { labProjectServices } from '../kernel/config.ts';
import type { ProjectServices } from '../kernel/config.ts';
import { removeProject } from './removeProject.ts';

const work = { kind: 'work', id: '700', uuid: 'u1' } as const;
const print = { kind: 'print', id: '7', uuid: 'u/7' } as const;

async function remove(
  answers: readonly { readonly status?: number; readonly body?: string }[],
  project: typeof work | typeof print,
  services: ProjectServices = labProjectServices,
) {
  const { gateway, sent, logged: reported } = lab([...answers]);
  const logged: string[] = [];
  const log = (_level: string, line: string) => void logged.push(line);
  const outcome = await removeProject({ gateway, log }, services, project, '1001');
  const calls = sent.map(({ url, request }) => [
    request.method,
    new URL(url).pathname,
    String(request.body ?? ''),
  ]);
  return { outcome, calls, logged, reported: reported.map(([level, message]) => `${level}: ${message}`) };
}
const done = (more = {}) => ({ body: JSON.stringify({ success: 1, ...more }) });

describe('deleting a project', () => {
  it('PROJ-11, GW2-09, DEC-17: of the print service is one POST with its uuid', async () => {
    const { outcome, calls } = await remove([done()], print);
    expect(outcome.ok).toBe(true);
    expect(calls).toEqual([['POST', '/printbox/deleteProject/u%2F7', '']]);
  });

  it('PROJ-12, GW2-10, GW2-11: of the cover service is two calls, the second with applet and bucket', async () => {
    const { outcome, calls } = await remove([done({ data: '700' }), done()], work);
    expect(outcome.ok).toBe(true);
    expect(calls).toEqual([
      ['POST', '/scripts/delete_project', 'id=700'],
      ['POST', '/scripts/deleteFiles', 'cod_fot=1001&applet=cover&bucket_name=projects'],
    ]);
  });

  it('PROJ-12: without data there are no files to delete', async () => {
    const { outcome, calls } = await remove([done({ data: '' })], work);
    expect([outcome.ok, calls.length]).toEqual([true, 1]);
  });

  it('PROJ-22: a second call that fails is logged, and changes nothing for the customer', async () => {
    const { outcome, calls, reported } = await remove([done({ data: '700' }), { status: 503 }], work);
    expect([outcome.ok, calls.length]).toEqual([true, 2]);
    expect(reported).toEqual(['error: ta: projects.deleteFiles failed']);
  });

  it('GW2-40: without applet and bucket the files stay, and the log says so', async () => {
    const { outcome, calls, logged } = await remove([done({ data: '700' })], work, {
      ...labProjectServices,
      applet: '',
    });
    expect([outcome.ok, calls.length]).toEqual([true, 1]);
    expect(logged).toEqual([expect.stringContaining('projects.applet')]);
  });

  it.each([
    ['a refusal', { body: '{"success":0}' }, 'unavailable'],
    ['one that is gone', { status: 404 }, 'notFound'],
    ['an ended session', { status: 401 }, 'unauthorized'],
  ])('%s is a failure, and no second call follows', async (_what, answer, kind) => {
    const { outcome, calls } = await remove([answer], work);
    expect(outcome.ok ? null : outcome.failure.kind).toBe(kind);
    expect(calls).toHaveLength(1);
  });
});
