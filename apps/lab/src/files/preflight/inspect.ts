import { open } from 'node:fs/promises';
import type { ByteSource } from '@trade-area/core/kernel';
import { judge, mostPixels, readFacts } from '@trade-area/core/preflight';
import type { JudgeOptions, DeepFacts, FileFacts, Side } from '@trade-area/core/preflight';
import type { Finding } from '@trade-area/core/contract';
import sharp from 'sharp';
import { inspectPdf } from './pdf.ts';

/** A request to the child process: a file and the requirements of its slot. */
export interface InspectionRequest {
  readonly path: string;
  readonly bytes: number;
  readonly asked: JudgeOptions;
  /** Most pixels each way of the picture for people. Default 320. */
  readonly thumbnailPixels?: number;
}
export interface InspectionOutcome {
  readonly facts: FileFacts;
  readonly findings: Finding[];
  /** WebP of at most `thumbnailPixels`; null when the file shows no picture. */
  readonly thumbnail: Uint8Array | null;
}

/** Pixels of the reduced picture for the checks of edges and blank pages, and of the thumbnail. */
const analysisPixels = 1200;
const usualThumbnail = 320;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Inspects one file by its bytes: its header as the browser read it, then its whole content. Runs in a process that may
 * be killed at any moment, so that a malicious file cannot crash the lab.
 */
export async function inspect({
  path,
  asked,
  thumbnailPixels = usualThumbnail,
}: InspectionRequest): Promise<InspectionOutcome> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const source: ByteSource = {
      size,
      async read(at, length) {
        const piece = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        return piece.subarray(0, bytesRead);
      },
    };
    const facts = await readFacts(source);
    if (facts.type === 'pdf') return await inspectPdf(path, { facts, asked, thumbnailPixels, source });
    const headerFindings = judge(facts, asked);
    const isUnreadable = headerFindings.some(({ code }) =>
      ['empty', 'type', 'pixels', 'damaged'].includes(code),
    );
    if (isUnreadable) return { facts, findings: headerFindings, thumbnail: null };
    const { deep, thumbnail } = await decode(path, facts, asked, thumbnailPixels);
    return { facts, findings: judge(facts, asked, deep), thumbnail };
  } finally {
    await file.close();
  }
}

async function decode(
  path: string,
  facts: FileFacts,
  { slot }: JudgeOptions,
  thumbnailPixels: number,
): Promise<{ deep: DeepFacts; thumbnail: Uint8Array | null }> {
  const broken = { deep: { complete: false, deviation: null, bareSides: [] }, thumbnail: null };
  try {
    const source = sharp(path, { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true });
    const { format, width, height } = await source.metadata();
    // Two readers disagree about the file: it is unknown which version would be printed.
    if (format !== facts.type || width !== facts.width || height !== facts.height) return broken;
    const { data, info } = await source
      .autoOrient()
      .resize({ width: analysisPixels, height: analysisPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const small = sharp(data, { raw }).resize({
      width: thumbnailPixels,
      height: thumbnailPixels,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const thumbnail = await small.webp({ quality: 78 }).toBuffer();
    const { channels } = await sharp(data, { raw }).greyscale().stats();
    const deviation = channels[0]?.stdev ?? null;
    const long = slot ? Math.max(slot.w_mm, slot.h_mm) + 2 * slot.bleed_mm : 0;
    const strip = slot
      ? Math.max(2, Math.round((slot.bleed_mm / long) * Math.max(info.width, info.height)))
      : 0;
    return {
      deep: { complete: true, deviation, bareSides: strip > 0 ? findBlankSides(data, raw, strip) : [] },
      thumbnail,
    };
  } catch {
    return broken;
  }
}

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The share of a strip that must have one colour, and the tolerance between equal colours. */
const most = 0.98;
const tolerance = 8;

/** Sides whose outer strip is one colour while the strip inside it is not (P-CHECK-BLEED). */
function findBlankSides(data: Uint8Array, raw: Raw, strip: number): Side[] {
  const { width, height } = raw;
  const boxes: Record<Side, [number, number, number, number]> = {
    top: [0, 0, width, strip],
    bottom: [0, height - strip, width, strip],
    left: [0, 0, strip, height],
    right: [width - strip, 0, strip, height],
  };
  const inner: Record<Side, [number, number, number, number]> = {
    top: [0, strip, width, strip * 3],
    bottom: [0, height - strip * 4, width, strip * 3],
    left: [strip, 0, strip * 3, height],
    right: [width - strip * 4, 0, strip * 3, height],
  };
  return (['top', 'right', 'bottom', 'left'] as const).filter((side) => {
    const edge = uniformShare(data, raw, boxes[side]);
    return edge > most && uniformShare(data, raw, inner[side]) <= most;
  });
}

/** Share of pixels in a box that resemble its first one. */
function uniformShare(
  data: Uint8Array,
  { width, height, channels }: Raw,
  box: [number, number, number, number],
): number {
  const [left, top, w, h] = box;
  const at = (x: number, y: number) => (y * width + x) * channels;
  const first = at(Math.max(0, left), Math.max(0, top));
  let same = 0;
  let all = 0;
  for (let y = Math.max(0, top); y < Math.min(height, top + h); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, left + w); x += 1) {
      const pixel = at(x, y);
      all += 1;
      let alike = true;
      for (let channel = 0; channel < Math.min(3, channels); channel += 1)
        if (Math.abs((data[pixel + channel] ?? 0) - (data[first + channel] ?? 0)) > tolerance) alike = false;
      if (alike) same += 1;
    }
  return all === 0 ? 1 : same / all;
}
