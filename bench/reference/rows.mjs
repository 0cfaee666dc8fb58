// The data of table.bench.mjs: eight columns of text, the same rows for every contender.
const products = [
  'Album 30 × 30',
  'Album 25 × 35',
  'Parents album',
  'Wall art',
  'Fine art prints',
  'Photo book',
];
const brides = ['Anna', 'Giulia', 'Marta', 'Elena', 'Sofia', 'Clara', 'Irene', 'Lucia', 'Paula'];
const grooms = ['Luca', 'Marco', 'Paolo', 'Diego', 'Jonas', 'Hugo', 'Pierre'];
const phases = ['Received', 'Printing', 'Binding', 'Quality check', 'Packing', 'Shipped'];

const pick = (list, number) => list[number % list.length];
const two = (number) => String(number).padStart(2, '0');

/** `count` rows from the given number on; the objects are new at every call, as they are from the wire. */
export function rowsFrom(start, count) {
  return Array.from({ length: count }, (_, offset) => {
    const number = start + offset;
    return {
      code: `TA-${100_000 + number}`,
      couple: `${pick(brides, number)} & ${pick(grooms, number * 3)}`,
      product: pick(products, number * 5),
      ordered: `${two(1 + (number % 28))}/${two(1 + (number % 12))}/2026`,
      due: `${two(1 + ((number * 7) % 28))}/${two(1 + ((number * 5) % 12))}/2026`,
      phase: pick(phases, number * 11),
      price: `€ ${(90 + ((number * 137) % 900)).toFixed(2)}`,
      copies: String(1 + (number % 5)),
    };
  });
}

/** The same content in new objects, but for ten cells: what a live refresh brings. */
export function refreshed(rows, turn) {
  const step = Math.max(1, Math.floor(rows.length / 10));
  return rows.map((row, index) =>
    index % step === 0 && index < step * 10
      ? { ...row, phase: `${pick(phases, index)} ${turn}` }
      : { ...row },
  );
}

/** The rows by code, downwards or upwards. */
export function sorted(rows, direction) {
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => (a.code < b.code ? -sign : sign));
}

/** The content of both tables. */
export const columns = [
  { key: 'couple', title: 'Couple', primary: true, sortable: true },
  { key: 'code', title: 'Code', sortable: true },
  { key: 'product', title: 'Product', sortable: true },
  { key: 'ordered', title: 'Ordered', sortable: true },
  { key: 'due', title: 'Due' },
  { key: 'phase', title: 'Phase' },
  { key: 'price', title: 'Price', numeric: true, sortable: true },
  { key: 'copies', title: 'Copies', numeric: true },
];

export const hrefOf = (row) => `/order/${row.code}`;
export const isHighlighted = (row) => row.copies === '5';
export const boxLabelOf = (row) => `Choose order ${row.code}`;
