// Long because it calls each of the library's eleven endpoints with good input and with bad.
import { execFileSync } from 'node:child_process';
import {
  documentLists,
  downloadFile,
  layoutTemplates,
  libraryArchive,
  libraryTrees,
  libraryVideo,
  marketingMaterials,
  readLibraryNode,
  softwareList,
  technicalInfo,
  ticket,
  videoTutorials,
  viewFile,
} from '@trade-area/core/contract';
import type { Endpoint, LibraryNode } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { unzip } from '../fixtures/zip.ts';
import { signedIn } from './signedIn.ts';

const hasPoppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    console.error('ta: poppler-utils are not installed: the prices of the PDF are NOT tested.');
    return false;
  }
})();
const base = inject('base');
let who: SignedIn;
beforeAll(async () => {
  who = await signedIn('it@studio.test');
});

const read = async <E extends Endpoint>(endpoint: E, query: Record<string, string> = {}, token = who.token) =>
  parse(endpoint.answer, (await call(base, endpoint, { token, query })).json) as never;

type Trees = Record<string, readonly LibraryNode[]>;
const treeOf = async (endpoint: Endpoint, query: Record<string, string> = {}) =>
  Object.values(((await read(endpoint, query)) as { downloads_new: Trees }).downloads_new)[0] ?? [];

const childrenOf = ({ elements }: LibraryNode) =>
  elements.map(readLibraryNode).filter((node) => node !== null);
/** Every file below, however deep. */
function filesOf(nodes: readonly LibraryNode[]): LibraryNode[] {
  return nodes.flatMap((node) => (node.type === 'folder' ? filesOf(childrenOf(node)) : [node]));
}
function nodeAt(nodes: readonly LibraryNode[], ...names: readonly string[]): LibraryNode | undefined {
  const [first, ...rest] = names;
  const found = nodes.find(({ name }) => name === first);
  return found && rest.length > 0 ? nodeAt(childrenOf(found), ...rest) : found;
}

