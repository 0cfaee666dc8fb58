import { describe, expect, it } from 'vitest';
import { ledger } from '../../test/uploader.ts';
import type { Finding, UploadedFile } from '../contract/index.ts';
import { canSubmit, initialUploader, otherPages, rowOf } from './state.ts';
import type { UploadRow } from './state.ts';

const finding = (code: string, values: Finding['values'] = {}): Finding => ({
  code,
  level: 'block',
  values,
  fix: '',
});
const row = (slot: string, change: Partial<UploadRow> = {}): UploadRow => ({
  ...rowOf({
    id: slot,
    name: `${slot}.jpg`,
    size: 1,
    offset: 1,
    slot,
    state: 'checked',
    findings: [],
    accepted: [],
  } as unknown as UploadedFile),
  ...change,
});
const spreads = (...numbers: number[]) => numbers.map((number) => row(`spread-00${number}`));
const whole = spreads(1, 2, 3, 4, 5);
const bad = (slot: string) => row(slot, { findings: [finding('damaged')] });
const cmyk = finding('colourModel');
const single = row('', { findings: [finding('singlePage')] });

describe('pages of the book that the files make (P-CHECK-PAGES)', () => {
  it.each<readonly [string, readonly UploadRow[], number | null]>([
    ['none yet', [], null],
    ['as ordered', whole, null],
    ['two left over', [...whole, row(''), row('')], 14],
    ['one left over that is being sent', [...whole, row('', { status: 'sending' })], 12],
    ['one that is being read', [...whole, row('', { status: 'reading' })], null],
    ['a note and a copy left over', [...whole, row('', { status: 'refused' })], null],
    ['a damaged one left over', [...whole, row('', { findings: [finding('damaged')] })], null],
    ['three single pages left over', [...whole, single, single, single], 14],
    ['left over beside an empty slot', [...spreads(1, 2, 4), row('')], null],
    ['the first three', spreads(1, 2, 3), 6],
    ['the first three, one on its way', [...spreads(1, 2), row('spread-003', { status: 'sending' })], null],
    ['with a gap', spreads(1, 3), null],
    ['the first of two halves', [row('spread-001-l')], null],
    ['a joined one', [row('spread-001-l'), row('spread-001-r')], 2],
    ['a PDF of seven', [row('', { status: 'refused', findings: [finding('pdfPages', { pages: 7 })] })], 14],
    ['a PDF of all', [row('spreads')], null],
    [
      'one left over beside a damaged one in a slot',
      [...spreads(1, 2, 3, 4), bad('spread-005'), row('')],
      null,
    ],
    ['the first two, the third damaged', [...spreads(1, 2), bad('spread-003')], null],
    [
      'a single page in CMYK left over',
      [...whole, { ...single, findings: [...single.findings, cmyk] }],
      null,
    ],
  ])('%s', (_case, rows, wanted) => {
    expect(otherPages({ ledger: ledger(), rows })).toBe(wanted);
  });

  it('says nothing of prints, nor of an order that takes no files', () => {
    const rows = [...whole, row('')];
    const told = ledger();
    expect(otherPages({ ledger: { ...told, open: false }, rows })).toBeNull();
    expect(otherPages({ ledger: { ...told, order: { ...told.order, pages: 0 } }, rows })).toBeNull();
  });

  it('an order is not given with a printable file left over', () => {
    const given = (rows: readonly UploadRow[]) => canSubmit({ ...initialUploader, ledger: ledger(), rows });
    expect(given(whole)).toBe(true);
    expect(given([...whole, row('', { status: 'refused' })])).toBe(true);
    expect(given([...whole, row('')])).toBe(false);
  });
});
