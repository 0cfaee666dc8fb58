import {
  announceFiles,
  attachFile,
  contract,
  orderMessages,
  readLedger,
  readPageChoices,
  saveProjectCover,
  saveView,
  sharedPhotos,
} from '@trade-area/core/contract';
import type { PageChoices } from '@trade-area/core/contract';
import { parse } from 'valibot';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import type { GoodInput } from './goodInput.ts';
import { createMessages, smallPdf } from './messageFixture.ts';
import { profileForm } from './profileForm.ts';
import { projectsOn } from './projectSteps.ts';
import { saveQuote } from './quoteSteps.ts';

/** Every write of the contract by staff who act as a customer, and what the audit says of it (T-A3). */
let lab: TestLab;
let staff: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  staff = await signIn(lab.base, 'internal@lab.test', { as: '1005' });
});
afterAll(() => lab.stop());

const writes = contract.filter(({ access, effect }) => access === 'customer' && effect === 'write');

/**
 * Writes without a record, each with the reason why nothing changes. Every other one stands in the audit, also one that
 * is added to the contract.
 */
const unrecorded: Readonly<Record<string, string>> = {
  'auth.saveLoggedUser': 'a visit by staff is no visit of the customer (SES-09)',
  'account.updateLanguage': 'the customer’s language stays',
  'messages.read': 'a message that staff read is unread still',
  'store.viewFile': 'a file that staff open was not opened by the customer',
  'store.downloadFile': 'the same',
  'configurator.dev.createQuote': 'an environment that this lab does not have',
  'configurator.dev.saveQuote': 'the same',
  'configurator.test.createQuote': 'the same',
  'configurator.test.saveQuote': 'the same',
  'uploads.send': 'refused here: it needs the files of a whole order (production.test.ts)',
};

const audits = async () =>
  (
    await lab.query(
      `select a.endpoint, a.refused, s.code as subject, w.code as actor from audits a
        join customers s on s.id = a.subject_id join customers w on w.id = a.actor_id order by a.id`,
    )
  ).map(
    ({ endpoint, refused, subject, actor }) =>
      `${actor} as ${subject}: ${endpoint} ${refused ? 'refused' : 'done'}`,
  );

/** All rows, but those that come and go by the time or with every request. */
async function state(): Promise<string> {
  // Otherwise the work of a job would count as that of the next call.
  await lab.jobsDone();
  return (await lab.dump())
    .split('\n')
    .filter((line) => !/^public\.(audits|jobs|sessions|allowances|facts) /.test(line))
    .sort()
    .join('\n');
}