async function bytesOf(path: string, init: RequestInit = {}) {
  const answer = await fetch(path.startsWith('http') ? path : base + path, init);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
/** The address of a file on this lab, whatever origin its configuration names. */
const here = (address: string) => base + new URL(address).pathname + new URL(address).search;
const authorised = () => ({ headers: { authorization: `Bearer ${who.token}` } });

describe('documents-list (GW-20)', () => {
  type Lists = Record<'price_list' | 'product_info', readonly Record<string, unknown>[]>;

  it('DOC-03, DOC-04, DOC-16: the complete price list first, then one for each product in the catalogue’s order', async () => {
    const { price_list, product_info } = (await read(documentLists, { lang: 'en' })) as Lists;
    expect(price_list.slice(0, 4).map(({ name }) => name)).toEqual([
      'Complete price list',
      'Complete price list (table)',
      'Wedding Book · Price list',
      expect.stringContaining('Price list'),
    ]);
    expect(price_list.length).toBeGreaterThan(40);
    expect(product_info.slice(0, 2).map(({ name }) => name)).toEqual([
      'Colour profiles',
      'How to upload files',
    ]);
    const ids = [...price_list, ...product_info].map(({ id_file }) => id_file);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { key, url, filename } of [...price_list, ...product_info])
      expect([String(key).endsWith(`/${String(filename)}`), String(url) !== '']).toEqual([true, true]);
  });

  it('I18N-08: in the language that is asked for, with prices in the currency of the customer', async () => {
    const { price_list } = (await read(documentLists, { lang: 'de' })) as Lists;
    expect(price_list[0]?.['name']).toBe('Gesamtpreisliste');
    const { answer, bytes } = await bytesOf(here(String(price_list[1]?.['url'])));
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(bytes.toString()).toMatch(/Wedding Book,30x30,179\.00,7\.80,EUR/);
    const american = await signedIn('us@studio.test');
    const dollars = (await read(documentLists, {}, american.token)) as Lists;
    const csv = await bytesOf(here(String(dollars.price_list[1]?.['url'])));
    expect(csv.bytes.toString()).toContain(',USD');
    expect(csv.bytes.toString()).not.toContain(',EUR');
  });

  it.skipIf(!hasPoppler)(
    'the price list as PDF has the prices of the table, in the reader’s numbers',
    async () => {
      const wordsOf = async (email: string, lang: string) => {
        const { token } = await signedIn(email);
        const { price_list } = (await read(documentLists, { lang }, token)) as Lists;
        const contentOf = async (entry: Record<string, unknown> | undefined) =>
          (await bytesOf(here(String(entry?.['url'])))).bytes;
        const [input, csv] = [await contentOf(price_list[0]), await contentOf(price_list[1])];
        const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString();
        const [, price = '', spread = ''] = /Wedding Book,30x30,([\d.]+),([\d.]+)/.exec(csv.toString()) ?? [];
        const [, part = ''] = /\nWedding Book\n([^]*?)\nWedding Book Parent Copy\n/.exec(words) ?? [];
        return { line: /30x30 cm.*/.exec(part)?.[0] ?? part, price, spread };
      };
      const italian = await wordsOf('it@studio.test', 'de');
      expect([italian.price, italian.spread]).toEqual(['179.00', '7.80']);
      expect(italian.line).toMatch(/179,00.€.*7,80.€/);
      const american = await wordsOf('us@studio.test', 'en');
      expect(Number(american.price)).toBeGreaterThan(0);
      expect(american.line).toContain(`${american.price} $`);
      expect(american.line).toContain(`${american.spread} $`);
      expect(american.line).not.toContain('€');
    },
  );

  it('DOC-19: a file counts as opened once its customer has opened it, for nobody else; a viewer leaves no record', async () => {
    const one = await signIn(base, 'au@studio.test');
    const entryOf = async (token: string, id: string) =>
      ((await read(documentLists, {}, token)) as Lists).price_list.find(({ id_file }) => id_file === id);
    const id = 'weddingbook.price_list.prices.pdf';
    const viewer = await signIn(base, 'internal@lab.test', { as: '1010' });
    await call(base, viewFile, { token: viewer.token, body: { id_file: id } });
    expect((await entryOf(one.token, id))?.['exist_view_download']).toBe(false);
    expect((await call(base, viewFile, { token: one.token, body: { id_file: id } })).status).toBe(200);
    expect((await entryOf(one.token, id))?.['exist_view_download']).toBe(true);
    const other = await signedIn('ca@studio.test');
    expect((await entryOf(other.token, id))?.['exist_view_download']).toBe(false);
  });

  it('GW-24: every file of the library can be noted, another name is 404', async () => {
    const files = filesOf(await treeOf(marketingMaterials));
    const note = async (id_file: string) =>
      (await call(base, downloadFile, { token: who.token, body: { id_file } })).status;
    for (const { id_file } of [files[0], files.at(-1)].filter((file) => file !== undefined))
      expect(await note(id_file)).toBe(200);
    for (const id of ['prices.pdf', 'templates/weddingbook-30x30cm-2023-sRGB.pdf'])
      expect(await note(id)).toBe(200);
    for (const id of ['', '..', 'doc.', 'doc.nothing', 'templates/', 'photo.weddingbook', "' or true --"])
      expect(await note(id)).toBe(404);
  });
});

