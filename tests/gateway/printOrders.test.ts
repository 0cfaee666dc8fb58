import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deletePrintProject,
  duplicateProject,
  errorAnswer,
  orderListAnswer,
  orderAgain,
  ordersInProcess,
  printForCheckout,
  printPrice,
  quoteFromOrder,
  quoteList,
  reorder,
} from '@trade-area/core/contract';
import type { KeptPrintProject, PrintPhoto } from '@trade-area/core/contract';
import type { PrintProject } from '@trade-area/core/layout';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { documentOf, printsOn, withPrints } from './printSteps.ts';
import { openCheckout } from './quoteSteps.ts';

/** From photos to an order of prints 13x18, over HTTP as browsers speak it. */
let lab: TestLab;
let italian: SignedIn;
let kept: KeptPrintProject;
let photo: PrintPhoto;
let project: PrintProject;

const uuid = '0b1c2d3e-2222-4222-8333-000000000001';
const { make, saved, read, photos, send } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  kept = await make(italian, uuid);
  photo = await send(italian, kept, await makeSheet({ width: 1600, height: 2200, seed: 1 }));
});
afterAll(() => lab.stop());

const forCheckout = (id = uuid) =>
  call(lab.base, printForCheckout, { token: italian.token, path: { project_id: id } });

async function problem(changed: PrintProject): Promise<unknown> {
  project = await saved(italian, { ...changed, rev: project.rev });
  const answer = await forCheckout();
  return [answer.status, parse(errorAnswer, answer.json).error.fields];
}

