import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requestPrivacy } from '@trade-area/core/contract';
import type { PrivacyKind, PrintPhoto } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';
import { documentOf, orderProject, printsOn, withPrints } from './printSteps.ts';

/** The end of ordered print projects: by their period, for a couple, for all photos, and with the account. */
let lab: TestLab;
let owner: SignedIn;
const { make, saved, send, read } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  owner = await signIn(lab.base, 'it@studio.test');
}, 120_000);
afterAll(() => lab.stop());

const day = 86_400_000;
const uuidOf = (number: number) => `0b1c2d3e-4444-4222-8333-${String(number).padStart(12, '0')}`;

/** A project with photos of its own and those given, ordered, rendered and shipped. */
async function shipped(
  who: SignedIn,
  number: number,
  shared: readonly PrintPhoto[] = [],
): Promise<{ readonly code: string; readonly photo: PrintPhoto }> {
  const kept = await make(who, uuidOf(number), '10x15');
  const photo = await send(who, kept, await makeSheet({ width: 1300, height: 1900, seed: 40 + number }));
  await saved(who, withPrints(documentOf(kept), [photo, ...shared]));
  const code = await orderProject(lab.base, who, uuidOf(number));
  await lab.jobsDone();
  await lab.query(`update orders set fm_status = 2, on_hold = false, amount_to_pay = 0, shipping_date = order_date
    where commessa = '${code}'`);
  return { code, photo };
}

/** The parts of an order and its project that the lab still has: ids of files, and the state of the run. */
async function leftOf(code: string, number: number) {
  const [row] = await lab.query(`select r.state,
      (select coalesce(json_agg(f.id), '[]') from print_files f where f.order_id = o.id) as files,
      (select count(*)::int from print_orders a join quotes q on q.id = a.quote_id where q.order_code = o.commessa) as documents,
      (select count(*)::int from projects where uuid = '${uuidOf(number)}') as projects
    from orders o join print_runs r on r.order_id = o.id where o.commessa = '${code}'`);
  return row as unknown as { state: string; files: string[]; documents: number; projects: number };
}
const filesOnDisk = () => readdirSync(join(lab.dataFolder, 'uploads'), { recursive: true }).join('\n');
const isOnDisk = (id: string) => filesOnDisk().includes(id);
const photosLeft = async (ids: readonly string[]) =>
  (await lab.query(`select id from uploads where id in (${ids.map((id) => `'${id}'`).join(', ')})`)).map(
    ({ id }) => id,
  );

async function erase(who: SignedIn, kind: PrivacyKind, order_code = '') {
  const asked = await call(lab.base, requestPrivacy, { token: who.token, body: { kind, order_code } });
  const { id, problem } = parse(requestPrivacy.answer, asked.json);
  expect(problem).toBe('');
  const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
  await desk.post(`privacy/${id}/confirm`, 'privacy', { certain: '1' });
  await lab.jobsDone();
  expect(await lab.query(`select state from privacy_requests where id = ${id}`)).toEqual([{ state: 'done' }]);
}

it('of a couple: its project, its document, its print files and the photos that no other project has', async () => {
  const other = await make(owner, uuidOf(1), '10x15');
  const common = await send(owner, other, await makeSheet({ width: 1300, height: 1900, seed: 30 }));
  await saved(owner, withPrints(documentOf(other), [common]));
  const { code, photo } = await shipped(owner, 2, [common]);
  const before = await leftOf(code, 2);
  expect(before).toMatchObject({ state: 'done', documents: 1, projects: 1 });
  expect(before.files.map(isOnDisk)).toEqual(before.files.map(() => true));
  expect(before.files).toHaveLength(6);

  await erase(owner, 'couple', code);
  expect(await leftOf(code, 2)).toEqual({ state: 'deleted', files: [], documents: 0, projects: 0 });
  expect([...before.files, photo.id].filter(isOnDisk)).toEqual([]);
  expect(await photosLeft([photo.id, common.id])).toEqual([common.id]);
  expect(documentOf(await read(owner, uuidOf(1))).photos).toHaveLength(1);
});

it('of the photos: the print files of finished orders, and the photos that no version and no open order has', async () => {
  const { code, photo } = await shipped(owner, 3);
  const spare = await send(
    owner,
    await read(owner, uuidOf(1)),
    await makeSheet({ width: 700, height: 500, seed: 31 }),
  );
  const open = await orderProject(lab.base, owner, uuidOf(1));
  await lab.jobsDone();
  await erase(owner, 'photos');
  expect(await leftOf(code, 3)).toEqual({ state: 'deleted', files: [], documents: 0, projects: 1 });
  // The project shows its photo still.
  expect(await photosLeft([photo.id, spare.id])).toEqual([photo.id]);
  expect(await leftOf(open, 1)).toMatchObject({ state: 'done', documents: 1 });
});

it('by their period: print files and document, unless a reprint needs them; the order can be printed no more', async () => {
  const [first, second] = [await shipped(owner, 4), await shipped(owner, 5)];
  const staff = async () => deskForms(lab.base, await signInAtDesk(lab.base));
  await (
    await staff()
  ).act(second.code, 'reprint', { reprint_reason: 'production', pieces: 'all', key: 'k' });
  const { files } = await leftOf(first.code, 4);
  lab.advance((lab.config.retention.files + 2) * day);
  await lab.jobsDone();
  expect(await leftOf(first.code, 4)).toEqual({ state: 'deleted', files: [], documents: 0, projects: 1 });
  expect(files.filter(isOnDisk)).toEqual([]);
  expect(await leftOf(second.code, 5)).toMatchObject({ state: 'done', documents: 1 });

  const desk = await staff();
  const page = await desk.page(`orders/${first.code}`);
  expect([page.includes('The print files were deleted.'), page.includes('/prints')]).toEqual([true, false]);
  const refused = await desk.act(first.code, 'reprint', {
    reprint_reason: 'production',
    pieces: 'all',
    key: 'again',
  });
  expect(refused.status).toBe(422);
  // A version shows the photo; without the project nothing does.
  expect(await photosLeft([first.photo.id])).toEqual([first.photo.id]);
  await lab.query(`delete from projects where uuid = '${uuidOf(4)}'`);
  lab.advance(2 * day);
  await lab.jobsDone();
  expect(await photosLeft([first.photo.id])).toEqual([]);
  expect(isOnDisk(first.photo.id)).toBe(false);
});

it('of a customer: everything but the order itself', async () => {
  const spanish = await signIn(lab.base, 'es@studio.test');
  const { code, photo } = await shipped(spanish, 6);
  const { files } = await leftOf(code, 6);
  await lab.query(`update orders set incomplete = false, on_hold = false, fm_status = 2, amount_to_pay = 0
    where customer_id = (select id from customers where code = '1004')`);
  await erase(spanish, 'customer');
  expect(await leftOf(code, 6)).toEqual({ state: 'deleted', files: [], documents: 0, projects: 0 });
  expect([...files, photo.id].filter(isOnDisk)).toEqual([]);
});
