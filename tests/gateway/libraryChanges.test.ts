// Long because it changes each kind of file of the library while customers read it.
import {
  documentLists,
  libraryArchive,
  libraryFile,
  libraryTrees,
  marketingMaterials,
  mostArchivedBytes,
  viewFile,
} from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { unzip } from '../fixtures/zip.ts';

let lab: TestLab;
let who: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const documents = async () => (await call(lab.base, documentLists, { token: who.token })).json as Lists;
type Lists = Record<
  'price_list' | 'product_info',
  readonly (Record<'id_file' | 'name' | 'url' | 'filename', string> & {
    readonly is_updated: boolean;
    readonly exist_view_download: boolean;
  })[]
>;
/** The address of a file on this lab, whatever origin its configuration names. */
const here = (address: string) => lab.base + new URL(address).pathname + new URL(address).search;
const textOf = async (address: string) => (await fetch(here(address))).text();

describe('products in test', () => {
  it.each([
    ['flag', 'is_in_test = true'],
    ['class', "filter_class = filter_class || ' test'"],
  ])(
    'STORE-42: one by its %s is in no price list, document or library of a customer',
    async (_by, change) => {
      const seen = async () => {
        const { price_list } = await documents();
        const table = price_list.find(({ filename }) => filename === 'price-list.csv');
        const trees = await call(lab.base, libraryTrees, { token: who.token });
        return [
          (await textOf(table?.url ?? '')).includes('Canvas Wrap'),
          price_list.some(({ name }) => name.startsWith('Canvas Wrap')),
          JSON.stringify(trees.json).includes('Canvas Wrap'),
        ];
      };
      expect(await seen()).toEqual([true, true, true]);
      await lab.query('create table if not exists kept as select * from products');
      await lab.query(`update products set ${change} where slug = 'canvas-wrap'`);
      expect(await seen()).toEqual([false, false, false]);
      await lab.query(`update products set is_in_test = kept.is_in_test, filter_class = kept.filter_class
      from kept where kept.slug = products.slug`);
      expect(await seen()).toEqual([true, true, true]);
    },
  );
});

describe('a document that is updated', () => {
  const mark = async () => {
    const { product_info } = await documents();
    const found = product_info.find(({ id_file }) => id_file === 'doc.care');
    return [found?.is_updated, found?.exist_view_download];
  };
  const open = () => call(lab.base, viewFile, { token: who.token, body: { id_file: 'doc.care' } });

  it('DOC-19: has its ribbon until it is opened, and again after the next update', async () => {
    await lab.query(`insert into documents
      (id, position, slug, section, path, names, filename, content, hash, is_updated, viewable, changed_at)
      values ('care', 1, null, 'general', '', '{"en":"Care"}', 'care.pdf', 'one', 'x', true, true, now() - interval '1 day')`);
    expect(await mark()).toEqual([true, false]);
    expect((await open()).status).toBe(200);
    expect(await mark()).toEqual([true, true]);
    lab.advance(600_000);
    await lab.query("update documents set changed_at = now() + interval '5 minutes' where id = 'care'");
    expect(await mark()).toEqual([true, false]);
    expect((await open()).status).toBe(200);
    expect(await mark()).toEqual([true, true]);
  });
});

it('LIB-17: a document that changed is sent whole to a browser that resumes the former one', async () => {
  const { product_info } = await documents();
  const address = here(product_info.find(({ id_file }) => id_file === 'doc.care')?.url ?? '');
  const resume = async (ifRange: string) => {
    const answer = await fetch(address, { headers: { range: 'bytes=1-', 'if-range': ifRange } });
    return [answer.status, await answer.text()];
  };
  const { headers } = await fetch(address);
  const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect(Date.parse(changed)).toBeGreaterThan(0);
  expect(await resume(etag)).toEqual([206, 'ne']);
  expect(await resume(changed)).toEqual([206, 'ne']);
  await lab.query(`update documents set content = 'two', hash = 'y', changed_at = changed_at + interval '1 hour'
    where id = 'care'`);
  expect(await resume(etag)).toEqual([200, 'two']);
  expect(await resume(changed)).toEqual([200, 'two']);
});

