import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { demonstrationConfiguration } from '@trade-area/lab/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationFrom } from './configuration.ts';
import { demoHandler } from './demo.ts';
import { listen, siteServer } from './listen.ts';
import { portalHandler, withConfiguration } from './portal.ts';

const sites = { portal: 'http://portal.test', lab: 'http://lab.test', demo: 'http://demo.test' };
const { portal } = demonstrationConfiguration(sites);

let folder: string;
const open: Server[] = [];

async function serve(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A plain request: the path goes out exactly as given. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

let portalPort: number;
let demoPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ta-sites-'));
  await mkdir(join(folder, 'portal/assets'), { recursive: true });
  await mkdir(join(folder, 'demo/strict'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(folder, 'portal/index.html'), '<html><head></head><body>portal</body></html>');
  await writeFile(
    join(folder, 'portal/assets/app-Ab_1-cD9.js'),
    `export const text = '${'x'.repeat(4000)}';`,
  );
  await writeFile(join(folder, 'demo/index.html'), '<p>{{LAB}} {{PORTAL}} {{DEMO}} {{OTHER}}</p>');
  await writeFile(
    join(folder, 'demo/strict/shop.html'),
    '<script type="module" src="{{LAB}}/w.js"></script>',
  );
  await mkdir(join(folder, 'demo/parts'));
  await mkdir(join(folder, 'demo/shop'));
  await writeFile(
    join(folder, 'demo/parts/head.html'),
    '<a href="/">A</a><a href="/shop/">B</a><a href="{{LAB}}/">C</a>',
  );
  await writeFile(join(folder, 'demo/shop/index.html'), '{{PART head}}{{PART none}}<p>shop</p>');
  portalPort = await serve(siteServer(portalHandler(join(folder, 'portal'), portal), sites.portal));
  demoPort = await serve(siteServer(demoHandler(join(folder, 'demo'), sites), sites.demo));
});
afterAll(async () => {
  for (const server of open) server.close();
  await rm(folder, { recursive: true });
});

