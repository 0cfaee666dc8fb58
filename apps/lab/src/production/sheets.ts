import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExpectedSlot } from '@trade-area/core/contract';
import { allSpreads, halvesOf } from '@trade-area/core/preflight';
import type { FileFacts } from '@trade-area/core/preflight';
import type { LocalCopy, FileStore } from '../base/ports/fileStore.ts';
import type { Picture } from '../files/preflight/proof.ts';
import type { SentFile } from './table.ts';
import type { InspectingJobDependencies } from '../uploads/jobDependencies.ts';

export interface ProductionDependencies extends InspectingJobDependencies {
  /** A folder for drafts. */
  readonly scratch: string;
}
type SheetDependencies = ProductionDependencies & { readonly copies: LocalCopies };

/** A new file that is printed instead of the original. */
export interface DerivedFile {
  readonly sha256: string;
  readonly size: number;
}
/** Local paths of files until they are released: the pages of one PDF share one copy. */
export interface LocalCopies {
  pathOf(file: SentFile): Promise<string>;
  release(): Promise<void>;
}

export function createLocalCopies(files: FileStore): LocalCopies {
  const borrowed = new Map<string, LocalCopy>();
  return {
    async pathOf({ id, size }) {
      const copy = borrowed.get(id) ?? (await files.openLocalCopy(id, size));
      borrowed.set(id, copy);
      return copy.path;
    },
    async release() {
      const copies = [...borrowed.values()];
      borrowed.clear();
      await Promise.all(copies.map((copy) => copy.release()));
    },
  };
}

type Sheet = Picture & { readonly made: DerivedFile | null };

const factsOf = (file: SentFile) => file.facts as unknown as FileFacts;

/** The printable form of one file, made if necessary, and its image for the proof. */
export async function sheetOf(
  dependencies: SheetDependencies,
  file: SentFile,
  asked: { readonly slot: ExpectedSlot; readonly profile: string },
): Promise<Sheet> {
  const { inspector } = dependencies;
  const path = await dependencies.copies.pathOf(file);
  const into = await createDraftPath(dependencies);
  try {
    const facts = factsOf(file);
    if (facts.type === 'pdf') {
      const page = file.slot === allSpreads ? asked.slot.number : 1;
      const sheet = facts.pdf?.sheets[page - 1] ?? null;
      const rendered = await inspector.make('pdfPage', file.size, { path, bytes: file.size, page, sheet });
      return { ...(rendered ?? { picture: null, kind: 'pdf' as const }), made: null };
    }
    const ask = { path, into, facts, asked, fixes: file.fixes };
    const fixed = file.fixes.length > 0 && (await inspector.make('fix', file.size, ask)) !== null;
    return await storeDerived(dependencies, file, { into, path, fixed, needsFix: file.fixes.length > 0 });
  } finally {
    await rm(into, { force: true });
  }
}

/** Two single pages as one double page: a new file beside the left one, and its picture. */
export async function joinedSheet(
  dependencies: SheetDependencies,
  [left, right]: readonly [SentFile, SentFile],
  slot: ExpectedSlot,
): Promise<Sheet> {
  const { inspector } = dependencies;
  const [first, second] = [await dependencies.copies.pathOf(left), await dependencies.copies.pathOf(right)];
  const into = await createDraftPath(dependencies);
  try {
    const fixed = await inspector.make('join', left.size + right.size, {
      left: { path: first, facts: factsOf(left) },
      right: { path: second, facts: factsOf(right) },
      into,
      page: halvesOf(slot)[0],
    });
    return await storeDerived(dependencies, left, {
      into,
      path: first,
      fixed: fixed !== null,
      needsFix: true,
    });
  } finally {
    await rm(into, { force: true });
  }
}

async function createDraftPath({ scratch }: ProductionDependencies): Promise<string> {
  await mkdir(scratch, { recursive: true });
  return join(scratch, randomUUID());
}

/** Stores a derived file beside the original; a failure is recorded, and the original is shown. */
async function storeDerived(
  { files, inspector, log }: ProductionDependencies,
  file: SentFile,
  {
    into,
    path,
    fixed,
    needsFix,
  }: { readonly into: string; readonly path: string; readonly fixed: boolean; readonly needsFix: boolean },
): Promise<Sheet> {
  let fixedFile: DerivedFile | null = null;
  if (fixed) {
    const bytes = await readFile(into);
    await files.putDerived('fixed', file.id, bytes);
    fixedFile = { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  } else if (needsFix)
    log('error', 'ta: a file could not be fixed; its original is to be looked at', { upload: file.id });
  const picture = await inspector.make('preview', file.size, { path: fixed ? into : path });
  return { picture, kind: 'jpeg', made: fixedFile };
}