/** Documents of 20 MB, `long-1`, `long-2`, … */
async function insertLong(count: number) {
  await lab.query('alter table documents alter column content set storage external');
  await lab.query(`insert into documents
    (id, position, slug, section, path, names, filename, content, hash, is_updated, viewable)
    select 'long-' || n, n, null, 'marketing', 'LONG', '{"en":"Long"}', 'long-' || n || '.zip',
      convert_to(repeat('x', 20000000), 'UTF8'), 'x', false, false
    from generate_series(1, ${count}) as n`);
}
const removeLong = () => lab.query("delete from documents where id like 'long-%'");
const archive = (ids: readonly string[]) =>
  fetch(`${lab.base}${libraryArchive.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });

/** Reads the first bytes of an answer; `rest` reads the others and says how many all of them were. */
async function begin(answer: Response) {
  const reader = answer.body?.getReader();
  let length = (await reader?.read())?.value?.length ?? 0;
  expect(length).toBeGreaterThan(0);
  return async () => {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done) return length;
      length += value?.length ?? 0;
    }
  };
}

describe('a file that vanishes', () => {
  it('DOC-22: before it is opened: the call and the address say that it is not there, the lab’s log which', async () => {
    const id = 'weddingbook.price_list.prices.pdf';
    const { price_list } = await documents();
    const { url = '', filename = '' } = price_list.find(({ id_file }) => id_file === id) ?? {};
    const path = { key: `${id}/${filename}` };
    expect((await fetch(here(url))).status).toBe(200);
    await lab.query(`update product_files set kind = 'gone' where id = '${id}'`);
    expect((await fetch(here(url))).status).toBe(404);
    expect((await call(lab.base, libraryFile, { token: who.token, path })).status).toBe(404);
    const lines = lab.logged.filter((line) => line.includes('a file of the library has vanished'));
    expect(lines.map((line) => (JSON.parse(line) as { file: string }).file)).toEqual([id, id]);
  });

  it('while it is sent: it breaks off, and looks complete to nobody', async () => {
    await insertLong(1);
    const { json } = await call(lab.base, marketingMaterials, { token: who.token });
    const [, path = ''] = /"(http[^"]*long-1\.zip[^"]*)"/.exec(JSON.stringify(json)) ?? [];
    const whole = await begin(await fetch(here(path)));
    expect(await whole()).toBe(20_000_000);
    const broken = await begin(await fetch(here(path)));
    await removeLong();
    await expect(broken()).rejects.toThrow('terminated');
  });

  it('from a ZIP on its way: the ZIP breaks off too', async () => {
    await insertLong(2);
    const ids = ['doc.long-1', 'doc.long-2'];
    const whole = await begin(await archive(ids));
    expect(await whole()).toBeGreaterThan(40_000_000);
    const broken = await begin(await archive(ids));
    await lab.query("delete from documents where id = 'long-2'");
    await expect(broken()).rejects.toThrow('terminated');
    await removeLong();
  });
});

describe('a ZIP', () => {
  it('of more bytes than a browser keeps in memory is refused before a file is read', async () => {
    const count = Math.floor(mostArchivedBytes / 20_000_000) + 1;
    await insertLong(count);
    const answer = await archive(Array.from({ length: count }, (_none, index) => `doc.long-${index + 1}`));
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"invalid"')]);
    await removeLong();
  });

  it('has names of every script, and none that a disk refuses or takes for another', async () => {
    const names = [
      ['Свадьба', 'каталог цен.jpg', 'Свадьба/каталог цен.jpg'],
      ['日本/婚礼', '結婚式.pdf', '日本/婚礼/結婚式.pdf'],
      ['العربية', 'ألبوم.pdf', 'العربية/ألبوم.pdf'],
      ['עברית', 'אלבום.pdf', 'עברית/אלבום.pdf'],
      ['हिन्दी', 'शादी.jpg', 'हिन्दी/शादी.jpg'],
      ['💍', 'ring 💍.png', '💍/ring 💍.png'],
      ['', 'caf\u00e9.jpg', 'caf\u00e9.jpg'],
      ['', 'cafe\u0301.jpg', 'caf\u00e9 (2).jpg'],
      ['', 'CAF\u00c9.jpg', 'CAF\u00c9 (3).jpg'],
      ['..', 'a<b>|"c"\\d.txt', '_/a_b___c__d.txt'],
      ['seasonal_', '...', '_/_'],
    ];
    const rows = names.map(
      ([path, filename], index) =>
        `('name-${index}', ${index}, null, 'marketing', '${path}', '{"en":"x"}', '${filename}', 'x', 'x', false, false)`,
    );
    await lab.query(`insert into documents
      (id, position, slug, section, path, names, filename, content, hash, is_updated, viewable) values ${rows.join()}`);
    const answer = await archive(names.map((_each, index) => `doc.name-${index}`));
    const zip = Buffer.from(await answer.arrayBuffer());
    expect([...unzip(zip).keys()]).toEqual(names.map(([, , wanted]) => `MARKETING/${wanted}`));
    // Bit 11 of the flags says that the names are UTF-8.
    expect(zip.readUInt16LE(6) & 0x800).toBe(0x800);
  });
});

describe('a price list', () => {
  const product = 'canvas-wrap.price_list.prices.pdf';
  const marks = async (token: string) => {
    const { price_list } = (await call(lab.base, documentLists, { token })).json as Lists;
    return ['prices.pdf', product].map((id) => {
      const found = price_list.find(({ id_file }) => id_file === id);
      return found?.is_updated === true && !found.exist_view_download;
    });
  };
  const replacePrices = (currency: string, days: number) =>
    lab.query(`insert into product_prices (slug, currency, amount, valid_from)
      select slug, currency, amount + 100, (now() + interval '${days} days')::date from product_prices
      where slug = 'canvas-wrap' and currency = '${currency}' order by valid_from desc limit 1`);

  it('DOC-19: is updated since its prices last changed in the customer’s currency, until it is opened', async () => {
    await lab.query(`update product_files set is_updated = false where id = '${product}'`);
    const tokenOf = async (email: string) => (await signIn(lab.base, email)).token;
    const french = await tokenOf('fr@studio.test');
    const open = async (token: string) => {
      for (const id_file of ['prices.pdf', product])
        expect((await call(lab.base, viewFile, { token, body: { id_file } })).status).toBe(200);
    };
    expect(await marks(french)).toEqual([false, false]);
    await open(french);
    await replacePrices('EUR', 2);
    // They do not hold yet.
    expect(await marks(french)).toEqual([false, false]);
    lab.advance(3 * 86_400_000);
    const later = await tokenOf('fr@studio.test');
    expect(await marks(later)).toEqual([true, true]);
    expect(await marks(await tokenOf('us@studio.test'))).toEqual([false, false]);
    await open(later);
    expect(await marks(later)).toEqual([false, false]);
  });
});
