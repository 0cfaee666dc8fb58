import { createHash } from 'node:crypto';
import { looksOf, unknownFacts } from '@trade-area/core/preflight';
import { cropIn, framesOf, imageFieldNames } from '@trade-area/core/pricing';
import type { Crop } from '@trade-area/core/pricing';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { uploadSlots } from '../../database/schema/uploads.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobContext, JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { lockOrder } from '../api.ts';
import { acceptsFiles, expectedSlots } from '../expected.ts';
import { queueInspection } from '../jobs.ts';
import { assignToSlot, insertUpload, setTransferStatus, uploadById } from '../table.ts';
import type { StoredUpload } from '../table.ts';

type Order = typeof orders.$inferSelect;

/** Copies the images of the frames of an ordered quote into the files of the order. */
const orderImagesJob: JobDefinition<{ order: number }> = {
  kind: 'uploads.orderImages',
  queue: 'files',
  payload: v.object({ order: v.number() }),
  attempts: 16,
};

/** Queues the copies in the transaction that writes the order. */
export function queueOrderImages(queries: Queries, order: number, at: Date): Promise<void> {
  return enqueue(queries, orderImagesJob, { key: String(order), payload: { order }, at });
}

export function orderImageJobs(lab: Lab): JobHandler[] {
  return [
    handle(orderImagesJob, async ({ order: id }, context) => {
      const { queries } = lab.database;
      const [order] = await queries.select().from(orders).where(eq(orders.id, id));
      if (!order) return null;
      const { chosen } = await chosenImages(queries, order);
      for (const image of chosen) await copyImage(lab, context, order, image);
      lab.versions.forget();
      return null;
    }),
  ];
}

interface ChosenImage {
  /** From 1. */
  readonly frame: number;
  readonly image: StoredUpload;
  readonly crop: Crop;
}

/** Whether the customer has chosen an image for each frame of an order's product; false for a product without frames. */
export async function hasAllImages(
  queries: Queries,
  order: Pick<Order, 'commessa' | 'customerId'>,
): Promise<boolean> {
  const { frames, chosen } = await chosenImages(queries, order);
  return frames > 0 && chosen.length === frames;
}

/** The images in the frames of the quote that an order was made from, and the number of its frames. */
async function chosenImages(
  queries: Queries,
  order: Pick<Order, 'commessa' | 'customerId'>,
): Promise<{ readonly frames: number; readonly chosen: readonly ChosenImage[] }> {
  const [quote] = await queries
    .select()
    .from(quotes)
    .where(and(eq(quotes.orderCode, order.commessa), eq(quotes.isOrdered, true)));
  if (!quote) return { frames: 0, chosen: [] };
  const values = new Map(
    quote.fields.map((field) => [field.name, 'numberValue' in field ? field.numberValue : field.stringValue]),
  );
  const frames = framesOf(values);
  const chosen: ChosenImage[] = [];
  for (let frame = 1; frame <= frames; frame += 1) {
    const image = await uploadById(queries, String(values.get(imageFieldNames(frame).id) ?? ''));
    const isOwn = image?.customerId === order.customerId && image.projectId !== null;
    if (isOwn && image.state === 'checked') chosen.push({ frame, image, crop: cropIn(values, frame) });
  }
  return { frames, chosen };
}

/**
 * The part of an image that was seen, which the lab prints; null for the image as it was sent, where that is the whole of
 * it or is made with its bleed.
 * @throws Error when the image cannot be read now: the job runs again, and nothing else than what was seen is printed.
 */
async function seenPart(
  lab: Lab,
  order: Order,
  { frame, image, crop }: ChosenImage,
): Promise<Uint8Array | null> {
  const slot = expectedSlots({ tipo: order.tipo, book_type: order.bookType }, 0)[frame - 1];
  const isWhole = slot && crop.zoom === 1 && looksOf({ ...unknownFacts, ...image.facts }, slot).density > 0;
  if (!slot || isWhole) return null;
  const seen = { frame: { width: slot.w_mm, height: slot.h_mm }, bleed: slot.bleed_mm, crop };
  const cropped = await lab.uploads.cropImage(image, seen);
  if (!cropped) throw new Error(`ta: image ${image.id} of order ${order.commessa} could not be cropped.`);
  return cropped;
}

/**
 * The bytes are written before their row, under a name that follows from order, frame and image: a job that runs again
 * writes the same file. The image itself stays with its quote, which can be ordered once more.
 */
async function copyImage(lab: Lab, context: JobContext, order: Order, chosen: ChosenImage): Promise<void> {
  const { frame, image } = chosen;
  const { files } = lab.uploads;
  const id = createHash('sha256')
    .update(`${order.id} ${frame} ${image.id}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
  if (await uploadById(lab.database.queries, id)) return;
  const cropped = await seenPart(lab, order, chosen);
  const copy = await files.open(id, 0);
  try {
    if (cropped) await copy.write(cropped);
    else for await (const piece of files.read(image.id, image.size)) await copy.write(piece);
    await copy.sync();
  } finally {
    await copy.close();
  }
  const size = cropped?.length ?? image.size;
  const owner = ownerOf(order);
  const slot = `image-${String(frame).padStart(3, '0')}`;
  await context.write(async (queries) => {
    const { order: current } = await lockOrder(queries, lab.prices, { owner }, order.commessa);
    const [filled] = await queries
      .select()
      .from(uploadSlots)
      .where(and(eq(uploadSlots.orderId, order.id), eq(uploadSlots.slot, slot)));
    // A file that the customer has sent for this frame meanwhile counts; a copy without a row is removed by the upkeep.
    if (filled || !acceptsFiles(current) || (await uploadById(queries, id))) return;
    const now = lab.clock.now();
    await insertUpload(queries, {
      id,
      orderId: order.id,
      customerId: order.customerId,
      actorId: image.actorId,
      name: cropped ? image.name.replace(/\.tiff?$/i, '.jpg') : image.name,
      size,
      received: size,
      mtime: image.mtime,
      claimed: cropped ? createHash('sha256').update(cropped).digest('hex') : image.claimed,
      state: 'arrived',
      createdAt: now,
      touchedAt: now,
    });
    await assignToSlot(queries, order.id, id, slot);
    await setTransferStatus(queries, owner, order.id);
    await queueInspection(queries, id, now);
  });
}