/** Input that names what there is, in place of the ids of nothing, with which a write changes nothing. */
async function realInput(): Promise<{
  readonly orderCode: string;
  readonly inputs: Record<string, GoodInput>;
}> {
  const { token, cod_fot } = staff;
  const written = await createMessages(lab.base, staff);
  const orderCode = written.orderCode;
  const quote = await saveQuote(lab.base, staff);
  const work = await saveQuote(lab.base, staff);
  const spare = await saveQuote(lab.base, staff);
  const print = await projectsOn(() => lab.base).firstPrint(staff);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await call(lab.base, saveProjectCover, { token, query: { uuid: spare.id }, body: picture });

  const waiting = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
  // The first look at the files of an order makes the row of their set, whoever looks.
  for (const order_code of [orderCode, waiting])
    await call(lab.base, readLedger, { token, body: { order_code } });
  const tus = tusOn(lab.base, token);
  const { id: upload } = await tus.create(10, { filename: 'audit.jpg', order_code: waiting });
  const { id: arrived } = await tus.create(10, { filename: 'arrived.jpg', order_code: waiting });
  await lab.query(`update uploads set state = 'arrived' where id = '${arrived}'`);
  const pages = (await call(lab.base, readPageChoices, { token, body: { order_code: waiting } }))
    .json as PageChoices;
  const choice = pages.choices.find((each) => each.pages !== pages.pages);

  const folder = `folder-${crypto.randomUUID()}`;
  const query = { cod_order: orderCode, upload_folder: folder, name: 'draft.pdf' };
  const draft = await call(lab.base, attachFile, { token, query, body: smallPdf });
  const body = { name: 'For the audit', search: '', columns: [] };
  const { views } = (await call(lab.base, saveView, { token, body })).json as { views: { id: string }[] };
  const photos = parse(
    sharedPhotos.answer,
    (await call(lab.base, sharedPhotos, { token, query: {} })).json,
  ).result;
  const revoked = photos.find((each) => each.ts_delete_terms !== '')?.id ?? '';
  // A photo shows one order, unless it is said to show several.
  const usable = photos.find((each) => each.ts_delete_terms === '' && each.order_code === '')?.id ?? '';
  const messages = parse(
    orderMessages.answer,
    (await call(lab.base, orderMessages, { token, path: { id: orderCode } })).json,
  );
  const save = {
    path: { conf_id: quote.id, idQuote: quote.idQuote },
    body: { configuredProduct: fieldsOf(60) },
  };
  return {
    orderCode,
    inputs: {
      'account.saveProfile': {
        body: { ...(await profileForm(lab.base, staff)), telefono: '+1 406 555 0111' },
      },
      'orders.deleteView': { body: { id: String(views.at(-1)?.id) } },
      'messages.read': {
        body: { cod_order: orderCode, id: messages.find(({ fao }) => fao === 'client')?.id },
      },
      'messages.detach': {
        body: {
          cod_order: orderCode,
          id_attachment: (draft.json as { id_attachment: string }).id_attachment,
        },
      },
      'projects.deletePrint': { path: { uuid: print.uuid } },
      'projects.delete': { body: { id: spare.code } },
      'projects.rename': { body: { uuid: work.id, name: 'Anna', former: '' } },
      'projects.duplicate': { body: { uuid: work.id } },
      'projects.saveCover': { query: { uuid: work.id }, body: picture },
      'projects.removeCover': { body: { uuid: work.id } },
      'sharing.register': { body: { addLinkedOrder: JSON.stringify({ [usable]: [written.runningCode] }) } },
      'sharing.saveTags': {
        body: {
          selectedElements: JSON.stringify({ [usable]: [{ categoria: 'occasion', valore: 'family' }] }),
        },
      },
      'sharing.delete': { query: { id: revoked } },
      'sharing.permission': { query: { id: usable, wish: 'revoke' } },
      'configurator.saveQuote': save,
      'configurator.renameQuote': { body: { id: quote.id, name: 'Luca' } },
      'configurator.duplicateQuote': { body: { id: quote.id } },
      'configurator.shareQuote': { body: { id: quote.id } },
      'configurator.unshareQuote': { body: { id: quote.id } },
      'configurator.deleteQuote': { body: { id: work.id } },
      'configurator.restoreQuote': { body: { id: work.id } },
      'configurator.savePicture': { query: { id: quote.id, revision: '2' }, body: picture },
      'checkout.addToCart': { body: { id: quote.id } },
      'checkout.changeCart': { body: { id: quote.id, quantity: 2 } },
      'uploads.verify': { body: { upload: arrived, sha256: sha256(Buffer.from('another file')) } },
      'uploads.accept': { body: { upload, codes: [] } },
      'uploads.announce': goodInput(announceFiles, { orderCode: waiting, cod_fot }),
      'uploads.place': { body: { upload, slot: '' } },
      'uploads.remove': { body: { upload } },
      'uploads.restore': { body: { upload } },
      'uploads.changePages': { body: { order_code: waiting, pages: choice?.pages, total: choice?.total } },
    },
  };
}
const fieldsOf = (pages: number) => JSON.stringify({ fields: [{ name: 'Pages', numberValue: pages }] });

it(`T-A3: ${writes.length} writes of staff are in the audit, once and under their own names; what changes nothing and is not there has a reason`, async () => {
  const { orderCode, inputs } = await realInput();
  const known = { orderCode, cod_fot: staff.cod_fot };
  const wrong: unknown[] = [];
  let changes = 0;
  let before = await state();
  for (const endpoint of writes) {
    const earlier = (await audits()).length;
    const input = inputs[endpoint.id] ?? goodInput(endpoint, known);
    const { status, text } = await call(lab.base, endpoint, { token: staff.token, ...input });
    const after = await state();
    const added = (await audits()).slice(earlier);
    const name = `0 as 1005: ${endpoint.id}`;
    const isChanged = after !== before;
    const allowed = isChanged ? [[`${name} done`]] : [[], [`${name} done`], [`${name} refused`]];
    if (!allowed.some((each) => each.join() === added.join())) wrong.push([endpoint.id, status, added]);
    if ((added.length === 0) !== endpoint.id in unrecorded)
      wrong.push([endpoint.id, status, text.slice(0, 120), added]);
    if (isChanged) changes += 1;
    before = after;
  }
  console.log(`ta: ${writes.length} writes by staff, ${changes} of which changed something`);
  expect(wrong).toEqual([]);
  expect(changes).toBeGreaterThan(38);
}, 240_000);
