import { allSpreads, fillersOf } from '@trade-area/core/preflight';
import type { ExpectedSlot } from '@trade-area/core/contract';
import { expectedSlots } from '../uploads/expected.ts';
import type { ProofSheet } from '../files/preflight/proof.ts';
import type { Production, ResultWrites } from '../base/ports/uploadServices.ts';
import { markProduced, sentOrder } from './table.ts';
import type { SentFile } from './table.ts';
import { createLocalCopies, joinedSheet, sheetOf } from './sheets.ts';
import type { DerivedFile, ProductionDependencies } from './sheets.ts';

/** The proof of each submitted set, and its fixed files, are a job, which may run again after a part of it was done. */
export function createProduction(dependencies: ProductionDependencies): Production {
  return { produce: (orderId) => produce(dependencies, orderId) };
}

async function produce(dependencies: ProductionDependencies, orderId: number): Promise<ResultWrites | null> {
  const { queries } = dependencies.database;
  const copies = createLocalCopies(dependencies.files);
  const sheetDependencies = { ...dependencies, copies };
  try {
    const submission = await sentOrder(queries, orderId);
    if (!submission || submission.files.length === 0) return null;
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
    return (inside) => markProduced(inside, orderId, { proof: first.id, fixed });
  } finally {
    await copies.release();
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