describe('portal', () => {
  it.each(['/ta/', '/ta/login', '/ta/orders/in-process?page=2', '/ta/no/such/page'])(
    'answers %s with its one page (SES-01)',
    async (path) => {
      const { status, body, headers } = await ask(portalPort, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('portal</body>');
    },
  );

  it.each([
    ['/', '/ta/'],
    ['/elsewhere?x=1', '/ta/'],
    ['/ta?ta_token=1', '/ta/?ta_token=1'],
    ['//evil.test/x', '/ta/'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await ask(portalPort, path);
    expect([status, headers['location']]).toEqual([302, location]);
  });

  it('writes the configuration into the page as data that cannot close its block', () => {
    const hostile = { ...portal, labOrigin: '</script><script>alert(1)</script>' };
    const html = withConfiguration('<head></head>', hostile);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const data = /id="ta-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(hostile);
  });

  it.each([
    ['/ta/login?ev=InPopUp', 'frame-ancestors http://lab.test http://demo.test'],
    ['/ta/login', "frame-ancestors 'none'"],
    ['/ta/login?ev=inpopup', "frame-ancestors 'none'"],
    ['/ta/?ev=InPopUp', "frame-ancestors 'none'"],
    ['/ta/login/x?ev=InPopUp', "frame-ancestors 'none'"],
  ])('%s is framed by: %s (EMB-16)', async (path, directive) => {
    const { headers } = await ask(portalPort, path);
    expect(String(headers['content-security-policy']).split('; ')).toContain(directive);
    expect(headers['x-frame-options']).toBe(directive.includes('none') ? 'DENY' : undefined);
  });

  it('sends the strict policy with every page (T-B7)', async () => {
    const { headers } = await ask(portalPort, '/ta/');
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self' http://lab.test/embed/",
      "style-src 'self'",
      "connect-src 'self' http://lab.test",
      'frame-src http://lab.test http://demo.test',
      "require-trusted-types-for 'script'",
      'trusted-types ta-html dompurify ta-worker',
      "base-uri 'none'",
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toContain('unsafe');
    // CONF-18: the form of the checkout is posted to the shop.
    expect(policy).toMatch(/(^|; )form-action 'self' http:\/\/lab\.test(;| )/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets hashed files be cached for a year and revalidates the page', async () => {
    const asset = await ask(portalPort, '/ta/assets/app-Ab_1-cD9.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask(portalPort, '/ta/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await ask(portalPort, '/ta/', { 'if-none-match': String(page.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('compresses by the accepted encodings, each form with its own ETag', async () => {
    const plain = await ask(portalPort, '/ta/assets/app-Ab_1-cD9.js');
    const small = await ask(portalPort, '/ta/assets/app-Ab_1-cD9.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
    expect(small.headers['etag']).not.toBe(plain.headers['etag']);
  });

  it('answers 404 for a file of another build, never a page', async () => {
    const { status, headers } = await ask(portalPort, '/ta/assets/gone-12345678.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it.each(['/ta/../secret.txt', '/ta/%2e%2e/secret.txt', '/ta/..%2fsecret.txt', '/ta/..%5csecret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      const { body } = await ask(portalPort, path);
      expect(body.toString()).not.toContain('outside');
    },
  );

  it.each(['/ta/%', '/ta/%ff'])('refuses an invalid address: %s', async (path) => {
    expect((await ask(portalPort, path)).status).toBe(400);
  });

  it('answers GET and HEAD only', async () => {
    expect((await ask(portalPort, '/ta/', {}, 'POST')).status).toBe(405);
    const head = await ask(portalPort, '/ta/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('explains what to do while nothing is built', async () => {
    const port = await serve(siteServer(portalHandler(join(folder, 'nowhere'), portal), sites.portal));
    const { status, body } = await ask(port, '/ta/');
    expect([status, body.toString()]).toEqual([503, 'The portal is not built yet. Run: npm run build\n']);
  });
});

describe('shop pages', () => {
  it('puts the origins of the sites into a page, and nothing else', async () => {
    const { body } = await ask(demoPort, '/');
    expect(body.toString()).toBe('<p>http://lab.test http://portal.test http://demo.test {{OTHER}}</p>');
  });

  it('puts the shared parts into a page and marks the link to itself', async () => {
    const { body } = await ask(demoPort, '/shop/');
    expect(String(body)).toBe(
      `<a href="/">A</a><a href="/shop/" aria-current="page">B</a><a href="${sites.lab}/">C</a><p>shop</p>`,
    );
  });

  it('serves a page without its extension, and /strict/ with the strictest policy', async () => {
    const { status, headers, body } = await ask(demoPort, '/strict/shop');
    expect(status).toBe(200);
    expect(body.toString()).toContain('src="http://lab.test/w.js"');
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("script-src 'self' http://lab.test");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives.join()).not.toContain('unsafe');
  });

  it('answers 404 for an unknown page', async () => {
    expect((await ask(demoPort, '/nothing')).status).toBe(404);
  });
});

describe('every site', () => {
  it('T-B5: shop pages, the strictest too, are framed by nobody', async () => {
    for (const path of ['/', '/strict/shop']) {
      const { headers } = await ask(demoPort, path);
      const directives = String(headers['content-security-policy']).split('; ');
      expect(directives).toContain("frame-ancestors 'none'");
      expect(directives).toContain('trusted-types ta-html dompurify');
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('asks browsers to stay on https where it is served over https, and not over http', async () => {
    expect((await ask(portalPort, '/ta/')).headers['strict-transport-security']).toBeUndefined();
    const handler = portalHandler(join(folder, 'portal'), portal);
    const port = await serve(siteServer(handler, 'https://portal.test'));
    for (const path of ['/ta/', '/', '/ta/%'])
      expect((await ask(port, path, { host: 'portal.test' })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      );
  });

  it.each(['if-none-match', 'accept-encoding', 'host', 'cookie'])(
    'T-E9: a header of blanks and commas (%s) takes no time',
    async (name) => {
      const began = performance.now();
      const value = `${'\t '.repeat(7_000)}x,${' '.repeat(500)}`;
      for (let time = 0; time < 3; time += 1)
        await ask(portalPort, '/ta/', { [name]: name === 'host' ? 'portal.test' : `a${value}b` });
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );

  it.each([
    ['its own name', 'portal.test', 200],
    ['loopback under any port', 'localhost:5100', 200],
    ['loopback by number', '127.0.0.1:1', 200],
    ['loopback in IPv6', '[::1]:1', 200],
    ['a name that an attacker leads to this machine', 'rebind.evil.test', 421],
    ['a name that only begins like ours', 'portal.test.evil.test', 421],
    ['an address of the network', '192.168.1.5:5100', 421],
    ['rubbish', 'portal.test@evil.test', 421],
  ])('T-A2: by %s: %s is answered with %i', async (_what, host, status) => {
    expect((await ask(portalPort, '/ta/', { host })).status).toBe(status);
  });
});

describe('configuration', () => {
  const environment = { TA_CONFIG: 'lab.json', TA_LAB_PORT: '6200' };
  it('merges the file over the demonstration, member by member', () => {
    const file = { portal: { refreshSeconds: 5, links: { website: 'https://lume.test' }, loginParents: [] } };
    const { portal: read } = configurationFrom(environment, () => JSON.stringify(file));
    expect(read.refreshSeconds).toBe(5);
    expect(read.links.website).toBe('https://lume.test');
    expect(read.links.signUp).toBe('http://localhost:6200/contact/');
    expect(read.loginParents).toEqual([]);
  });

  it('DEC-25: shows nothing of the demonstration in the portal of a real lab', () => {
    const file = { portal: { company: { name: 'Example Lab' } } };
    const { portal: read } = configurationFrom(environment, () => JSON.stringify(file), 'real');
    expect(read.company).toEqual({ name: 'Example Lab', address: '', taxNumbers: '', privacyEmail: '' });
    expect(read.links.signUp).toBe('');
  });

  it.each([
    ['{', /cannot be used.*Mend the file or unset TA_CONFIG/],
    ['[]', /is no JSON object/],
  ])('names the file and the way out when it contains %s', (text, message) => {
    expect(() => configurationFrom(environment, () => text)).toThrow(message);
  });
});

describe('listening', () => {
  it('names the port that is in use and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(
      listen(demoHandler(folder, sites), 'shop pages', 'TA_DEMO_PORT', port, undefined, sites.demo),
    ).rejects.toThrow(`TA_DEMO_PORT=${port + 1} npm start`);
    other.close();
  });
});
