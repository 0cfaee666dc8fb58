import { describe, expect, it } from 'vitest';
import { failureOf, finish, lab } from '../../test/httpLab.ts';
import { libraryArchive } from '../contract/index.ts';

/** A body that arrives in parts; an error at the end breaks the line there. */
function bodyOf(parts: readonly string[], failure?: Error) {
  const left = parts.map((part) => new TextEncoder().encode(part));
  return {
    getReader: () => ({
      async read() {
        const value = left.shift();
        if (!value && failure) throw failure;
        return value ? { done: false, value } : { done: true, value: undefined };
      },
    }),
  };
}

function archiveOf(length: string | null, parts: readonly string[], failure?: Error) {
  const opened = lab([], {
    fetch: async () => ({
      status: 200,
      headers: { get: (name: string) => (name === 'content-length' ? length : null) },
      text: async () => '',
      arrayBuffer: async () => new ArrayBuffer(0),
      body: bodyOf(parts, failure),
    }),
  });
  const seen: [number, number | null][] = [];
  const call = opened.gateway.call(
    libraryArchive,
    { query: {}, body: { ids: ['a'] } },
    { onProgress: (received, total) => void seen.push([received, total]) },
  );
  return { ...opened, seen, call };
}

describe('a file whose progress is shown (DOC-12)', () => {
  it('tells of the bytes as they arrive, with the length that the lab announces', async () => {
    const { call, seen } = archiveOf('6', ['ab', 'cdef']);
    const outcome = await call;
    expect(seen).toEqual([
      [2, 6],
      [6, 6],
    ]);
    expect(outcome.ok && new TextDecoder().decode(outcome.value)).toBe('abcdef');
  });

  it('without a length the total is not known', async () => {
    const { call, seen } = archiveOf(null, ['ab', '']);
    expect((await call).ok).toBe(true);
    expect(seen.at(-1)).toEqual([2, null]);
  });

  it('a length that is exceeded is none', async () => {
    const { call, seen } = archiveOf('3', ['ab', 'cd']);
    expect((await call).ok).toBe(true);
    expect(seen).toEqual([
      [2, 3],
      [4, null],
    ]);
  });

  it('a ZIP that breaks off is a failure, never a shorter file', async () => {
    const { call, clock, seen } = archiveOf(null, ['ab'], new Error('reset'));
    expect(failureOf(await finish(call, clock))).toMatchObject({ kind: 'offline' });
    expect(seen).toEqual([[2, null]]);
  });
});
