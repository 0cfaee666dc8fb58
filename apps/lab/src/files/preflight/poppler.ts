import { execFile } from 'node:child_process';
import type { PdfContents, PdfModel } from '@trade-area/core/preflight';

/** Maximum of inspected pages: no book has more. */
const mostPages = 500;
/** Limits of one tool: it is a separate process, which survives when its caller is killed. */
const limits = { seconds: 6, kilobytes: 768 * 1_024, answer: 16 * 1_048_576 };

/**
 * Runs one of the tools of poppler-utils on a file, within limits that the system enforces. null when it is not
 * installed or did not finish: then the file counts as not inspected.
 */
function run(tool: 'pdfimages' | 'pdffonts' | 'pdftoppm', args: readonly string[]): Promise<Buffer | null> {
  const limitedCommand = `ulimit -t ${limits.seconds} && ulimit -v ${limits.kilobytes} && exec "$@"`;
  return new Promise((resolve) => {
    execFile(
      '/bin/sh',
      ['-c', limitedCommand, 'sh', tool, ...args],
      {
        encoding: 'buffer',
        timeout: limits.seconds * 1_000,
        killSignal: 'SIGKILL',
        maxBuffer: limits.answer,
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      },
      (error, out) => resolve(error ? null : out),
    );
  });
}

/** Images and fonts of a PDF as poppler-utils report them; null where they are not installed. */
export async function readContents(path: string): Promise<PdfContents | null> {
  const range = ['-f', '1', '-l', String(mostPages)];
  const pictures = await run('pdfimages', ['-list', ...range, path]);
  const fonts = pictures && (await run('pdffonts', [...range, path]));
  if (!pictures || !fonts) return null;
  return {
    pictures: parseImages(pictures.toString('utf8')),
    fontsMissing: parseMissingFonts(fonts.toString('utf8')),
  };
}

/** Images this small are solid fills. */
const plain = 64;
const row =
  /^ *(\d+) +\d+ +(\w+) +(\d+) +(\d+) +(\S+) +(\d+) +\d+ +\S+ +\S+ +(?:\d+ +\d+|\[\w+\]) +(\d+) +(\d+) /;

/** Reads `pdfimages -list`: page, kind, size, colours, and the density of each placed image. */
export function parseImages(text: string): PdfContents['pictures'] {
  return text.split('\n').flatMap((line) => {
    const [, page, kind, width, height, colours, channels, across, down] = row.exec(line) ?? [];
    // Masks are drawn in a colour of the page, or belong to the image listed above them.
    if (kind !== 'image' || Number(width) * Number(height) <= plain) return [];
    const density = Math.min(Number(across), Number(down));
    return [{ page: Number(page), density, model: colourModelOf(colours ?? '', Number(channels)) }];
  });
}

function colourModelOf(colours: string, channels: number): PdfModel {
  const modelNames: Readonly<Record<string, PdfModel>> = {
    rgb: 'rgb',
    gray: 'gray',
    cmyk: 'cmyk',
    lab: 'lab',
    index: 'indexed',
    sep: 'spot',
    devn: 'spot',
  };
  if (colours === 'icc') return channels === 4 ? 'cmyk' : channels === 1 ? 'gray' : 'rgb';
  return modelNames[colours] ?? 'unknown';
}

const longest = 60;

/** Fonts that `pdffonts` lists as not embedded. Long names shift the columns, so they are read from the right. */
export function parseMissingFonts(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, name, embedded] =
      /^(\S+) .*?(yes|no) +(?:yes|no) +(?:yes|no)(?: +\d+ +\d+| +\[none\])? *$/.exec(line) ?? [];
    return name !== undefined && embedded === 'no' ? [name.replace(/\p{C}/gu, '').slice(0, longest)] : [];
  });
}

/** A page as a JPEG whose longer side has so many pixels; null where poppler-utils are not installed. */
export async function renderPage(path: string, page: number, pixels: number): Promise<Buffer | null> {
  const rendered = await run('pdftoppm', [
    '-jpeg',
    '-singlefile',
    ...['-f', String(page), '-l', String(page), '-scale-to', String(pixels)],
    path,
  ]);
  return rendered && rendered.length > 0 ? rendered : null;
}
