/** Tags of a matrix profile, version 2: measures of red, green and blue adapted to D50, and one gamma. */
const primaries = {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
} as const;
const white = [0.9642, 1, 0.8249] as const;
/** 2.2 as a fixed point of 8 bits. */
const gamma = 563;

const fixed = (value: number) => Math.round(value * 65_536);

/** A profile with the primaries of Adobe RGB, made from its published numbers. */
export function adobeRgbProfile(): Buffer {
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('Primaries of Adobe RGB')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', measures(white)],
    ...Object.entries(primaries).map(([name, value]) => [name, measures(value)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve()] as const),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = 128 + table.length;
  for (const [index, [name, body]] of tags.entries()) {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(body.length, 12 + index * 12);
    at += body.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x02_10_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  for (const [index, value] of white.entries()) header.writeInt32BE(fixed(value), 68 + index * 4);
  return Buffer.concat([header, table, ...tags.map(([, body]) => body)]);
}

function measures(values: readonly [number, number, number]): Buffer {
  const body = Buffer.alloc(20);
  body.write('XYZ ', 0, 'latin1');
  for (const [index, value] of values.entries()) body.writeInt32BE(fixed(value), 8 + index * 4);
  return body;
}

function curve(): Buffer {
  const body = Buffer.alloc(16);
  body.write('curv', 0, 'latin1');
  body.writeUInt32BE(1, 8);
  body.writeUInt16BE(gamma, 12);
  return body;
}

/** Padded to whole words, as every tag begins at one. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

function text(value: string): Buffer {
  const body = Buffer.alloc(padded(8 + value.length + 1));
  body.write('text', 0, 'latin1');
  body.write(value, 8, 'latin1');
  return body;
}

function description(value: string): Buffer {
  const body = Buffer.alloc(padded(12 + value.length + 1 + 78));
  body.write('desc', 0, 'latin1');
  body.writeUInt32BE(value.length + 1, 8);
  body.write(value, 12, 'latin1');
  return body;
}
