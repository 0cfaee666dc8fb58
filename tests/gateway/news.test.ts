import { newsList } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, readResponse } from '../fixtures/wire.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
let token = '';

beforeAll(async () => {
  ({ token } = await signedIn('empty@studio.test'));
});

const page = async (query: Record<string, string> = {}) =>
  parse(newsList.answer, (await call(base, newsList, { token, query })).json);

describe('news-list (GW2-03)', () => {
  it('NEWS-03, NEWS-07 thirty a page, newest first, each once', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((paging) => page({ paging, num_show: '30' })));
    expect(pages.map((each) => [each.result.length, each.total, each.page])).toEqual([
      [30, 75, 1],
      [30, 75, 2],
      [15, 75, 3],
    ]);
    const all = pages.flatMap(({ result }) => result);
    expect(new Set(all.map(({ id }) => id)).size).toBe(75);
    const days = all.map(({ data_evento }) => data_evento);
    expect(days).toEqual([...days].sort().toReversed());
  });

  it('the gateway’s form takes the path in `endpoint` and the query beside it', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const address = `${base}/gateway?endpoint=/news-list&paging=3&num_show=30`;
    const { status, json } = await readResponse(await fetch(address, { headers }));
    expect([status, parse(newsList.answer, json).page]).toEqual([200, 3]);
  });

  it('NEWS-05, NEWS-06, NEWS-10 every item has English; some lack a translation of title, text or both; some are HTML', async () => {
    const { result } = await page({ num_show: '100' });
    expect(result.every((item) => item.titolo_en !== '' && item.news_en !== '')).toBe(true);
    const german = (item: (typeof result)[number]) => `${item.titolo_de !== ''} ${item.news_de !== ''}`;
    expect(new Set(result.map(german))).toEqual(new Set(['true true', 'true false', 'false false']));
    expect(result.some(({ news_en }) => news_en.startsWith('<'))).toBe(true);
    expect(result.some(({ news_en }) => !news_en.startsWith('<'))).toBe(true);
    expect(result.some(({ image }) => image === '')).toBe(true);
  });

  it.each([
    [{ paging: '9' }, 3, 15],
    [{ paging: '0' }, 1, 30],
    [{ paging: '-2' }, 1, 30],
    [{ paging: 'x' }, 1, 30],
    [{ paging: '99999999999999' }, 1, 30],
    [{ num_show: '0' }, 1, 30],
    [{ num_show: '1000' }, 1, 75],
    [{ num_show: '50', paging: '2' }, 2, 25],
  ])('NEWS-11 %j gives page %i with %i items', async (query, number, count) => {
    const answer = await page(query);
    expect([answer.page, answer.result.length]).toEqual([number, count]);
  });
});

describe('pictures of the news (GW2-33, GW2-41)', () => {
  const picture = (id: string, by?: string, format = 'big') =>
    fetch(`${base}/news-images/${id}?format=${format}`, {
      headers: by === undefined ? {} : { authorization: `Bearer ${by}` },
    });

  it('GW2-41 are given to customers alone, larger as big, and never displayed by the lab’s origin', async () => {
    const { result } = await page();
    const shown = result.find(({ image }) => image !== '');
    expect(shown?.image).toContain(`/news-images/${shown?.id}?format=big`);
    const id = shown?.id ?? '';
    expect((await picture(id)).status).toBe(401);
    expect((await picture(id, 'no session')).status).toBe(401);
    const [big, small] = await Promise.all([picture(id, token), picture(id, token, 'small')]);
    for (const answer of [big, small]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const [large, little] = await Promise.all([big.arrayBuffer(), small.arrayBuffer()]);
    expect(new TextDecoder().decode(large.slice(8, 12))).toBe('WEBP');
    expect(large.byteLength).toBeGreaterThan(little.byteLength);
  });

  it.each(['0', 'x', '999999999'])('GW2-41 %s is not there', async (id) => {
    expect((await picture(id, token)).status).toBe(404);
  });
});
