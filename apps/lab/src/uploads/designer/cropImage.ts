import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownFacts } from '@trade-area/core/preflight';
import { cutOf, hungFor } from '@trade-area/core/pricing';
import type { Extent } from '@trade-area/core/pricing';
import type { FileStore } from '../../base/ports/fileStore.ts';
import type { CropImage } from '../../base/ports/uploadServices.ts';
import type { Inspector } from '../../files/preflight/inspector.ts';

/**
 * Cuts images to what their frames show, in the process that reads files.
 * @param parts.scratch a folder for drafts.
 */
export function createCropImage({
  files,
  inspector,
  scratch,
}: {
  readonly files: FileStore;
  readonly inspector: Inspector;
  readonly scratch: string;
}): CropImage {
  return async ({ id, size, facts }, { frame, bleed, crop }) => {
    const known = { ...unknownFacts, ...facts };
    const image = upright(known);
    const hung = hungFor(frame, image);
    const cut = cutOf(image, frame, crop);
    await mkdir(scratch, { recursive: true });
    const into = join(scratch, randomUUID());
    const copy = await files.openLocalCopy(id, size);
    try {
      const shares = { across: bleed / hung.width, down: bleed / hung.height };
      const request = { path: copy.path, into, facts: known, cut, bleed: shares };
      return (await inspector.make('crop', size, request)) && (await readFile(into));
    } finally {
      await copy.release();
      await rm(into, { force: true });
    }
  };
}

const upright = ({ width, height, orientation }: typeof unknownFacts): Extent =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
