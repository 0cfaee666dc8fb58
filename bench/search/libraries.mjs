/**
 * The search libraries that were candidates, each with what it needs to find typed words in rows with a title and a text.
 * Without Orama, which does not finish an index of 100,000 rows in two minutes (docs/decisions/0017-search.md).
 */
import flexsearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

const fields = ['title', 'text'];

/** `build(rows)` answers `find(words)`, which answers ids, the best first. */
export const libraries = {
  minisearch(rows) {
    const index = new MiniSearch({ fields });
    index.addAll(rows);
    const options = {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2),
    };
    return (words) => index.search(words, options).map(({ id }) => id);
  },
  flexsearch(rows) {
    const index = new flexsearch.Document({
      document: { id: 'id', index: fields },
      tokenize: 'forward',
      encoder: flexsearch.Charset.LatinBalance,
    });
    for (const row of rows) index.add(row);
    return (words) => [
      ...new Set(index.search(words, { limit: 50, suggest: true }).flatMap(({ result }) => result)),
    ];
  },
  fuse(rows) {
    const index = new Fuse(rows, { keys: fields, threshold: 0.35, ignoreLocation: true });
    return (words) => index.search(words, { limit: 50 }).map(({ item }) => item.id);
  },
};

const brides = [
  'Elena',
  'Giulia',
  'Francesca',
  'Martina',
  'Sofia',
  'Chiara',
  'Annalisa',
  'Beatrice',
  'Camilla',
];
const grooms = ['Lorenzo', 'Matteo', 'Alessandro', 'Riccardo', 'Federico', 'Gabriele', 'Tommaso', 'Emanuele'];
const surnames = [
  'Rossi',
  'Bianchi',
  'Ferrari',
  'Esposito',
  'Colombo',
  'Ricci',
  'Marino',
  'Greco',
  'Lombardi',
];
const products = [
  'Wedding Book',
  'Panorama Album',
  'Portrait Box',
  'Fine Art Print',
  'Canvas',
  'Signature Book',
];
const places = ['Padova', 'Firenze', 'Bologna', 'Verona', 'Siena', 'Lucca', 'Ravenna', 'Trieste', 'Bergamo'];

/** Rows of a studio’s orders: the same for the same number. */
export function rowsOf(count) {
  const at = (list, number) => list[number % list.length];
  return Array.from({ length: count }, (_none, index) => ({
    id: String(2_600_000 + index),
    title: `${at(brides, index * 7)} & ${at(grooms, index * 11)} ${at(surnames, Math.floor(index / 8))}`,
    text: `${2_600_000 + index} ${at(products, index * 13)} ${at(places, Math.floor(index / 5))} ${2015 + (index % 12)}`,
  }));
}

/** Searches, and whether a row is what was meant. */
export const searches = [
  { typed: 'Elena Rossi', meant: ({ title }) => /Elena.*Rossi/.test(title) },
  { typed: 'francsca', meant: ({ title }) => title.includes('Francesca') },
  { typed: 'Allessandro', meant: ({ title }) => title.includes('Alessandro') },
  { typed: 'weddign book', meant: ({ text }) => text.includes('Wedding Book') },
  { typed: 'panoramma', meant: ({ text }) => text.includes('Panorama') },
  { typed: 'firense', meant: ({ text }) => text.includes('Firenze') },
  { typed: 'Espostio', meant: ({ title }) => title.includes('Esposito') },
  { typed: 'lomb', meant: ({ title }) => title.includes('Lombardi') },
  { typed: '2650123', meant: ({ id }) => id === '2650123' },
];
