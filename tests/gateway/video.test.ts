import { logVideoView, videoCaptions } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';

/** The demonstration's video tutorial. */
const path = '/Products/Albums and books.mp4';
let lab: TestLab;
let address: string;
let whole: Buffer;
beforeAll(async () => {
  lab = await startTestLab();
  address = `${lab.base}/public/video-tutorial${path.split('/').map(encodeURIComponent).join('/')}`;
  whole = Buffer.from(await (await fetch(address)).arrayBuffer());
  // Documents that are no video tutorials, one in another part of the library, and one of a product.
  await lab.query(`insert into documents (id, position, slug, section, path, names, filename, content, hash, is_updated, viewable)
    select 'secret-' || f, 1, p, s, '', '{}', f, 'secret', 'x', false, false
    from (values ('tutorials', 'notes.pdf', null), ('marketing', 'campaign.mp4', null), ('tutorials', 'launch.mp4', 'gobook'),
      ('tutorials', 'notes@it.vtt', null), ('marketing', 'campaign@it.vtt', null), ('tutorials', 'launch@it.vtt', 'gobook'))
      as t (s, f, p)`);
});
afterAll(() => lab.stop());

const part = async (range: string, more: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers: { range, ...more } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('GET /public/video-tutorial{video_path}', () => {
  it('VID-01, GW2-17: is an mp4 of the library for anybody, of any origin', async () => {
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(Number(answer.headers.get('content-length'))).toBe(whole.length);
    expect(whole.subarray(4, 8).toString()).toBe('ftyp');
    expect(whole.length).toBeLessThan(300_000);
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-', 1000, Infinity],
    ['bytes=-500', -500, Infinity],
    ['bytes=100-999999999', 100, Infinity],
  ])('VID-01: the part %s is those bytes', async (range, from, end) => {
    const { answer, bytes } = await part(range);
    const expected = whole.subarray(from, Math.min(end, whole.length));
    const start = whole.length - (from < 0 ? -from : whole.length - from);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(
      `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
    );
    expect(bytes.equals(expected)).toBe(true);
  });

  it('a part after the end is refused with the size; other units and several parts are the whole video', async () => {
    const { answer } = await part('bytes=999999999-');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    for (const range of ['bytes=0-1,5-6', 'lines=0-1', 'bytes=9-3'])
      expect((await part(range)).bytes.equals(whole)).toBe(true);
  });

  it('is not sent again while it is the same, and a part of another version is the whole', async () => {
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await part('bytes=0-1', { 'if-range': etag })).answer.status).toBe(206);
    expect((await part('bytes=0-1', { 'if-range': '"other"' })).answer.status).toBe(200);
  });

  it('VID-01: its size can be asked for without its bytes, also of a part', async () => {
    for (const [headers, status, length] of [
      [{}, 200, whole.length],
      [{ range: 'bytes=10-19' }, 206, 10],
    ] as const) {
      const answer = await fetch(address, { method: 'HEAD', headers });
      expect([answer.status, answer.headers.get('content-length')]).toEqual([status, String(length)]);
      expect(await answer.text()).toBe('');
    }
  });

  it('a reader that leaves in the middle ends it, and the next one is answered', async () => {
    const leaving = new AbortController();
    const answer = await fetch(address, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    expect((await part('bytes=0-9')).bytes).toHaveLength(10);
  });

  it.each([
    '/notes.pdf',
    '/campaign.mp4',
    '/launch.mp4',
    '/gobook/launch.mp4',
    '/Products/../notes.pdf',
    '/..%2F..%2Fmarketing%2Fcampaign.mp4',
    '/%2e%2e/campaign.mp4',
    '/Products%5C..%5Ccampaign.mp4',
    '/Products/none.mp4',
    '/%00.mp4',
    '/%E0%A4%A.mp4',
    '/',
    `/${'x'.repeat(2_000)}.mp4`,
    '/%25.mp4',
    '/_roducts/Albums and books.mp4',
  ])('VID-07: %s is nothing of the library', async (wrong) => {
    const answer = await fetch(`${lab.base}/public/video-tutorial${wrong}`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain('secret');
  });
});

describe('the captions of a video', () => {
  const film = '/GRAPHISOFTWARE TUTORIAL_EN/1-install.mp4';
  const languagesOf = (video_path: string) => call(lab.base, videoCaptions, { query: { video_path } });
  const fetchAt = (place: string) => fetch(`${lab.base}/public/video-tutorial${encodeURI(place)}`);

  it('VID-01: are listed for anybody, and each is WebVTT beside the video for any origin', async () => {
    const { status, json } = await languagesOf(film);
    expect([status, json]).toEqual([200, { languages: ['de', 'en', 'es', 'fr', 'it'] }]);
    const answer = await fetchAt(film.replace('.mp4', '@de.vtt'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(/^WEBVTT\b/);
  });

  it('VID-01: a video without them has none', async () => {
    expect((await languagesOf(path)).json).toEqual({ languages: [] });
  });

  it.each(['/none.mp4', '/notes.pdf', '/campaign.mp4', '/launch.mp4'])(
    'VID-07: %s is no video, and has no captions',
    async (given) => {
      expect((await languagesOf(given)).status).toBe(404);
      const { status, headers } = await fetchAt(given.replace(/\.\w+$/, '@it.vtt'));
      expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    },
  );

  it.each(['/../campaign.mp4', '/..%2Fcampaign.mp4', 'campaign.mp4', 'x', '/'])(
    'VID-07: %j names no video whose captions could be listed',
    async (given) => expect((await languagesOf(given)).status).toBe(404),
  );
});

describe('POST /public/contacts/log_video_view', () => {
  const log = (body: Record<string, string>) => call(lab.base, logVideoView, { body });
  const views = () =>
    lab.query(
      `select path, contact_id is not null as known, link_a, client_address <> '' as by_connection, looked_up_address from video_views order by id`,
    );

  it('GW2-18, VID-03, OBS2-05, DEC-10: keeps the video, the link, and the address of the connection', async () => {
    expect((await log({ video_path: path, c: 'x', ip: '', a: '7' })).json).toEqual({ success: true });
    expect((await log({ video_path: path, c: '', ip: '203.0.113.7', a: '' })).json).toEqual({
      success: true,
    });
    expect(await views()).toEqual([
      { path, known: false, link_a: '7', by_connection: true, looked_up_address: '' },
      { path, known: false, link_a: '', by_connection: true, looked_up_address: '203.0.113.7' },
    ]);
  });

  it('VID-03: the desk sends a video, and sees that its person has watched it', async () => {
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    expect((await desk.get('new-contact')).text).toMatch(
      /<option[^>]*value="\/Products\/Albums and books\.mp4"/,
    );
    const form = {
      name: 'Elio',
      email: 'elio@video.example',
      language: 'en',
      text: 'Watch this.',
      video: path,
    };
    const { to } = await desk.post('new-contact', 'new-contact', form);
    await lab.jobsDone();
    const outbox = await (await fetch(`${lab.base}/outbox`)).text();
    const mail = /href="(\/outbox\/[^"]+)"/.exec(outbox)?.[1] ?? '';
    const text = (await (await fetch(`${lab.base}${mail}`)).text()).replaceAll('&amp;', '&');
    const link = /https?:[^\s"<]+\/ta\/showVideo\?[^\s"<]+/.exec(text)?.[0] ?? 'https://no.link/';
    const { searchParams } = new URL(link);
    expect([...searchParams.keys()]).toEqual(['c', 'a', 'video_path']);
    expect(searchParams.get('video_path')).toBe(path);
    const page = to.replace('/staff/', '');
    expect((await desk.get(page)).text).not.toContain('Videos watched');
    await log({ video_path: path, c: searchParams.get('c') ?? '', ip: '', a: searchParams.get('a') ?? '' });
    expect((await desk.get(page)).text).toMatch(/Videos watched[^]*Products\/Albums and books\.mp4/);
  });

  it('a video that has been removed meanwhile is not sent, and the words stay', async () => {
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    const form = { name: 'Elio', email: 'elio@video.example', language: 'en', text: 'Kept words' };
    const before = await lab.query('select id from contact_messages');
    for (const video of ['/gone.mp4', '/launch.mp4', '/notes.pdf']) {
      const { status, text } = await desk.post('new-contact', 'new-contact', { ...form, video });
      expect(status).toBe(422);
      expect(text).toContain('This video has been removed.');
      expect(text).toContain('Kept words');
    }
    expect(await lab.query('select id from contact_messages')).toEqual(before);
  });

  it.each([
    ['a video that is none', { video_path: '/none.mp4' }, 404],
    ['another document', { video_path: '/notes.pdf' }, 404],
    ['no path', {}, 422],
    ['an address that is none', { video_path: path, ip: '<script>' }, 422],
    ['a path that is too long', { video_path: `/${'x'.repeat(501)}` }, 422],
  ])('%s is not logged', async (_what, body: Record<string, string>, status) => {
    const before = await views();
    expect((await log(body)).status).toBe(status);
    expect(await views()).toEqual(before);
  });
});
