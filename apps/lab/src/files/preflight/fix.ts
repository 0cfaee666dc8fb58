import { fitOf, targetOf } from '@trade-area/core/preflight';
import type { JudgeOptions, FileFacts } from '@trade-area/core/preflight';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A request to the child process for the file that is printed, beside the one that was sent. */
export interface FixRequest {
  readonly path: string;
  /** Where the new file is written. */
  readonly into: string;
  readonly facts: FileFacts;
  readonly asked: JudgeOptions;
  /** `fix` of the findings: `mirrorBleed`, `toRgb`, `assumeSrgb`, `toSrgb`, `to8bit`, `flatten`, `turn`. */
  readonly fixes: readonly string[];
}

/** The lab's print format: full colour resolution, 300 dpi, embedded profile (P-FILE). */
export const quality = 92;
export const density = 300;

/**
 * Creates the fixed file of a picture: upright, on white, in RGB with a profile, 8 bits, with a mirrored bleed where it
 * was missing. Everything else stays unchanged: an embedded Adobe RGB is kept, and the pixels are not scaled.
 */
export async function fixFile({ path, into, facts, asked, fixes }: FixRequest): Promise<void> {
  let picture = sharp(path, { failOn: 'warning', sequentialRead: true }).autoOrient();
  if (fixes.includes('flatten')) picture = picture.flatten({ background: '#ffffff' });
  if (fixes.includes('mirrorBleed')) picture = await withBleed(picture, facts, asked);
  await writePrintFile(picture, { facts, into, quality });
}

/** Writes a picture in the lab's print format: an embedded Adobe RGB is kept, every other profile becomes sRGB. */
export async function writePrintFile(
  picture: Sharp,
  { facts, into, quality: kept }: Pick<FixRequest, 'facts' | 'into'> & { readonly quality: number },
): Promise<void> {
  const keepsProfile = facts.profile === 'AdobeRGB' && facts.model === 'rgb';
  const coloured = keepsProfile
    ? picture.keepIccProfile()
    : picture.toColourspace('srgb').withIccProfile('srgb');
  await coloured
    .withDensity(density)
    .jpeg({ quality: kept, chromaSubsampling: '4:4:4', progressive: false })
    .toFile(into);
}

/** Mirrors the outer millimetres outwards, at the resolution of this picture. */
async function withBleed(picture: Sharp, facts: FileFacts, { slot }: JudgeOptions): Promise<Sharp> {
  if (!slot) return picture;
  const sideways = facts.orientation >= 5;
  const [width, height] = sideways ? [facts.height, facts.width] : [facts.width, facts.height];
  const lies = slot.kind === 'image' && width > height !== slot.w_mm > slot.h_mm;
  const sheet = lies ? { ...slot, w_mm: slot.h_mm, h_mm: slot.w_mm } : slot;
  if (fitOf(width, height, sheet, slot.kind === 'spread').kind !== 'noBleed') return picture;
  const target = targetOf(sheet);
  const across = Math.round((width * target.width) / target.trimWidth) - width;
  const down = Math.round((height * target.height) / target.trimHeight) - height;
  return picture.extend({
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
    extendWith: 'mirror',
  });
}
