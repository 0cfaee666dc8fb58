import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isPageIntact, pageSize } from './pageChecksum.ts';

/** Pages that are read at once: about a millisecond of work. */
const pagesAtOnce = 128;
/** Blocks of a segment: a relation of more than 1 GB has several files. */
const segmentBlocks = 131_072;
/** `16384`, `16384_fsm`, `16384.1`: files of relations; everything else has no checksums. */
const relationFile = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;

/** Reads the pages of every relation, a piece at a time. Each step answers the path of a damaged file, or null. */
export function* readPages(folder: string): Generator<string | null, void> {
  const buffer = Buffer.alloc(pageSize * pagesAtOnce);
  for (const path of relationFiles(folder)) {
    const segment = Number(relationFile.exec(path.split('/').pop() ?? '')?.[2] ?? 0);
    let descriptor: number;
    try {
      descriptor = openSync(join(folder, path), 'r');
    } catch (error) {
      // The relation was dropped since the folder was listed.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    try {
      for (let block = 0; ; block += pagesAtOnce) {
        // Read and judged in one step: the engine, in the same thread, cannot write in between.
        const bytes = readSync(descriptor, buffer, 0, buffer.length, block * pageSize);
        let isDamaged = false;
        for (let at = 0; at + pageSize <= bytes; at += pageSize)
          isDamaged ||= !isPageIntact(
            buffer.subarray(at, at + pageSize),
            segment * segmentBlocks + block + at / pageSize,
          );
        yield isDamaged ? path : null;
        if (isDamaged || bytes < buffer.length) break;
      }
    } finally {
      closeSync(descriptor);
    }
  }
}

function relationFiles(folder: string): string[] {
  const databases = readdirSync(join(folder, 'base')).map((name) => `base/${name}`);
  return ['global', ...databases].flatMap((parent) =>
    readdirSync(join(folder, parent))
      .filter((name) => relationFile.test(name))
      .map((name) => `${parent}/${name}`),
  );
}

/**
 * Verifies as many pages as the time allows, without a pause: at the start, before the first request.
 * @returns the paths of damaged files.
 */
export function verifyPagesFor(folder: string, milliseconds: number): string[] {
  const until = performance.now() + milliseconds;
  const damaged: string[] = [];
  for (const path of readPages(folder)) {
    if (path !== null) damaged.push(path);
    if (performance.now() > until) break;
  }
  return damaged;
}

/** Verifies all pages; requests are answered between the pieces. */
export async function verifyAllPages(folder: string, signal?: AbortSignal): Promise<string[]> {
  const damaged: string[] = [];
  for (const path of readPages(folder)) {
    if (path !== null) damaged.push(path);
    if (signal?.aborted) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return damaged;
}
