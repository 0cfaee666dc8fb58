import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFacts } from '@trade-area/core/preflight';
import { expectedSlots } from './expected.ts';
import { smallPdf } from './preflight/proof.ts';
import type { ProofSheet } from './preflight/proof.ts';
import { markProduced, sentOrder, sentWithoutProof } from './productionTable.ts';
import type { SentFile } from './productionTable.ts';
import type { ReadingWork } from './work.ts';

/** Makes what is printed from what was sent: the fixed files beside the originals, and the proof of the whole order. */
export interface Production {
  /** The files of an order were given to the lab. */
  look(orderId: number): void;
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Producing extends ReadingWork {
  /** A folder for drafts. */
  readonly scratch: string;
}

/** The sent sets without a proof are the list of work: a lab that was killed goes on where it was. */
export async function createProduction(parts: Producing): Promise<Production> {
  let working: Promise<void> = Promise.resolve();
  let closing = false;
  const look = (orderId: number) => {
    working = working.then(async () => {
      if (closing) return;
      await produce(parts, orderId).catch((error: unknown) => {
        const message = error instanceof Error ? error.name : 'unknown';
        if (!closing) parts.log('error', 'ta: the proof of an order could not be made', { message });
      });
    });
  };
  for (const orderId of await sentWithoutProof(parts.database.queries)) look(orderId);
  return {
    look,
    idle: () => working,
    async close() {
      closing = true;
      await working;
    },
  };
}

async function produce(parts: Producing, orderId: number): Promise<void> {
  const { queries } = parts.database;
  const lock = parts.locks.newLock(`produce ${orderId}`);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    const sent = await sentOrder(queries, orderId);
    if (!sent || sent.files.length === 0) return;
    const slots = expectedSlots(sent.order, sent.pages);
    const sheets: ProofSheet[] = [];
    const fixed: Record<string, { readonly sha256: string; readonly size: number }> = {};
    const ordered = slots.flatMap((slot) => {
      const file = sent.files.find((each) => each.slot === slot.slot);
      return file ? [{ slot, file }] : [];
    });
    for (const { slot, file } of ordered) {
      const { picture, kind, made } = await sheetOf(parts, file, { slot, profile: sent.profile });
      if (made) fixed[file.id] = made;
      const pages = slot.first_page > 0 ? ` · ${slot.first_page}–${slot.last_page}` : '';
      const size = `${slot.w_mm} × ${slot.h_mm} mm + ${slot.bleed_mm} mm`;
      const fixes = file.fixes.length > 0 ? ` · ${file.fixes.join(', ')}` : '';
      sheets.push({
        picture,
        kind,
        slot,
        lines: [`${slot.slot}${pages} · ${size}${fixes}`, `${file.name} · SHA-256 ${file.sha256}`],
      });
    }
    const bytes = sheets.reduce((sum, { picture }) => sum + (picture?.length ?? 0), 0);
    const pdf = await parts.inspector.make('proof', bytes, { title: sent.order.commessa, sheets });
    const first = ordered[0]?.file;
    if (!pdf || !first) throw new Error('ta: no proof was made');
    // Beside the first file, so that it goes when the order's files go.
    await parts.files.putMade('proofs', first.id, pdf);
    await markProduced(queries, orderId, { proof: first.id, fixed });
  } finally {
    await lock.unlock();
    parts.changed();
  }
}

/** What is printed of one file, made if it must be, and its picture for the proof. */
async function sheetOf(
  { files, inspector, scratch, log }: Producing,
  file: SentFile,
  asked: { readonly slot: ReturnType<typeof expectedSlots>[number]; readonly profile: string },
) {
  const borrowed = await files.borrow(file.id, file.size);
  const into = join(scratch, randomUUID());
  try {
    const facts = file.facts as unknown as FileFacts;
    if (facts.type === 'pdf')
      return { picture: await smallPdf(borrowed.path, file.size), kind: 'pdf' as const, made: null };
    let made: { sha256: string; size: number } | null = null;
    if (file.fixes.length > 0) {
      await mkdir(scratch, { recursive: true });
      const ask = { path: borrowed.path, into, facts, asked, fixes: file.fixes };
      if (await inspector.make('fix', file.size, ask)) {
        const bytes = await readFile(into);
        await files.putMade('fixed', file.id, bytes);
        made = { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
      } else
        log('error', 'ta: a file could not be fixed; its original is to be looked at', { upload: file.id });
    }
    const path = made ? into : borrowed.path;
    const picture = await inspector.make('preview', file.size, { path });
    return { picture, kind: 'jpeg' as const, made };
  } finally {
    await rm(into, { force: true });
    await borrowed.giveBack();
  }
}
