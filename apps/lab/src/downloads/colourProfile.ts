/** The colour space of layouts, as a profile that other programs read (ICC.1:2001-04). */
export interface ColourProfile {
  /** As programs show it. */
  readonly title: string;
  readonly bytes: Buffer;
}

type Triple = readonly [number, number, number];

interface Space {
  readonly title: string;
  /** Colorants, adapted to D50. */
  readonly red: Triple;
  readonly green: Triple;
  readonly blue: Triple;
  /** Values of the curve between black and white, of 0 to 65,535; a single one is a gamma in 256ths. */
  readonly curve: readonly number[];
}

const steps = 1_024;
const linearOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** By the names of profiles that a lab offers (DOC-07). */
const spaces: Readonly<Record<string, Space>> = {
  sRGB: {
    title: 'sRGB IEC61966-2.1',
    red: [0.43607, 0.22249, 0.01392],
    green: [0.38515, 0.71687, 0.09708],
    blue: [0.14307, 0.06061, 0.7141],
    curve: Array.from({ length: steps }, (_, index) => Math.round(linearOf(index / (steps - 1)) * 65_535)),
  },
  AdobeRGB: {
    title: 'Compatible with Adobe RGB (1998)',
    red: [0.60974, 0.31111, 0.01947],
    green: [0.20528, 0.62567, 0.06087],
    blue: [0.14919, 0.06322, 0.74457],
    curve: [563],
  },
};

const illuminant: Triple = [0.9642, 1, 0.8249];
const headBytes = 128;
const entryBytes = 12;

/** The profile of a name such as `AdobeRGB`; null for one that is not known here. */
export function colourProfile(name: string): ColourProfile | null {
  const space = Object.hasOwn(spaces, name) ? spaces[name] : undefined;
  return space ? { title: space.title, bytes: writeProfile(space) } : null;
}

function writeProfile({ title, red, green, blue, curve }: Space): Buffer {
  const curveTag = numbers('curv', [curve.length], curve);
  // Tags with the same content share it.
  const tags = new Map<string, Buffer>([
    ['desc', description(title)],
    ['cprt', padded(Buffer.from('text\0\0\0\0No copyright\0', 'latin1'))],
    ['wtpt', xyz(illuminant)],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ...['rTRC', 'gTRC', 'bTRC'].map((tag) => [tag, curveTag] as const),
  ]);
  const table = Buffer.alloc(4 + tags.size * entryBytes);
  table.writeUInt32BE(tags.size, 0);
  const contents = [...new Set(tags.values())];
  const begin = headBytes + table.length;
  for (const [index, [tag, content]] of [...tags].entries()) {
    const at = 4 + index * entryBytes;
    const before = contents.slice(0, contents.indexOf(content));
    table.write(tag, at, 'latin1');
    table.writeUInt32BE(
      before.reduce((sum, { length }) => sum + length, begin),
      at + 4,
    );
    table.writeUInt32BE(content.length, at + 8);
  }
  const body = Buffer.concat([table, ...contents]);
  return Buffer.concat([head(headBytes + body.length), body]);
}

/** Of a profile of version 2.4 for screens, which states its colours in XYZ. */
function head(size: number): Buffer {
  const bytes = Buffer.alloc(headBytes);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x02_40_00_00, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // The day on which it was made: the same file every day.
  for (const [index, part] of [2026, 11, 23].entries()) bytes.writeUInt16BE(part, 24 + index * 2);
  bytes.write('acsp', 36, 'latin1');
  xyz(illuminant).copy(bytes, 68, 8);
  return bytes;
}

/** Numbers of 32 bits, then numbers of 16. */
function numbers(type: string, long: readonly number[], short: readonly number[] = []): Buffer {
  const bytes = Buffer.alloc(8 + long.length * 4 + short.length * 2);
  bytes.write(type, 0, 'latin1');
  for (const [index, value] of long.entries()) bytes.writeInt32BE(value, 8 + index * 4);
  for (const [index, value] of short.entries()) bytes.writeUInt16BE(value, 8 + long.length * 4 + index * 2);
  return padded(bytes);
}

const xyz = (color: Triple) =>
  numbers(
    'XYZ ',
    color.map((part) => Math.round(part * 65_536)),
  );

/** The name in Latin letters; those for other scripts and for old Macs stay empty. */
function description(title: string): Buffer {
  const text = Buffer.from(`${title}\0`, 'latin1');
  return padded(Buffer.concat([numbers('desc', [text.length]), text, Buffer.alloc(4 + 4 + 2 + 1 + 67)]));
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
