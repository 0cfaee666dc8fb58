import { expect, it } from 'vitest';
import { ledger } from '../../test/uploader.ts';
import type { UploadLedger } from '../contract/index.ts';
import { findUnreportedUpload, mergeLedger } from './merge.ts';
import { rowOf } from './state.ts';
import type { UploadRow } from './state.ts';

type Known = UploadLedger['files'][number];
const size = 3_000_000;
const known = (state: Known['state'], offset = size): Known => ({
  id: 'u1',
  name: '001.jpg',
  size,
  offset,
  mtime: 1,
  edges: 'e',
  sha256: '',
  slot: 'spread-001',
  state,
  findings: [],
  accepted: [],
  thumbnail: false,
  width: 0,
  height: 0,
  density: 0,
  profile: '',
});
const local = { name: '001.jpg', size, mtime: 1, blob: null, read: async () => new Uint8Array() };
const mine = (status: UploadRow['status']): UploadRow => ({ ...rowOf(known('partial')), local, status });
const merged = (rows: readonly UploadRow[], file: Known) =>
  mergeLedger(rows, ledger([file])).map(({ status, sent }) => [status, sent]);

it.each([
  ['begun elsewhere', 'partial', 1_000, 'needsFile'],
  ['whole, but its sender left before saying what it had', 'partial', size, 'needsFile'],
  ['being looked at', 'arrived', size, 'checking'],
  ['ready', 'checked', size, 'checked'],
] as const)('T-D5: a file that this page has not chosen, %s, is %s', (_case, state, offset, status) => {
  expect(merged([], known(state, offset))).toEqual([[status, offset]]);
});

it.each([
  ['stays in check until the lab was told what it has to be', 'checking', 'partial', 'checking'],
  ['is ready when the lab says so', 'checking', 'checked', 'checked'],
  ['goes on being sent, whatever the lab has so far', 'sending', 'partial', 'sending'],
] as const)('T-D5: a file of this page %s', (_case, before, state, after) => {
  expect(merged([mine(before)], known(state)).map(([status]) => status)).toEqual([after]);
});

it.each([
  ['empty, of this file and nobody’s', {}, 'u1'],
  ['with bytes: somebody sends it', { offset: 1 }, null],
  ['of another file', { edges: 'x' }, null],
  ['of another length', { size: size + 1 }, null],
  ['whole', { state: 'arrived' }, null],
  ['without edges', { edges: '' }, null],
  ['told of', { id: 'mine' }, null],
] as const)(
  'T-D5: an upload that is %s is taken for a beginning whose answer was lost: %o → %s',
  (_case, change, id) => {
    const edges = 'edges' in change && change.edges === '' ? '' : 'e';
    const row = { ...mine('sending'), uploadId: 'mine' };
    expect(findUnreportedUpload({ edges, size }, [row], [{ ...known('partial', 0), ...change }])).toBe(id);
  },
);

it('a slot that the order has no more sends its file to the tray', () => {
  const at = (slot: string) => ({ ...mine('waiting'), uploadId: null, key: slot, slot });
  const rows = mergeLedger(['spread-005', 'spread-006', 'spread-005-l', ''].map(at), ledger());
  expect(rows.map(({ slot }) => slot)).toEqual(['spread-005', '', 'spread-005-l', '']);
});
