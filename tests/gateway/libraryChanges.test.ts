import {
  documentLists,
  libraryArchive,
  libraryTrees,
  mostArchivedBytes,
  viewFile,
} from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

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
  ])('STORE-42: one by its %s is in no price list, document or library of a customer', async (_by, change) => {
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
  });
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

describe('a ZIP', () => {
  it('of more bytes than a browser keeps in memory is refused before a file is read', async () => {
    const count = Math.floor(mostArchivedBytes / 20_000_000) + 1;
    await lab.query('alter table documents alter column content set storage external');
    await lab.query(`insert into documents
      (id, position, slug, section, path, names, filename, content, hash, is_updated, viewable)
      select 'long-' || n, 1, null, 'marketing', 'LONG', '{"en":"Long"}', 'long-' || n || '.zip',
        convert_to(repeat('x', 20000000), 'UTF8'), 'x', false, false
      from generate_series(1, ${count}) as n`);
    const ids = Array.from({ length: count }, (_none, index) => `doc.long-${index + 1}`);
    const { status, json } = await call(lab.base, libraryArchive, { token: who.token, body: { ids } });
    expect([status, (json as { error?: { code?: string } }).error?.code]).toEqual([422, 'invalid']);
    await lab.query("delete from documents where id like 'long-%'");
  });
});
