import type { PrintPhoto } from '@trade-area/core/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { documentOf, orderProject, printsOn, withPrints } from './printSteps.ts';

/** From an order of prints to its files at the desk, over HTTP: no file is sent a second time. */
let lab: TestLab;
let italian: SignedIn;
let desk: DeskForms;
let code = '';
const pictures: Buffer[] = [];

const uuid = '0b1c2d3e-3333-4222-8333-000000000001';
const { make, saved, send } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  desk = deskForms(lab.base, await signInAtDesk(lab.base, 'workshop@lab.test'));
  const kept = await make(italian, uuid);
  const photos: PrintPhoto[] = [];
  for (const seed of [1, 2]) {
    const bytes = await makeSheet({ width: 1608, height: 2196, seed });
    pictures.push(bytes);
    photos.push(await send(italian, kept, bytes));
  }
  await saved(italian, withPrints(documentOf(kept), photos, 2));
  code = await order();
}, 120_000);
afterAll(() => lab.stop());

const order = () => orderProject(lab.base, italian, uuid);

const linksOn = (page: string) =>
  [...page.matchAll(/href="\/staff\/(orders\/[^"]+\/prints[^"]+)"/g)].map(([, href = '']) => href);

async function open(path: string) {
  const answer = await desk.get(path);
  expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

const small = (picture: ReturnType<typeof sharp>) =>
  picture.resize(34, 46, { fit: 'fill' }).removeAlpha().raw().toBuffer();

it('an order is rendered by itself: sheets in print size that show the photos, PDF, proof and ZIP at the desk', async () => {
  await lab.jobsDone();
  const page = await desk.page(`orders/${code}`);
  expect(page).toContain('Print files');
  const [pdf = '', zip = '', proof = '', ...sheets] = linksOn(page);
  expect([zip, sheets.length]).toEqual([`orders/${code}/prints.zip`, 2]);
  expect(page).toContain(`001_${code}_2x.jpg`);
  const whole: Buffer[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const { type, bytes } = await open(sheet);
    expect(type).toBe('image/jpeg');
    // 13 × 18 cm and 3 mm on each side, at 300 dpi.
    const { width, height, density, icc } = await sharp(bytes).metadata();
    expect([width, height, density, icc !== undefined]).toEqual([1606, 2197, 300, true]);
    const [printed, photo] = [await small(sharp(bytes)), await small(sharp(pictures[index]))];
    const difference = printed.reduce(
      (sum: number, value: number, at: number) => sum + Math.abs(value - (photo[at] ?? 0)),
      0,
    );
    expect(difference / printed.length).toBeLessThan(4);
    whole.push(bytes);
  }
  for (const path of [pdf, proof]) {
    const { type, bytes } = await open(path);
    expect([type, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  }
  const packed = await open(zip);
  expect(packed.type).toBe('application/zip');
  for (const sheet of whole) expect(packed.bytes.includes(sheet)).toBe(true);

  const arrived = await desk.page('?list=arrived');
  const waiting = await desk.page('?list=waiting');
  expect([arrived, waiting].map((list) => list.includes(`/staff/orders/${code}`))).toEqual([true, false]);
});

it('no other person and no other order opens them', async () => {
  const [first = '', zip = ''] = linksOn(await desk.page(`orders/${code}`));
  for (const path of [first, zip])
    for (const headers of [{}, { authorization: `Bearer ${italian.token}` }]) {
      const answer = await fetch(`${lab.base}/staff/${path}`, { headers, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/']);
    }
  const [other] = await lab.query(
    `select commessa as code from orders where id not in (select order_id from print_runs) limit 1`,
  );
  for (const path of [first, zip])
    expect((await desk.get(path.replace(code, other?.['code'] ?? ''))).status).toBe(404);
  expect((await desk.get(`orders/${code}/prints/${'x'.repeat(22)}`)).status).toBe(404);
});

it('a run that was stopped offers no files, and is completed from the desk', async () => {
  const state = async () => {
    const [row] = await lab.query(
      `select r.state, (select count(*)::int from print_files f where f.order_id = r.order_id) as files
       from print_runs r join orders o on o.id = r.order_id where o.commessa = '${code}'`,
    );
    return row;
  };
  expect(await state()).toEqual({ state: 'done', files: 6 });
  // A run that is done can neither be stopped nor made again.
  for (const action of ['stopRender', 'render']) expect((await desk.act(code, action)).status).toBe(422);
  const ids = `select id from orders where commessa = '${code}'`;
  await lab.query(`update print_runs set state = 'running' where order_id in (${ids})`);
  await lab.query(`insert into jobs (queue, kind, key, payload, run_at, request_id)
    select 'prints', 'print.files', id::text, json_build_object('order', id)::jsonb, now() + interval '1 hour', ''
    from orders where commessa = '${code}'`);
  await lab.query(`delete from print_files where kind = 'proof' and order_id in (${ids})`);
  expect((await desk.act(code, 'stopRender')).headers.get('location')).toContain('said=stopRender');
  expect(await state()).toEqual({ state: 'cancelled', files: 5 });
  const page = await desk.page(`orders/${code}`);
  expect([page.includes('Stopped after'), linksOn(page)]).toEqual([true, []]);
  expect((await desk.get(`orders/${code}/prints.zip`)).status).toBe(404);
  expect((await desk.act(code, 'render')).headers.get('location')).toContain('said=render');
  await lab.jobsDone();
  expect(await state()).toEqual({ state: 'done', files: 6 });
});

it('a photo whose file is gone is named at the desk, and a reprint has the files of its order', async () => {
  const second = await order();
  await lab.jobsDone();
  const ids = `select id from orders where commessa = '${second}'`;
  await lab.query(`delete from print_files where order_id in (${ids})`);
  await lab.query(`update print_runs set state = 'cancelled' where order_id in (${ids})`);
  await lab.query(`update uploads set state = 'damaged' where project_id is not null`);
  await desk.act(second, 'render');
  await lab.jobsDone();
  const page = await desk.page(`orders/${second}`);
  expect(page).toMatch(/The photo “[^”]+\.jpg” can’t be printed/);
  await lab.query(`update uploads set state = 'checked' where project_id is not null`);
  await desk.act(second, 'render');
  await lab.jobsDone();
  const made = linksOn(await desk.page(`orders/${second}`));
  expect(made).toHaveLength(5);

  await lab.query(
    `update orders set fm_status = 2, shipping_date = current_date where commessa = '${second}'`,
  );
  const staff = deskForms(lab.base, await signInAtDesk(lab.base));
  await staff.act(second, 'reprint', { reprint_reason: 'production', pieces: 'all', key: 'one' });
  const [reprint] = await lab.query(
    `select o.commessa as code from reprints r join orders o on o.id = r.order_id where r.original_id in (${ids})`,
  );
  const again = linksOn(await desk.page(`orders/${reprint?.['code']}`));
  expect(again).toEqual(made.map((link) => link.replace(second, reprint?.['code'] ?? '')));
  expect((await desk.get(again[0] ?? '')).status).toBe(200);
});

it('an order whose production has not begun is cancelled at the desk: its files go, and its project is ordered again', async () => {
  const third = await order();
  await lab.jobsDone();
  const staff = deskForms(lab.base, await signInAtDesk(lab.base));
  const link = `href="/staff/orders/${third}/cancel"`;
  expect(await staff.page(`orders/${third}`)).toContain(link);
  const cancel = async () => {
    const page = await staff.page(`orders/${third}/cancel`);
    const body = new FormData();
    for (const name of ['csrf', 'seen'])
      body.set(
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '',
      );
    const answer = await staff.send(`orders/${third}/cancel`, body);
    return { page, status: answer.status, location: answer.headers.get('location') };
  };
  const ids = await lab.query(`select f.id from print_files f join orders o on o.id = f.order_id
    where o.commessa = '${third}'`);
  expect(ids).toHaveLength(6);
  const done = await cancel();
  expect(done.page).toContain('The customer can order its project again.');
  expect([done.status, done.location]).toEqual([303, `/staff/?cancelled=${third}`]);
  const left = `select f.id from print_files f where f.id in (${ids.map(({ id }) => `'${id}'`).join(', ')})`;
  expect([
    await lab.query(left),
    await lab.query(`select id from orders where commessa = '${third}'`),
  ]).toEqual([[], []]);

  expect(await order()).toBe(third);
  await lab.jobsDone();
  await staff.act(third, 'release');
  await staff.act(third, 'step', { step: 'checked' });
  expect(await staff.page(`orders/${third}`)).not.toContain(link);
  const refused = await cancel();
  expect(refused.page).toContain('Only orders that aren’t in production yet can be cancelled.');
  expect(refused.status).not.toBe(303);
});
