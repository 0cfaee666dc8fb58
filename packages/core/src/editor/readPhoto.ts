import type { LocalFile } from '../kernel/transport.ts';
import { projectLimits } from '../layout/index.ts';
import type { ProjectPhoto } from '../layout/index.ts';
import { readFacts, readTakenAt } from '../preflight/index.ts';
import type { FileFacts } from '../preflight/index.ts';

/** Reason that a chosen file becomes no photo. */
export type PhotoRefusal =
  /** Neither JPG nor TIFF. */
  | 'kind'
  | 'empty'
  /** Its colours are not RGB or grey. */
  | 'colours'
  /** Its measures cannot be read, or they are beyond what is printed. */
  | 'damaged'
  | 'unreadable'
  /** The project is full. */
  | 'many';

export type ReadPhoto =
  | { readonly ok: true; readonly photo: ProjectPhoto }
  | { readonly ok: false; readonly problem: PhotoRefusal };

const refuse = (problem: PhotoRefusal): ReadPhoto => ({ ok: false, problem });

const profiles = {
  sRGB: 'srgb',
  AdobeRGB: 'adobergb',
  other: 'none',
  none: 'none',
  unknown: 'none',
} as const;

function problemOf({ type, width, height, model }: FileFacts): PhotoRefusal | null {
  if (type === 'empty') return 'empty';
  if (type !== 'jpeg' && type !== 'tiff') return 'kind';
  const side = Math.max(width, height);
  if (Math.min(width, height) < 1 || side > projectLimits.photoSide) return 'damaged';
  return model === 'rgb' || model === 'gray' ? null : 'colours';
}

/**
 * Reads the header of a chosen file: its upright pixels, its colour profile and when it was taken, without decoding it.
 * @param id of the new photo.
 */
export async function readPhoto(file: LocalFile, id: string): Promise<ReadPhoto> {
  if (file.size === 0) return refuse('empty');
  // A header that cannot be read is unknown; a file that cannot be read at all was moved or deleted.
  const isReadable = await file.read(0, 1).then(
    ({ length }) => length === 1,
    () => false,
  );
  if (!isReadable) return refuse('unreadable');
  const facts = await readFacts(file);
  const problem = problemOf(facts);
  if (problem) return refuse(problem);
  // A camera held on its side notes it in the file: 5 to 8 exchange width and height.
  const isSideways = facts.orientation >= 5;
  return {
    ok: true,
    photo: {
      id,
      name: file.name.slice(0, projectLimits.nameCharacters),
      w: isSideways ? facts.height : facts.width,
      h: isSideways ? facts.width : facts.height,
      taken_at: await readTakenAt(file),
      hash: '',
      icc: profiles[facts.profile],
      focus: { x: 0.5, y: 0.5 },
      stars: 0,
      proxy: '',
      thumb: '',
      status: 'local',
    },
  };
}
