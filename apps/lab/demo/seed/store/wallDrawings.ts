/** The pieces of each wall, as boxes on a wall of 400 x 300. */
const layouts = {
  row: [
    [60, 80, 80, 110],
    [160, 80, 80, 110],
    [260, 80, 80, 110],
  ],
  lead: [
    [60, 50, 170, 170],
    [245, 50, 95, 78],
    [245, 142, 95, 78],
  ],
  square: [[115, 40, 170, 170]],
  stairs: [
    [50, 120, 80, 80],
    [150, 80, 80, 80],
    [250, 40, 80, 80],
  ],
  grid: [
    [105, 30, 90, 90],
    [205, 30, 90, 90],
    [105, 130, 90, 90],
    [205, 130, 90, 90],
  ],
  wide: [[50, 60, 300, 130]],
  column: [[140, 25, 120, 190]],
} as const;

export type WallLayout = keyof typeof layouts;

type Box = readonly [x: number, y: number, width: number, height: number];

const tones = ['#c98f6b', '#8a9a83', '#b9a88f', '#6f7f8c'];

/** The preset's drawing (PRE-07): a wall with its pieces, a small landscape in each, and a sideboard for scale. */
export function wallDrawing(layout: WallLayout): string {
  const boxes: readonly Box[] = layouts[layout];
  const pieces = boxes.map(piece).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    '<rect width="400" height="300" fill="#efe9df"/><rect y="262" width="400" height="38" fill="#d8cdbb"/>',
    pieces,
    '<path d="M70 236h260v34H70z" fill="#8a6f55"/><path d="M84 270v14M316 270v14" stroke="#6b543f" stroke-width="5"/>',
    '<path d="M292 236v-16h18v16z" fill="#b5603c"/><path d="M301 220c-6-14-2-22 0-28 2 6 6 14 0 28z" fill="#6f8562"/>',
    '</svg>',
  ].join('');
}

function piece([x, y, width, height]: Box, index: number): string {
  const tone = tones[index % tones.length] ?? '#b9a88f';
  const horizon = y + height * 0.66;
  const sun = Math.min(width, height) * 0.13;
  return [
    `<rect x="${x + 3}" y="${y + 4}" width="${width}" height="${height}" fill="#000" opacity=".14"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f8f4ec"/>`,
    `<circle cx="${x + width * 0.68}" cy="${y + height * 0.32}" r="${sun.toFixed(1)}" fill="${tone}" opacity=".75"/>`,
    `<path d="M${x} ${horizon.toFixed(1)}q${(width * 0.25).toFixed(1)} ${(-height * 0.2).toFixed(1)} ${(width * 0.5).toFixed(1)} 0t${(width * 0.5).toFixed(1)} 0V${y + height}H${x}z" fill="${tone}"/>`,
  ].join('');
}
