import type { ExpectedSlot, Finding } from '../contract/index.ts';
import type { ByteSource } from '../kernel/transport.ts';
import { judgeOptionsFor, judge } from './judge.ts';
import { looksOf } from './looks.ts';
import type { FileLooks } from './looks.ts';
import { readFacts } from './read.ts';
import { findSlot } from './slots.ts';

/** The part of the preflight that a browser loads only once the first file is chosen. */

/**
 * Findings and looks from the header of a file for a slot of its order; `''` = not assigned yet.
 *
 * @example
 * const { findings } = await examine(file, ledger.slots, { slot: 'spread-001', profile: 'sRGB' });
 */
export async function examine(
  source: ByteSource,
  slots: readonly ExpectedSlot[],
  { slot, profile }: { readonly slot: string; readonly profile: string },
): Promise<{ readonly findings: Finding[]; readonly looks: FileLooks }> {
  const facts = await readFacts(source);
  return {
    findings: judge(facts, judgeOptionsFor(slots, slot, profile)),
    looks: looksOf(facts, findSlot(slots, slot)),
  };
}

/** Pages of a PDF; 0 for anything else, and for one that cannot be followed. */
export async function pagesOf(source: ByteSource): Promise<number> {
  const { pdf, pages } = await readFacts(source);
  return pdf ? pages : 0;
}
