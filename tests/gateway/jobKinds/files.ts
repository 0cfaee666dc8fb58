import {
  acceptFindings,
  assignUpload,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { expect, vi } from 'vitest';
import { makeSheet, sheetPixels } from '../../fixtures/sheets.ts';
import { sha256, tusOn } from '../../fixtures/tus.ts';
import { findWaitingOrder } from '../../fixtures/uploads.ts';
import { call } from '../../fixtures/wire.ts';
import { good, openQuote, seenOn } from '../checkoutSteps.ts';
import { designerOn, number, portrait, text } from '../designerSteps.ts';
import { mailsOf, makeDue, pathsOf } from './lab.ts';
import type { KilledLab, PrepareWork } from './lab.ts';

/** Jobs about files, and periodic ones. */

const patient = { timeout: 60_000, interval: 100 };
const used = new Set<string>();

/** An order that no other kind of job has used. */
async function unusedOrder({ base, sender }: KilledLab): Promise<string> {
  const order = await findWaitingOrder(
    base(),
    sender.token,
    ({ tipo, commessa }) => tipo !== 'album' && !used.has(commessa),
  );
  used.add(order);
  return order;
}

/** An order whose files are never complete. */
const album = ({ base, sender }: KilledLab): Promise<string> =>
  findWaitingOrder(base(), sender.token, ({ tipo }) => tipo === 'album');

async function ledgerOf({ base, sender }: KilledLab, order: string): Promise<UploadLedger> {
  const { json } = await call(base(), readLedger, { token: sender.token, body: { order_code: order } });
  return json as UploadLedger;
}

/** An order with its first file in place, whose sender has not said yet which bytes it has. */
async function orderWithSheet(lab: KilledLab) {
  const order = await unusedOrder(lab);
  const [slot] = (await ledgerOf(lab, order)).slots;
  if (!slot) throw new Error('ta: an order without a slot');
  const bytes = await makeSheet({ ...sheetPixels({ ...slot, bleed_mm: 0 }), quality: 60 });
  const { token } = lab.sender;
  const { id } = await tusOn(lab.base(), token).create(bytes.length, {
    order_code: order,
    filename: 'trim.jpg',
  });
  expect((await tusOn(lab.base(), token).patch(id, 0, bytes)).status).toBe(204);
  await call(lab.base(), assignUpload, { token, body: { upload: id, slot: slot.slot } });
  const verify = () => call(lab.base(), verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  return { order, id, bytes, verify };
}

const inspection: PrepareWork = async (lab) => {
  const { order, id, bytes, verify } = await orderWithSheet(lab);
  return {
    // The answer to the checksum may wait for the inspection, whose lab is killed.
    queue: () => verify().catch(() => undefined),
    made: async () => (await ledgerOf(lab, order)).files.map((file) => [file.id, file.state, file.sha256]),
    once: [[id, 'checked', sha256(bytes)]],
  };
};

const proof: PrepareWork = async (lab) => {
  const { order, id, verify } = await orderWithSheet(lab);
  const { token } = lab.sender;
  await verify();
  await vi.waitFor(async () => expect((await ledgerOf(lab, order)).files[0]?.state).toBe('checked'), patient);
  await call(lab.base(), acceptFindings, { token, body: { upload: id, codes: ['noBleed'] } });
  return {
    queue: async () =>
      expect((await call(lab.base(), submitUploads, { token, body: { order_code: order } })).status).toBe(
        200,
      ),
    made: async () => {
      const { proof: made, files } = await ledgerOf(lab, order);
      const { fixed } = await lab.row(
        `select array(select jsonb_object_keys(coalesce(
            (select s.manifest->'fixed' from upload_sets s join orders o on o.id = s.order_id where o.commessa = $1),
            '{}'))) as fixed`,
        [order],
      );
      return { proof: made, files: files.map((file) => file.id), fixed };
    },
    once: { proof: id, files: [id], fixed: [id] },
  };
};

const orderImages: PrepareWork = async (lab) => {
  const { sender } = lab;
  const designer = designerOn(lab.base);
  const project = await designer.projectFor(sender);
  const bytes = await portrait(5);
  const image = await designer.send(sender, project, bytes, 'wedding.jpg');
  await designer.settled(sender, project, image);
  const fields = [text('Size', '20x30'), number('Panels', 3), text('Img1_Id', image), text('Img3_Id', image)];
  const { browser, code } = await openQuote(lab.base(), sender, '70', fields);
  const seen = seenOn(await browser.page(`/checkout/${code}/`));
  return {
    queue: () => browser.send(`/checkout/${code}/order`, { ...good, seen }),
    made: () =>
      lab.rows(
        `select s.slot, u.sha256 from uploads u join orders o on o.id = u.order_id
          left join upload_slots s on s.upload_id = u.id where o.commessa = $1 order by s.slot`,
        [code],
      ),
    once: ['image-001', 'image-003'].map((slot) => ({ slot, sha256: sha256(bytes) })),
  };
};

/** Unfinished uploads of an order. */
async function unfinished(lab: KilledLab, count: number) {
  const order = await album(lab);
  const tus = tusOn(lab.base(), lab.sender.token);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await tus.create(2_000, { order_code: order, filename: `part-${index}.jpg` });
    await tus.patch(id, 0, Buffer.alloc(1_000, 1));
    ids.push(id);
  }
  return { order, ids };
}

/** Removes the first of two uploads when its job runs, and leaves the other one. */
const removesFirst =
  (kind: string, age: (lab: KilledLab, id: string) => Promise<unknown>): PrepareWork =>
  async (lab) => {
    const { ids } = await unfinished(lab, 2);
    const [removed = '', kept = ''] = ids;
    await age(lab, removed);
    return {
      queue: () => makeDue(lab, kind),
      made: async () => ({
        rows: (await lab.rows('select id from uploads where id = any($1)', [ids])).map(({ id }) => id),
        removed: pathsOf(lab, removed).length,
        kept: pathsOf(lab, kept).length > 0,
      }),
      once: { rows: [kept], removed: 0, kept: true },
    };
  };

const drafts: PrepareWork = async (lab) => {
  const order = await album(lab);
  const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
  const { id } = await tusOn(lab.base(), lab.sender.token).create(bytes.length, {
    order_code: order,
    filename: 'note.pdf',
  });
  await tusOn(lab.base(), lab.sender.token).patch(id, 0, bytes);
  await lab.rows(`delete from jobs where kind = 'uploads.inspection' and key = $1`, [id]);
  // The state that a lab leaves which was killed between the last byte of a message's file and its attachment.
  await lab.rows(
    `update uploads set folder = 'draft-of-a-killed-lab', state = 'arrived', claimed = '', touched_at = touched_at - interval '2 days'
      where id = $1`,
    [id],
  );
  await lab.rows(
    `insert into attachments (code, customer_id, order_id, folder, name, type, size, sha256, created_at)
      select repeat('ab', 16), customer_id, order_id, 'draft-left-long-ago', 'old.pdf', 'application/pdf', 1, '', now() - interval '400 days'
      from uploads where id = $1`,
    [id],
  );
  return {
    queue: () => makeDue(lab, 'messages.drafts'),
    made: async () => ({
      files: (
        await lab.rows(
          `select folder, name, sha256 from attachments where folder like 'draft-%' order by folder`,
        )
      ).map(({ folder, name, sha256: sum }) => [folder, name, sum]),
      uploads: (await lab.rows('select 1 from uploads where id = $1', [id])).length,
    }),
    once: { files: [['draft-of-a-killed-lab', 'note.pdf', sha256(bytes)]], uploads: 0 },
  };
};

/** Work that only reads: the lab after the killed one reports the damaged file. */
const reports =
  (kind: string, damage: (lab: KilledLab) => Promise<string>): PrepareWork =>
  async (lab) => {
    const id = await damage(lab);
    return {
      queue: () => makeDue(lab, kind),
      made: async () =>
        lab
          .output()
          .split('\n')
          .filter((line) => line.includes(id)).length,
      once: 1,
    };
  };

/** More bytes are acknowledged than there are. */
async function truncatedUpload(lab: KilledLab): Promise<string> {
  const { ids } = await unfinished(lab, 1);
  await lab.rows('update uploads set received = 1500 where id = $1', [ids[0]]);
  return ids[0] ?? '';
}

async function attachmentWithoutFile({ rows, customer }: KilledLab): Promise<string> {
  const code = 'cd'.repeat(16);
  await rows(
    `insert into attachments (code, customer_id, order_id, folder, name, type, size, sha256, created_at)
      values ($1, $2, $3, 'without-a-file', 'a.pdf', 'application/pdf', 1, '', now())`,
    [code, customer.id, customer.order],
  );
  return code;
}

const records: PrepareWork = async (lab) => {
  for (const [name, days] of [
    ['ended', -2],
    ['open', 2],
  ] as const)
    await lab.rows(
      `insert into sessions (token_hash, actor_id, subject_id, created_at, expires_at)
        values ($1, $2, $2, now() - interval '5 days', now() + $3 * interval '1 day')`,
      [name, lab.customer.id, days],
    );
  return {
    queue: () => makeDue(lab, 'upkeep.records'),
    made: () => lab.rows(`select token_hash from sessions where token_hash in ('ended', 'open')`),
    once: [{ token_hash: 'open' }],
  };
};

const forgotten: PrepareWork = async (lab) => {
  const { id, order, email } = lab.customer;
  return {
    async queue() {
      await lab.rows(
        `insert into notifications (customer_id, order_id, kind, detail, at, due_at)
          values ($1, $2, 'shipped', 'forgotten', now(), now() - interval '1 hour')`,
        [id, order],
      );
      await makeDue(lab, 'upkeep.forgotten');
    },
    made: async () => mailsOf(lab),
    once: { receivers: [email], names: 1 },
  };
};

export const fileJobs: Readonly<Record<string, PrepareWork>> = {
  'uploads.inspection': inspection,
  'uploads.proof': proof,
  'uploads.orderImages': orderImages,
  'uploads.cleanUp': removesFirst('uploads.cleanUp', ({ rows }, id) =>
    rows(`update uploads set touched_at = touched_at - interval '60 days' where id = $1`, [id]),
  ),
  'sharing.cleanUp': removesFirst('sharing.cleanUp', async ({ rows }, id) => {
    await rows(
      `update uploads set order_id = null, share_session = 'visit', state = 'arrived' where id = $1`,
      [id],
    );
    await rows(
      `insert into shared_photos (upload_id, customer_id, created_at)
        select id, customer_id, created_at - interval '60 days' from uploads where id = $1`,
      [id],
    );
  }),
  'uploads.check': reports('uploads.check', truncatedUpload),
  'messages.drafts': drafts,
  'messages.check': reports('messages.check', attachmentWithoutFile),
  'upkeep.records': records,
  'upkeep.forgotten': forgotten,
};
