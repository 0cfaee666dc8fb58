import { allSpreads, fillersOf } from '@trade-area/core/preflight';
import type { ExpectedSlot } from '@trade-area/core/contract';
import { expectedSlots } from '../uploads/expected.ts';
import type { ProofSheet } from '../files/preflight/proof.ts';
import type { Production } from '../base/ports/uploadServices.ts';
import { markProduced, sentOrder, ordersWithoutProof } from './table.ts';
import type { SentFile } from './table.ts';
import { createLocalCopies, joinedSheet, sheetOf } from './sheets.ts';
import type { DerivedFile, ProductionDependencies } from './sheets.ts';

/** The submitted sets without a proof form the queue, so that a lab that was killed resumes its work. */
export async function createProduction(dependencies: ProductionDependencies): Promise<Production> {
  let working: Promise<void> = Promise.resolve();
  let closing = false;
  const enqueue = (orderId: number) => {
    working = working.then(async () => {
      if (closing) return;
      await produce(dependencies, orderId).catch((error: unknown) => {
        const message = error instanceof Error ? error.name : 'unknown';
        if (!closing) dependencies.log('error', 'ta: the proof of an order could not be made', { message });
      });
    });
  };
  for (const orderId of await ordersWithoutProof(dependencies.database.queries)) enqueue(orderId);
  return {
    enqueue,
    idle: () => working,
    async close() {
      closing = true;
      await working;
    },
  };
}

async function produce(dependencies: ProductionDependencies, orderId: number): Promise<void> {
  const { queries } = dependencies.database;
  const lock = dependencies.locks.newLock(`produce ${orderId}`);
  await lock.lock(new AbortController().signal, () => undefined);
  const copies = createLocalCopies(dependencies.files);
  const sheetDependencies = { ...dependencies, copies };
  try {
    const submission = await sentOrder(queries, orderId);
    if (!submission || submission.files.length === 0) return;
    const slots = expectedSlots(submission.order, submission.pages);
    const sheets: ProofSheet[] = [];
    const fixed: Record<string, DerivedFile & { readonly joined?: string }> = {};
    const bySlot = new Map(submission.files.map((file) => [file.slot, file]));
    const ordered = slots.flatMap((slot) => {
      const [file, second] = fillersOf(slot, bySlot);
      return file ? [{ slot, file, second }] : [];
    });
    for (const { slot, file, second } of ordered) {
      const { made, ...picture } = await (second
        ? joinedSheet(sheetDependencies, [file, second], slot)
        : sheetOf(sheetDependencies, file, { slot, profile: submission.profile }));
      if (made) fixed[file.id] = second ? { ...made, joined: second.id } : made;
      sheets.push({ ...picture, slot, lines: captionOf(slot, second ? [file, second] : [file]) });
      if (file.slot !== allSpreads) await copies.release();
    }
    const bytes = sheets.reduce((sum, { picture }) => sum + (picture?.length ?? 0), 0);
    const pdf = await dependencies.inspector.make('proof', bytes, {
      title: submission.order.commessa,
      sheets,
    });
    const first = ordered[0]?.file;
    if (!pdf || !first) throw new Error('ta: no proof was made');
    // Stored beside the first file, so that it is removed with the order's files.
    await dependencies.files.putDerived('proofs', first.id, pdf);
    await markProduced(queries, orderId, { proof: first.id, fixed });
  } finally {
    await copies.release();
    await lock.unlock();
    dependencies.onChanged();
  }
}

/** The caption of a picture: its sheet, the fixes and the files. */
function captionOf(slot: ExpectedSlot, files: readonly SentFile[]): string[] {
  const pages = slot.first_page > 0 ? ` · ${slot.first_page}–${slot.last_page}` : '';
  const size = `${slot.w_mm} × ${slot.h_mm} mm + ${slot.bleed_mm} mm`;
  const fixes = [...new Set(files.flatMap((file) => file.fixes))];
  const fixNote = fixes.length > 0 ? ` · ${fixes.join(', ')}` : '';
  return [
    `${slot.slot}${pages} · ${size}${fixNote}`,
    ...files.map(({ name, slot: filledSlot, sha256 }) => {
      const page = filledSlot === allSpreads ? ` · PDF ${slot.number}` : '';
      return `${name}${page} · SHA-256 ${sha256}`;
    }),
  ];
}
