import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${lab.base}${path}`, { headers });
const kilobytes = 1_000;

describe('the scripts of /embed/', () => {
  it('the loader is at most 4 kB, and holds neither three.js nor the name of another service', async () => {
    const answer = await get('/embed/configurator.js');
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(gzipSync(text).length).toBeLessThanOrEqual(4 * kilobytes);
    expect(text).toContain('TradeAreaConfigurator');
    expect(text).not.toMatch(/kbmax|WebGLRenderer/i);
  });

  it('the chunk with three.js is at most 200 kB, sent compressed to any origin, and once', async () => {
    const answer = await get('/embed/scene.js', {
      origin: 'https://studio.test',
      'accept-encoding': 'gzip, br',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(200 * kilobytes);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const tag = answer.headers.get('etag') ?? '';
    const again = await get('/embed/scene.js', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('the photographs of one product are at most 400 kB; nothing else of the folder is served', async () => {
    const names = ['sunset', 'dandelion', 'stream-tall', 'dandelion-tall', 'hills'];
    const sizes = await Promise.all(
      names.map(async (name) => {
        const answer = await get(`/embed/photos/${name}.webp`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400 * kilobytes);
    for (const path of ['/embed/scene.js.map', '/embed/photos/x.webp', '/embed/photos/..%2fscene.js'])
      expect((await get(path)).status).toBe(404);
  });

  it('the fonts of engraving are at most 70 kB each, to any origin; their licences are in the folder alone', async () => {
    for (const name of ['eb-garamond', 'lato', 'dancing-script', 'fraunces'])
      for (const part of ['latin', 'latin-ext']) {
        const answer = await get(`/embed/fonts/${name}-${part}.woff2`, { origin: 'https://studio.test' });
        const headers = ['content-type', 'access-control-allow-origin'].map((each) =>
          answer.headers.get(each),
        );
        expect([answer.status, ...headers]).toEqual([200, 'font/woff2', '*']);
        expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(70 * kilobytes);
      }
    for (const path of ['/embed/fonts/LICENCES.txt', '/embed/fonts/none.woff2'])
      expect((await get(path)).status).toBe(404);
  });

  it('the loader of the print editor is at most 2 kB, and holds no name of another service', async () => {
    const answer = await get('/embed/print-editor.js');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(gzipSync(text).length).toBeLessThanOrEqual(2 * kilobytes);
    expect(text).toContain('TradeAreaPrintEditor');
    expect(text).not.toMatch(/printbox/i);
  });

  it('a lab that asks for it also answers to the names that pages used for the outside services', async () => {
    const other = await startTestLab({
      change: (config) => ({ ...config, configuratorCompatibility: true, printEditorCompatibility: true }),
    });
    try {
      expect(await (await fetch(`${other.base}/embed/configurator.js`)).text()).toContain(
        'ConfiguratorEmbed',
      );
      expect(await (await fetch(`${other.base}/embed/print-editor.js`)).text()).toContain('printbox');
    } finally {
      await other.stop();
    }
  });
});
