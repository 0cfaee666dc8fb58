import type { StoredPhoto } from './table.ts';

/** Findings by which a file is no photo. What only keeps it from being printed, such as its colours, does not matter. */
const unreadable: ReadonlySet<string> = new Set(['empty', 'type', 'pixels', 'damaged', 'uncheckable']);

/** The reason that a file is no photo; a PDF, which orders accept, is none. '' = it is one. */
export function problemOfPhoto({
  state,
  findings,
  facts,
}: Pick<StoredPhoto['upload'], 'state' | 'findings' | 'facts'>): string {
  if (state === 'damaged') return 'damaged';
  const finding = findings.find(({ level, code }) => level === 'block' && unreadable.has(code));
  if (finding) return finding.code;
  if (state !== 'checked') return '';
  return facts['type'] === 'jpeg' || facts['type'] === 'tiff' ? '' : 'type';
}