describe('libraries (GW-18, GW-21)', () => {
  it('LIB-04, LIB-09: folders of a season and a genre say so, and a file has both of its resolutions', async () => {
    const tree = await treeOf(marketingMaterials, { lang: 'en' });
    expect(nodeAt(tree, 'CHRISTMAS')?.special).toBe('seasonal');
    expect(nodeAt(tree, 'WEDDING')?.special).toBe('genre');
    expect(nodeAt(tree, 'PINK MANIA')?.special).toBe('');
    const file = nodeAt(tree, 'CHRISTMAS', 'christmas-post.jpg');
    expect(file?.actions.map(({ label, type }) => [type, label])).toEqual([
      ['hi', 'hi-res'],
      ['view', ''],
      ['low', 'low-res'],
      ['icon', ''],
    ]);
    const [hi, low] = await Promise.all(
      ['hi', 'low'].map((kind) =>
        bytesOf(here(file?.actions.find(({ type }) => type === kind)?.url_download ?? '')),
      ),
    );
    expect(hi?.answer.headers.get('content-disposition')).toContain('christmas-post.jpg');
    expect(hi?.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(low?.bytes.length).toBeLessThan(hi?.bytes.length ?? 0);
    expect(file?.size).toBe(hi?.bytes.length);
  });

  it('LIB-08: keeps folders that are empty', async () => {
    const tree = await treeOf(marketingMaterials);
    expect(nodeAt(tree, 'PRODUCTS', 'Wedding Book', 'Video')).toMatchObject({ type: 'folder', elements: [] });
  });

  it('LIB-01: technical information and tutorials are libraries of their own', async () => {
    expect(filesOf(await treeOf(technicalInfo)).map(({ name }) => name)).toContain('weddingbook-sheet.pdf');
    expect(filesOf(await treeOf(videoTutorials)).map(({ name }) => name)).toContain('weddingbook-steps.pdf');
  });

  it('LIB-09, LIB-10, DOC-23: the whole library is three parallel trees of the same names', async () => {
    const { downloads_new } = (await read(libraryTrees, { lang: 'it' })) as {
      downloads_new: { downloads: Record<'download_icon' | 'download_hi' | 'download_low', LibraryNode[]> };
    };
    const { download_icon, download_hi, download_low } = downloads_new.downloads;
    expect(download_hi.map(({ name }) => name).toSorted()).toEqual([
      'MARKETING',
      'PRICE LIST',
      'TECHNICAL INFO',
      'TEMPLATES',
      'VIDEO',
    ]);
    expect(download_hi.find(({ name }) => name === 'PRICE LIST')?.title).toBe('Listini');
    const paths = (nodes: readonly LibraryNode[]) => filesOf(nodes).map(({ path }) => path);
    const all = new Set(paths(download_hi));
    expect(all.size).toBeGreaterThan(500);
    for (const path of [...paths(download_icon), ...paths(download_low)]) expect(all).toContain(path);
    expect(paths(download_low)).toContain('/MARKETING/CHRISTMAS/christmas-post.jpg');
  });

  it('every hundredth file of the library opens, and is what its name says', async () => {
    const { downloads_new } = (await read(libraryTrees)) as {
      downloads_new: { downloads: Record<string, LibraryNode[]> };
    };
    const files = filesOf(downloads_new.downloads['download_hi'] ?? []).filter(
      (_file, index) => index % 100 === 0,
    );
    expect(files.length).toBeGreaterThan(5);
    const starts: Readonly<Record<string, string>> = {
      pdf: '%PDF',
      jpg: '\u00ff\u00d8',
      svg: '<svg',
      csv: '\u00ef\u00bb\u00bf',
    };
    for (const { name, actions } of files) {
      const { answer, bytes } = await bytesOf(here(actions[0]?.url_download ?? ''));
      const start = starts[name.split('.').at(-1) ?? ''] ?? 'none';
      expect([name, answer.status, bytes.toString('latin1').startsWith(start)]).toEqual([name, 200, true]);
    }
  });
});

describe('templates (GW-19)', () => {
  type Tree = { readonly [key: string]: Tree } | readonly string[];
  const tree = async () =>
    ((await read(layoutTemplates)) as { downloads_new: { templates: Record<string, Tree> } }).downloads_new
      .templates;
  const at = (node: Tree | undefined, key: string) =>
    node && !Array.isArray(node) ? (node as { readonly [key: string]: Tree })[key] : undefined;

  it('DOC-07, DOC-08, DOC-20, CONST-13: options by group, from the language to the names of files', async () => {
    const templates = await tree();
    expect(Object.keys(templates)).toEqual(['lang_en_it_es_fr_de']);
    const products = templates['lang_en_it_es_fr_de'];
    expect(Object.keys(products ?? {})).toHaveLength(9);
    const book = at(products, 'product_Wedding Book');
    expect(Object.keys(book ?? {}).toSorted()).toEqual(
      [2019, 2020, 2021, 2022, 2023].map((year) => `year_${year}`),
    );
    const profile = at(at(book, 'year_2023'), 'profile_AdobeRGB');
    expect(Object.keys(profile ?? {})).toEqual(['unit_cm', 'unit_in']);
    expect(at(at(profile, 'unit_in'), 'size_12x12')).toEqual([
      'templates/weddingbook-12x12in-2023-AdobeRGB.pdf',
      'templates/weddingbook-12x12in-2023-AdobeRGB.svg',
    ]);
  });

  it('DOC-06, GW-23: a chosen file is saved under its name', async () => {
    for (const [format, start] of [
      ['pdf', '%PDF'],
      ['svg', '<svg'],
    ] as const) {
      const key = `templates/weddingbook-30x30cm-2022-sRGB.${format}`;
      const { answer, bytes } = await bytesOf(`/api/customer/download/${key}`, authorised());
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain(`weddingbook-30x30cm-2022-sRGB.${format}`);
      expect(bytes.toString('latin1').startsWith(start)).toBe(true);
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  it.each([
    'weddingbook-31x31cm-2022-sRGB.pdf',
    'weddingbook-30x30cm-2018-sRGB.pdf',
    'weddingbook-30x30cm-2022-CMYK.pdf',
    'weddingbook-30x30mm-2022-sRGB.pdf',
    'nothing-30x30cm-2022-sRGB.pdf',
    'weddingbook-30x30cm-2022-sRGB.zip',
  ])('%s is none', async (name) => {
    expect((await bytesOf(`/api/customer/download/templates/${name}`, authorised())).answer.status).toBe(404);
  });
});

describe('files (GW-22, GW-23)', () => {
  it('GW-22: a tutorial by its folders', async () => {
    const path = 'PRODUCTS/Wedding Book/weddingbook-steps.pdf';
    for (const direct of [true, false]) {
      const answer = await call(base, libraryVideo, { token: who.token, path: { path }, direct });
      expect([answer.status, answer.text.startsWith('%PDF')]).toEqual([200, true]);
    }
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '..%5c..%5cetc%5cpasswd',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%252f..%252fetc%252fpasswd',
    '....%2f%2fetc%2fpasswd',
    '%c0%ae%c0%ae%2fetc%2fpasswd',
    '%2fetc%2fpasswd',
    'C:%5cWindows%5cwin.ini',
    'file:%2f%2f%2fetc%2fpasswd',
    'prices.pdf%2f..%2f..%2fpasswd',
    'prices.pdf%2fprice-list.pdf%2f',
    'prices.pdf',
    'prices.pdf%2fother.pdf',
    'templates%2f..%2fprice-list.pdf',
    '%00',
    'x'.repeat(3_000),
  ])('LIB-16, T-D9: %.40s is no file, in the call and at the address', async (path) => {
    for (const start of ['/api/customer/download/', '/api/customer/video-tutorial/']) {
      const { answer, bytes } = await bytesOf(start + path, authorised());
      expect([404, 400, 422]).toContain(answer.status);
      expect(bytes.toString()).not.toMatch(/root:|\[fonts\]/);
    }
    const [entry] = ((await read(documentLists)) as { price_list: { url: string }[] }).price_list;
    const query = new URL(entry?.url ?? '').search;
    const { answer } = await bytesOf(`/downloads/${path}${query}`);
    expect([404, 400]).toContain(answer.status);
  });

  it('an address without its key, with another, or of another currency shows nothing; it needs no header', async () => {
    const [entry] = ((await read(documentLists)) as { price_list: { url: string }[] }).price_list;
    const good = new URL(here(entry?.url ?? ''));
    expect((await bytesOf(good.href)).answer.status).toBe(200);
    for (const [name, value] of [
      ['key', ''],
      ['key', 'A'.repeat(43)],
      ['key', 'é'],
      ['currency', 'USD'],
    ] as const) {
      const bad = new URL(good);
      bad.searchParams.set(name, value);
      expect((await bytesOf(bad.href)).answer.status).toBe(404);
    }
  });

  it('LIB-17: any part of a file can be asked for; beyond its end there is none', async () => {
    const file = nodeAt(await treeOf(marketingMaterials), 'CHRISTMAS', 'christmas-post.jpg');
    const address = here(file?.url ?? '');
    const whole = await bytesOf(address);
    expect(whole.answer.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.answer.headers.get('content-security-policy')).toContain('sandbox');
    const part = await bytesOf(address, { headers: { range: 'bytes=1000-2999' } });
    expect([part.answer.status, part.answer.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-2999/${whole.bytes.length}`,
    ]);
    expect(part.bytes.equals(whole.bytes.subarray(1_000, 3_000))).toBe(true);
    const last = await bytesOf(address, { headers: { range: 'bytes=-100' } });
    expect(last.bytes.equals(whole.bytes.subarray(-100))).toBe(true);
    const beyond = await bytesOf(address, { headers: { range: `bytes=${whole.bytes.length}-` } });
    expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.bytes.length}`,
    ]);
  });
});

describe('several files as one ZIP', () => {
  const archive = async (ids: unknown) =>
    bytesOf(`/gateway?endpoint=${encodeURIComponent(libraryArchive.path)}`, {
      method: 'POST',
      headers: { ...authorised().headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    });

  it('has them in their folders, each as it is alone; a name that is used twice gets a number', async () => {
    const ids = [
      'weddingbook.marketing.Instagram.square.svg',
      'weddingbook.general.colour.pdf',
      'doc.demo-wedding-post',
    ];
    const { answer, bytes } = await archive([...ids, 'doc.demo-wedding-post-low', 'nothing']);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzip(bytes);
    expect([...files.keys()].toSorted()).toEqual([
      'MARKETING/PRODUCTS/Wedding Book/Instagram/weddingbook-square.svg',
      'MARKETING/WEDDING/wedding-post-low.jpg',
      'MARKETING/WEDDING/wedding-post.jpg',
      'TECHNICAL INFO/PRODUCTS/Wedding Book/weddingbook-colour.pdf',
    ]);
    const alone = await bytesOf(
      '/api/customer/download/doc.demo-wedding-post/wedding-post.jpg',
      authorised(),
    );
    expect(files.get('MARKETING/WEDDING/wedding-post.jpg')?.equals(alone.bytes)).toBe(true);
  });

  it('DOC-05, GW-24: is a download of each of its files, for the customer alone', async () => {
    const ids = ['weddingbook.price_list.prices.pdf', 'prices.pdf'];
    const openedOf = async (token: string) => {
      const { price_list } = (await read(documentLists, {}, token)) as {
        price_list: { id_file: string; exist_view_download: boolean }[];
      };
      return price_list
        .filter(({ id_file }) => ids.includes(id_file))
        .map((entry) => entry.exist_view_download);
    };
    const [photographer, viewer] = [
      await signIn(base, 'gb@studio.test'),
      await signIn(base, 'internal@lab.test', { as: '1009' }),
    ];
    const zip = ({ token }: SignedIn) => call(base, libraryArchive, { token, body: { ids } });
    expect((await zip(viewer)).status).toBe(200);
    expect(await openedOf(photographer.token)).toEqual([false, false]);
    expect((await zip(photographer)).status).toBe(200);
    expect(await openedOf(photographer.token)).toEqual([true, true]);
  });

  it('of nothing that exists is 404, without ids or with too many 422', async () => {
    expect((await archive(['nothing', '../../etc/passwd'])).answer.status).toBe(404);
    for (const ids of [
      [],
      ['a'.repeat(201)],
      Array.from({ length: 501 }, (_, index) => `a${index}`),
      'a',
      null,
    ])
      expect((await archive(ids)).answer.status).toBe(422);
  });
});

describe('the design software (GW-25)', () => {
  type Software = Record<'piattaforma' | 'versione' | 'type' | 'nomeFile' | 'url', string> & { size: number };
  const list = async () => ((await read(softwareList)) as { files: Software[] }).files;

  it('DOC-10, CONST2-01, CONST2-02: versions and sizes', async () => {
    expect(
      (await list()).map(({ piattaforma, versione, type, size }) => [piattaforma, versione, type, size]),
    ).toEqual([
      ['MAC', '6.4.1', 'full', 419_800_000],
      ['PC', '6.4.1', 'full', 421_800_000],
      ['MAC', '6.0.0', 'old', 398_200_000],
      ['GUIDE', '6.4.1', 'full', 2_100_000],
    ]);
  });

  it('is generated while it is sent, marked as a demonstration, at its size and in any part of it', async () => {
    const [mac] = await list();
    const address = here(mac?.url ?? '');
    const head = await fetch(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('419800000');
    const first = await bytesOf(address, { headers: { range: 'bytes=0-999' } });
    expect(first.bytes.toString()).toMatch(/^DEMONSTRATION - stands in for graphisoftware-6\.4\.1-mac/);
    const shifted = await bytesOf(address, { headers: { range: 'bytes=500-999' } });
    expect(shifted.bytes.equals(first.bytes.subarray(500))).toBe(true);
    const end = await bytesOf(address, { headers: { range: 'bytes=419799900-' } });
    expect(end.bytes).toHaveLength(100);
  });

  it('is resumed where it broke off, unless it is another version by now', async () => {
    const [mac, pc] = (await list()).map(({ url }) => here(url));
    const etagOf = async (address = '') =>
      (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
    const etag = await etagOf(mac);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await etagOf(mac)).toBe(etag);
    expect(await etagOf(pc)).not.toBe(etag);
    const resume = async (ifRange: string) => {
      const controller = new AbortController();
      const answer = await fetch(mac ?? '', {
        headers: { range: 'bytes=419799900-', 'if-range': ifRange },
        signal: controller.signal,
      });
      const { status, headers } = answer;
      controller.abort();
      return [status, headers.get('content-length')];
    };
    expect(await resume(etag)).toEqual([206, '100']);
    expect(await resume(await etagOf(pc))).toEqual([200, '419800000']);
    const known = await fetch(mac ?? '', { headers: { 'if-none-match': etag } });
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it('the guide is a PDF of exactly its size', async () => {
    const guide = (await list()).find(({ piattaforma }) => piattaforma === 'GUIDE');
    const { bytes } = await bytesOf(here(guide?.url ?? ''));
    expect([bytes.length, bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual([
      2_100_000,
      '%PDF-',
      '%%EOF',
    ]);
  });

  const wish = {
    piattaforma: 'GUIDE',
    versione: '6.4.1',
    type: 'full',
    nomeFile: 'graphisoftware-user-guide-demo.pdf',
    inter: '0',
  };
  const ask = (fields: Record<string, string>, token?: string) =>
    bytesOf('/scripts/software_download', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it('DEC-01: the form of the portal brings a ticket, which is good once; a session needs none', async () => {
    const { json } = await call(base, ticket, { token: who.token, body: { purpose: 'software' } });
    const fields = { ...wish, cod_fot: who.cod_fot, ta_token: (json as { ticket: string }).ticket };
    const first = await ask(fields);
    expect([first.answer.status, first.bytes.length]).toEqual([200, 2_100_000]);
    expect(first.answer.headers.get('content-disposition')).toContain(wish.nomeFile);
    expect((await ask(fields)).answer.status).toBe(403);
    expect((await ask(wish, who.token)).answer.status).toBe(200);
  });

  it('without a ticket, with one for another purpose, or with the session’s token in its place it is refused', async () => {
    const { json } = await call(base, ticket, { token: who.token, body: { purpose: 'store' } });
    for (const ta_token of ['', 'none', who.token, (json as { ticket: string }).ticket])
      expect((await ask({ ...wish, ta_token })).answer.status).toBe(403);
  });

  it.each([
    [{ nomeFile: '../../etc/passwd' }],
    [{ nomeFile: 'graphisoftware-6.4.1-mac-demo.dmg' }],
    [{ versione: '9' }],
    [{ piattaforma: 'AMIGA' }],
  ])('%j is no file', async (more) => {
    expect((await ask({ ...wish, ...more }, who.token)).answer.status).toBe(404);
  });
});