it('PRINT-04, PRINT-05, GW2-24: a project is ordered at the lab’s price, as it was when it went to the checkout', async () => {
  project = documentOf(kept);
  expect(await problem(project)).toEqual([422, { project: 'pageCount' }]);
  const printed = withPrints(project, [photo], 3);
  // Neither another sheet nor a photo that the lab does not have.
  expect(await problem({ ...printed, geometry: { ...printed.geometry, page_w: 500 } })).toEqual([
    422,
    { project: 'geometry' },
  ]);
  const double = printed.spreads.map((spread) => ({ ...spread, kind: 'inner' as const }));
  expect(await problem({ ...printed, spreads: double })).toEqual([422, { project: 'sheets' }]);
  const missing = withPrints(documentOf(kept), [{ ...photo, sha256: 'a'.repeat(64) }]);
  expect(await problem(missing)).toMatchObject([
    422,
    { project: expect.stringMatching(/^missingPhoto /) as string },
  ]);
  project = await saved(italian, { ...printed, rev: project.rev });
  const answer = await forCheckout();
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  const checkout = parse(printForCheckout.answer, answer.json);
  expect(checkout).toMatchObject({ quantity: 3, family_id: '27' });
  expect(checkout.order_code).toMatch(/^\d{9}$/);
  expect(checkout.products[0]?.['editor-type'].value).toBe('simple');
  expect(parse(printForCheckout.answer, (await forCheckout()).json)).toEqual(checkout);

  const { json } = await call(lab.base, printPrice, { token: italian.token, path: { uuid } });
  const { price, quantity } = parse(printPrice.answer, json);
  // 3 prints of 0.55, the shipping of prints to Italy, and 22 % of tax.
  expect([quantity, price?.total, price?.shipping, price?.to_pay]).toEqual([3, 1.65, 6.9, 10.43]);

  // It is listed as the project alone.
  const listed = await call(lab.base, quoteList, { token: italian.token });
  expect(listed.text).not.toContain(checkout.order_code);

  const browser = await openCheckout(lab.base, italian, checkout.order_code);
  const page = await browser.page(`/checkout/${checkout.order_code}/`);
  expect(page).toContain(`/ta/config-print/27/${uuid}`);
  expect(page).not.toContain(`name="pieces_${checkout.order_code}"`);
  // A job has a name, which is its project's, and no couple.
  expect(page).toMatch(
    /name="eventName"[^>]*value="Anna &amp; Luca"|value="Anna &amp; Luca"[^>]*name="eventName"/,
  );
  expect(page).not.toMatch(/name="(bride|groom|eventDate)"/);
  expect(seenOn(page)).toBe('1043');
  const contents = /name="contents" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const form = { ...good, bride: '', groom: '', eventDate: '', eventName: '', seen: '1043', contents };
  await browser.send(`/checkout/${checkout.order_code}/order`, form);
  const orders = await call(lab.base, ordersInProcess, {
    token: italian.token,
    body: { query: { search: checkout.order_code } },
  });
  const order = parse(orderListAnswer, orders.json).orders.find(
    ({ commessa }) => commessa === checkout.order_code,
  );
  expect(order).toMatchObject({
    commessa: checkout.order_code,
    event: { name: 'Anna & Luca', sposa: '', sposo: '', date: '' },
  });
  const [row] = await lab.query(
    `select q.quantity, q.is_ordered, p.rev, p.photos from quotes q join print_orders p on p.quote_id = q.id
     where q.order_code = '${checkout.order_code}'`,
  );
  expect(row).toMatchObject({ quantity: 3, is_ordered: true, rev: project.rev, photos: [photo.sha256] });
  expect((await read(italian, uuid)).ordered).toBe(checkout.order_code);

  // The lab has everything: the customer is asked for no files.
  const done = await browser.page(`/checkout/${checkout.order_code}/done`);
  expect([done.includes('Apri l’ordine'), done.includes('Carica ora i file')]).toEqual([true, false]);
  const [state] = await lab.query(
    `select o.incomplete, o.blocked, o.on_hold, d.promised_date is not null as promised,
       (select string_agg(s.step, ' ') from order_steps s where s.order_id = o.id) as steps
     from orders o join order_details d on d.order_id = o.id where o.commessa = '${checkout.order_code}'`,
  );
  // It is paid by transfer: production waits for the money, and no day is promised.
  expect(state).toEqual({
    ...{ incomplete: false, blocked: false, on_hold: true },
    ...{ promised: false, steps: 'received' },
  });
  await lab.jobsDone();
  const mails = readdirSync(join(lab.dataFolder, 'mail'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(lab.dataFolder, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(checkout.order_code));
  expect(mails.map((mail) => [/Non devi caricare nulla/.test(mail), /Carica ora/.test(mail)])).toEqual([
    [true, false],
  ]);

  // The next order of the project has a number of its own.
  const next = parse(printForCheckout.answer, (await forCheckout()).json);
  expect(next.order_code).not.toBe(checkout.order_code);
});

it('photos stay while a kept version, a copy of the project or an order has them', async () => {
  const tus = tusOn(lab.base, italian.token);
  const spare = await send(italian, kept, await makeSheet({ width: 700, height: 500, seed: 2 }));
  expect(new Map((await photos(italian, uuid)).map(({ id, used }) => [id, used]))).toEqual(
    new Map([
      [photo.id, true],
      [spare.id, false],
    ]),
  );
  expect((await tus.remove(spare.id)).status).toBe(204);
  expect((await tus.remove(photo.id)).status).toBe(409);
  const copied = await call(lab.base, duplicateProject, { token: italian.token, body: { uuid } });
  const copy = parse(duplicateProject.answer, copied.json).uuid;
  expect((await photos(italian, copy)).map(({ id }) => id)).toEqual([photo.id]);
  await call(lab.base, deletePrintProject, { token: italian.token, path: { uuid } });
  await call(lab.base, deletePrintProject, { token: italian.token, path: { uuid: copy } });
  // The order prints it still.
  expect((await tus.remove(photo.id)).status).toBe(409);
});

it('ordered again, it is a new project with the content of the order, or an empty one once its files are deleted', async () => {
  const [{ code = '' } = {}] = await lab.query(
    `select order_code as code from quotes where print_uuid = '${uuid}' and is_ordered`,
  );
  const act = (endpoint: typeof orderAgain | typeof quoteFromOrder | typeof reorder) =>
    call(lab.base, endpoint, {
      token: italian.token,
      body: { cod_order: code },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  // A copy that waits for files would be none of a project.
  expect((await act(reorder)).status).toBe(409);
  const compared = parse(orderAgain.answer, (await act(orderAgain)).json);
  expect(compared).toMatchObject({ in_editor: true, is_complete: true, quantity: 3, size: '13x18' });
  expect([compared.before.total, compared.now?.total]).toEqual([1.65, 1.65]);
  const made = parse(quoteFromOrder.answer, (await act(quoteFromOrder)).json);
  expect(made.link_edit).toContain(`/ta/config-print/27/${made.id}`);
  const again = documentOf(await read(italian, made.id));
  expect([again.uuid, again.name, again.spreads]).toEqual([made.id, project.name, project.spreads]);
  expect((await photos(italian, made.id)).map(({ id }) => id)).toEqual([photo.id]);

  await lab.query(`delete from print_orders`);
  expect(parse(orderAgain.answer, (await act(orderAgain)).json).is_complete).toBe(false);
  const { id } = parse(quoteFromOrder.answer, (await act(quoteFromOrder)).json);
  const empty = documentOf(await read(italian, id));
  expect([empty.size, empty.spreads, empty.photos]).toEqual(['13x18', [], []]);
});
