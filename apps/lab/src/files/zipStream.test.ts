import { describe, expect, it } from 'vitest';
import { zipStream } from './zipStream.ts';

const bytes = new Uint8Array(20_000).fill(7);

/** A ZIP of generated documents, and the number of documents generated so far. */
function zipOf(count: number, breaksAt = -1) {
  const counts = { entries: 0 };
  const stream = zipStream(count, async (index) => {
    if (index === breaksAt) throw new Error('no such document');
    counts.entries += 1;
    return [{ name: `invoice-${index}.pdf`, bytes, day: '2026-11-21' }];
  });
  return { stream, made: counts };
}

describe('a ZIP that is generated while it is read', () => {
  it('generates no document before the first read, and then one after the other', async () => {
    const { stream, made } = zipOf(5_000);
    const reader = stream.getReader();
    expect(made.entries).toBe(0);
    for (let read = 1; read <= 20; read += 1) {
      await reader.read();
      expect(made.entries).toBeLessThanOrEqual(read + 1);
    }
    await reader.cancel();
  });

  it('of 5,000 documents, cancelled half-way, generates no further document and retains none', async () => {
    const { stream, made } = zipOf(5_000);
    const reader = stream.getReader();
    let got = 0;
    while (got < 2_500 * bytes.length) got += (await reader.read()).value?.length ?? 0;
    await reader.cancel();
    const then = made.entries;
    expect(then).toBeGreaterThan(2_400);
    expect(then).toBeLessThan(2_510);
    await new Promise((resolve) => setImmediate(resolve));
    expect(made.entries).toBe(then);
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });

  it('fails when a document cannot be generated, instead of ending early', async () => {
    const { stream } = zipOf(10, 4);
    const reader = stream.getReader();
    const all = async () => {
      while (!(await reader.read()).done);
    };
    await expect(all()).rejects.toThrow('no such document');
  });

  it('lists every document when it is read to its end', async () => {
    const { stream } = zipOf(50);
    const zipBytes = Buffer.from(await new Response(stream).arrayBuffer());
    expect(zipBytes.toString('latin1').split('PK\u0001\u0002').length - 1).toBe(50);
  });
});
