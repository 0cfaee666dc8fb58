import { submitUploads } from '@trade-area/core/contract';
import type { ExpectedSlot } from '@trade-area/core/contract';
import { allSpreads, fillersOf, isHalf, judgeName, lightOf } from '@trade-area/core/preflight';
import { accountOf } from '../identity/table.ts';
import { messages } from '../database/schema/messages.ts';
import { conflict, invalid, notAllowed } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { addSteps } from '../orders/detailTable.ts';
import { announcedFiles, clearAnnouncements } from './announcedTable.ts';
import { lockOrder, orderFor } from './api.ts';
import { expectedSlots, setFor, acceptsFiles } from './expected.ts';
import { queueProof } from './jobs.ts';
import { promiseDispatch } from './promise.ts';
import { markSent } from './setTable.ts';
import { markSubmitted, uploadsOfOrder } from './table.ts';
import type { StoredUpload } from './table.ts';
import { writeReceivedText } from './receivedText.ts';

type PlacedFile = StoredUpload & { readonly slot: string };

/**
 * Submits the files of an order, all or nothing: every required slot is filled by a checked file without errors, every
 * warning is accepted, no printable file is unassigned, no chosen file is missing. The manifest maps each sheet to a file and its SHA-256.
 */
export async function submitFiles({
  lab,
  session,
  body,
}: Call<typeof submitUploads, Session>): Promise<AnswerInput<typeof submitUploads>> {
  const { queries } = lab.database;
  const before = await setFor(queries, lab.prices, await orderFor(queries, session, body.order_code));
  const now = lab.clock.now();
  const { language } = await accountOf(queries, session.owner);
  return write(lab, { session, endpoint: submitUploads }, async (inner) => {
    // Under the set's lock: no window can remove, add or announce a file until the order is closed.
    const { order, set } = await lockOrder(inner, lab.prices, session, body.order_code);
    const files = await uploadsOfOrder(inner, session.owner, order.id);
    const placed = files.filter(({ slot }) => slot !== '');
    const warnings = placed.reduce((sum, { accepted }) => sum + accepted.length, 0);
    const answer = { folder: set.folder, files: placed.length, warnings };
    // Submitted before: the answer is repeated, because the first one may have been lost.
    if (set.sentAt && !order.blocked) return answer;
    if (!acceptsFiles(order)) throw notAllowed('This order isn’t accepting files.');
    if (set.pages !== before.pages) throw conflict('The number of pages has changed.');
    const slots = expectedSlots(order, set.pages);
    requireComplete(slots, files, await announcedFiles(inner, order.id));
    await clearAnnouncements(inner, order.id);
    const bySlot = new Map(placed.map((file) => [file.slot, file]));
    const manifest = {
      ...{ order: order.commessa, folder: set.folder, at: now.toISOString() },
      findings: judgeName(order.event_name).map(({ level, code }) => `${level} ${code}`),
      files: slots.flatMap((slot) => sheetOf(slot, fillersOf(slot, bySlot))),
    };
    await markSent(inner, order.id, manifest, now);
    const isUnpaid = await markSubmitted(inner, session.owner, order.id);
    await addSteps(inner, session.owner, order.id, ['received'], now);
    // An order that is not paid is promised for no day: its production begins with the payment.
    if (!isUnpaid) await promiseDispatch(lab, inner, { owner: session.owner, orderId: order.id, now });
    const text = writeReceivedText(languageOf(language), { files: placed.length, warnings, isUnpaid });
    await inner
      .insert(messages)
      .values({ customerId: session.owner, orderId: order.id, fao: 'client', text, createdAt: now });
    await queueProof(inner, order.id, now);
    return answer;
  });
}

/** @throws invalid with the sheets, files and names that keep an order from being submitted. */
function requireComplete(
  slots: readonly ExpectedSlot[],
  files: readonly PlacedFile[],
  announced: Awaited<ReturnType<typeof announcedFiles>>,
): void {
  const placed = files.filter(({ slot }) => slot !== '');
  const bySlot = new Map(placed.map((file) => [file.slot, file]));
  const missing = slots.filter((slot) => slot.required && fillersOf(slot, bySlot).length === 0);
  const unready = placed.filter((file) => file.state !== 'checked' || colourOf(file) !== 'green');
  // A printable file without a slot was forgotten, or the order has too few pages.
  const unplaced = files.filter(
    (file) => file.slot === '' && file.state === 'checked' && colourOf(file) !== 'red',
  );
  // Files that were chosen and are not here in full: leaving one out is the person's decision, by removing it.
  const awaited = [
    ...announced.filter(({ refused }) => !refused),
    ...files.filter(({ slot, state }) => slot === '' && state !== 'checked'),
  ];
  if (missing.length > 0 || unready.length > 0 || unplaced.length > 0 || awaited.length > 0)
    throw invalid({
      ...(awaited.length > 0 ? { awaited: namesOf(awaited) } : {}),
      ...(unplaced.length > 0 ? { unplaced: unplaced.map(({ id }) => id).join(' ') } : {}),
      ...(missing.length > 0 ? { missing: missing.map(({ slot }) => slot).join(' ') } : {}),
      ...(unready.length > 0 ? { unready: unready.map(({ slot }) => slot).join(' ') } : {}),
    });
}

const namesOf = (files: readonly { readonly name: string }[]) =>
  files
    .map(({ name }) => name)
    .sort()
    .join(', ');

const colourOf = ({ findings, accepted }: PlacedFile) =>
  lightOf(
    findings,
    accepted.map(({ code }) => code),
  );

/** The content of one sheet: a file, a page of one, or two files side by side. */
function sheetOf({ slot, number }: ExpectedSlot, files: readonly PlacedFile[]): Record<string, unknown>[] {
  return files.map(({ id, name, size, sha256, findings, accepted, slot: filledSlot }) => ({
    slot,
    upload: id,
    name,
    size,
    sha256,
    ...(filledSlot === allSpreads ? { page: number } : {}),
    ...(isHalf(filledSlot) ? { half: filledSlot.endsWith('l') ? 'left' : 'right' } : {}),
    fixes: findings.map(({ fix }) => fix).filter((fix) => fix !== ''),
    findings: findings.map(({ code: finding, level }) => `${level} ${finding}`),
    accepted,
  }));
}
