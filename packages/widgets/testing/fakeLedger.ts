import type { FakeUploads } from './fakeUploads.ts';

/** Prices of 4 to 16 pages. */
export function choices({ spreads }: FakeUploads) {
  return [4, 6, 8, 10, 12, 14, 16].map((pages) => ({
    pages,
    difference: (pages / 2 - spreads) * 780,
    total: 24_400 + Math.round((pages / 2 - 5) * 780 * 1.22),
  }));
}

/** The order of the lab in memory. */
export function ledger({ announced, area, date, files, given, name, open, spreads, template }: FakeUploads) {
  return {
    order: {
      code: '2600001',
      article: 'Favola',
      size: '30x30 cm',
      sposa: 'Ida',
      sposo: 'Bo',
      name,
      date,
      area,
      pages: spreads * 2,
      profile: 'sRGB',
      template,
    },
    slots: Array.from({ length: spreads }, (_, index) => ({
      slot: `spread-${String(index + 1).padStart(3, '0')}`,
      kind: 'spread',
      number: index + 1,
      first_page: index * 2 + 1,
      last_page: index * 2 + 2,
      w_mm: 600,
      h_mm: 300,
      bleed_mm: 3,
      required: true,
    })),
    files: files
      .filter(({ removed }) => !removed)
      .map(({ id, metadata, bytes, offset, slot, sha256: digest, state, accepted }) => ({
        id,
        name: metadata['filename'],
        size: bytes.length,
        offset,
        mtime: Number(metadata['mtime']),
        edges: metadata['edges'],
        sha256: digest,
        slot,
        state,
        findings: [],
        accepted,
        thumbnail: false,
        width: 7157,
        height: 3614,
        density: slot === '' ? 0 : 300,
        profile: 'sRGB',
      })),
    announced: [...announced.values()],
    open,
    sent: '',
    proof: given ? 'p1' : '',
    used: 0,
  };
}
