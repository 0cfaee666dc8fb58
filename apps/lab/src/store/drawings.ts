import { escapeHtml } from '../base/escapeHtml.ts';

/** A poster: picture, product name, a line of text, the lab's logo. `photo` is a data address or ''. */
export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lead: string;
  readonly small: string;
  readonly photo: string;
}

const lineHeight = 1.14;
const paper = '#f6f1e9';
const ink = '#241d16';
const clay = '#9a431d';

/** An empty picture frame, in the place of a picture that does not exist. */
export const noPictureSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img">',
  `<rect width="480" height="360" fill="${paper}"/>`,
  `<g fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="6" stroke-linejoin="round">`,
  '<rect x="150" y="115" width="180" height="130" rx="8"/><circle cx="195" cy="158" r="14"/>',
  '<path d="M150 230l52-46 36 30 44-40 48 42"/></g></svg>',
].join('');

/** Draws the text on the left (or below, in portrait), and the picture beside it. Uses the device's fonts. */
export function posterSvg({ width, height, title, lead, small, photo }: Poster): string {
  const tall = height > width * 1.05;
  const unit = Math.min(width, height) / 12;
  const frame = tall
    ? { x: 0, y: 0, width, height: height * 0.58 }
    : { x: width * 0.44, y: 0, width: width * 0.56, height };
  const column = tall
    ? { x: unit, y: height * 0.58 + unit * 1.5, width: width - 2 * unit }
    : { x: unit, y: 0, width: width * 0.44 - 1.6 * unit };
  const available = tall ? height * 0.42 - 3.9 * unit : height - 4.6 * unit;
  // One line, which ends before the picture.
  const last = Math.min(unit * 0.46, column.width / (small.length * 0.56));
  const { heading, text, above, under } = arrangeText(title, lead, {
    width: column.width,
    maxHeight: available,
    unit,
  });
  // Beside the picture the text is centred vertically, a little above the line at the bottom.
  const top = tall ? column.y : (height - above - under - 1.2 * unit) / 2 + heading.size;
  const below = top + above + unit * 0.2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    picture(photo, frame),
    lines(heading, column.x, top, `fill="${ink}" font-family="Georgia, 'Times New Roman', serif"`),
    `<rect x="${column.x}" y="${below - unit * 0.3}" width="${unit * 1.4}" height="${unit * 0.08}" fill="${clay}"/>`,
    lines(
      text,
      column.x,
      below + unit * 0.8,
      `fill="${ink}" fill-opacity=".78" font-family="system-ui, sans-serif"`,
    ),
    `<text x="${column.x}" y="${height - unit * 0.7}" font-size="${last}" fill="${clay}" font-family="system-ui, sans-serif">${escapeHtml(small)}</text>`,
    '</svg>',
  ].join('');
}

function picture(
  photo: string,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  if (photo !== '')
    return `<image href="${photo}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
  // Without a photograph a drawing of an open book is shown.
  const [cx, cy, s] = [x + width / 2, y + height / 2, Math.min(width, height) / 4];
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#e4d9c8"/>`,
    `<g fill="none" stroke="${clay}" stroke-width="${s / 22}" stroke-linejoin="round">`,
    `<path d="M${cx} ${cy - s * 0.55}q${-s * 0.6} ${-s * 0.35} ${-s * 1.2} 0v${s * 1.1}q${s * 0.6} ${-s * 0.35} ${s * 1.2} 0z"/>`,
    `<path d="M${cx} ${cy - s * 0.55}q${s * 0.6} ${-s * 0.35} ${s * 1.2} 0v${s * 1.1}q${-s * 0.6} ${-s * 0.35} ${-s * 1.2} 0z"/></g>`,
  ].join('');
}

/** Heading and text in the largest size that fits. */
function arrangeText(
  title: string,
  lead: string,
  { width, maxHeight, unit }: { readonly width: number; readonly maxHeight: number; readonly unit: number },
) {
  const totalHeight = ({ size, lines: rows }: FittedText) => rows.length * size * lineHeight;
  const tried = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((scale) => {
    const heading = fitText(title, width, unit * 1.15 * scale, unit * 0.5 * scale);
    const text = fitText(lead, width, unit * 0.64 * scale, unit * 0.44 * scale);
    return { heading, text, above: totalHeight(heading), under: totalHeight(text) };
  });
  const found = tried.find(({ above, under }) => above + under <= maxHeight) ?? tried.at(-1);
  if (!found) throw new Error('nothing was tried');
  return found;
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Lines that fit a width, in the given size or a smaller one when a word is too long. */
function fitText(text: string, width: number, wished: number, least: number): FittedText {
  // A sign stays on the line of its number or word.
  const words = text.split(/\s+(?![%:;!?»])/);
  const longest = Math.max(1, ...words.map((word) => word.length));
  const size = Math.max(least, Math.min(wished, width / (longest * 0.62)));
  const most = Math.max(4, Math.floor(width / (size * 0.6)));
  const rows: string[] = [''];
  for (const word of words) {
    const last = rows[rows.length - 1] ?? '';
    if (last !== '' && last.length + word.length + 1 > most) rows.push(word);
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return { size, lines: rows };
}

function lines({ size, lines: rows }: FittedText, x: number, y: number, attributes: string): string {
  const spans = rows.map(
    (row, index) => `<tspan x="${x}" dy="${index === 0 ? 0 : size * lineHeight}">${escapeHtml(row)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-size="${size}" ${attributes}>${spans.join('')}</text>`;
}

/** A cover's template: outer edge with bleed, trim, safe area, in millimetres at true size. */
export function templateSvg(
  name: string,
  centimetres: { readonly width: number; readonly height: number },
  profile: string,
): string {
  const [w, h] = [centimetres.width * 10, centimetres.height * 10];
  // The bleed that the uploader requires.
  const [bleed, safe] = [3, 10];
  const box = (inset: number, attributes: string) =>
    `<rect x="${bleed + inset}" y="${bleed + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" fill="none" ${attributes}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w + 2 * bleed}mm" height="${h + 2 * bleed}mm" viewBox="0 0 ${w + 2 * bleed} ${h + 2 * bleed}">`,
    `<title>${escapeHtml(name)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    box(-bleed, 'stroke="#c22" stroke-width=".6"'),
    box(0, 'stroke="#111" stroke-width=".4"'),
    box(safe, 'stroke="#28a" stroke-width=".4" stroke-dasharray="3 2"'),
    `<text x="${bleed + safe + 4}" y="${bleed + safe + 12}" font-size="6" font-family="sans-serif" fill="#555">${escapeHtml(`${name} · ${centimetres.width} x ${centimetres.height} cm · ${profile} · 300 dpi`)}</text>`,
    '</svg>',
  ].join('');
}
