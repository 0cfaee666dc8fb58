/** A shared photo as the lab sends it: customer 1001's, accepted. */
export const wirePhoto = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  s3_key: `key-${id}`,
  tag: [],
  order_code: '',
  cod_gs: '1001',
  is_composition: false,
  ts_acept_terms: '2026-05-01T10:00:00.000Z',
  ts_delete_terms: '',
  name: `photo-${id}.jpg`,
  size: 1_000,
  offset: 1_000,
  sha256: '',
  state: 'ready',
  problem: '',
  width: 900,
  height: 600,
  thumbnail: false,
  ts_sent: '2026-05-01T10:00:00.000Z',
  ...change,
});

/** A photo of the upload page, which is not shared yet. */
export const wireUnsent = (id: string, change: Readonly<Record<string, unknown>> = {}) =>
  wirePhoto(id, { ts_acept_terms: '', ts_sent: '', ...change });

export const wireTag = (valore: string, change: Readonly<Record<string, unknown>> = {}) => ({
  categoria: 'place',
  valore,
  nome_categoria: 'Place',
  nome_valore: { home: 'At home', studio: 'Studio' }[valore] ?? valore,
  photos: 1,
  choosable: true,
  ...change,
});

/** The answer with these photos. */
export const wirePhotos = (result: readonly unknown[], change: Readonly<Record<string, unknown>> = {}) => ({
  result,
  allTags: [wireTag('home'), wireTag('studio', { photos: 0 })],
  seeAll: false,
  page: 1,
  pages: 1,
  total: result.length,
  ...change,
});

export const wireTerms = { id: 'a'.repeat(64), testo: '<p>You keep your rights.</p>', lingua: 'en' };
