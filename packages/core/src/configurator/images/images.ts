import type { ProjectImage } from '../../contract/index.ts';
import { imageEndings, imageLimits } from '../../contract/index.ts';
import type { Failure } from '../../kernel/result.ts';
import type { LocalFile } from '../../kernel/transport.ts';

/** The name of a configuration in the address of its project: lowercase letters and digits (CONF-13). */
export const reducedName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export type ImageProblem =
  | 'kind'
  | 'empty'
  | 'large'
  | 'many'
  | 'full'
  | 'unreadable'
  | 'elsewhere'
  /** The lab has looked at it: not a picture that can be printed. */
  | 'unprintable';

/** An image of a configuration: on its way to the lab, or there. */
export interface DesignerImage {
  readonly key: string;
  /** The lab's name of it; '' until its sending has begun. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `checking`: the lab reads it. `interrupted`: the lab has a part of it, which is continued, never sent again. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'ready' | 'interrupted' | 'refused';
  /** Bytes that have left here; after a reload those that the lab has. */
  readonly sent: number;
  /** Upright pixels; 0 until it is ready. */
  readonly width: number;
  readonly height: number;
  /** Address of the lab's small picture; '' = there is none. */
  readonly thumb: string;
  readonly problem: ImageProblem | null;
  readonly sha256: string;
  /** null after a reload: the person chooses it once more. */
  readonly file: LocalFile | null;
}

export interface DesignerImages {
  /** Id of the project; '' until it is known. */
  readonly project: string;
  readonly images: readonly DesignerImage[];
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  /** The last removal was refused: a saved quote uses the image. */
  readonly isKept: boolean;
}

export const noImages: DesignerImages = {
  project: '',
  images: [],
  isLoading: true,
  failure: null,
  isKept: false,
};

/** The problem of a chosen file, before it is sent; null = none. */
export function imageProblem(
  { name, size }: Pick<LocalFile, 'name' | 'size'>,
  before: number,
): ImageProblem | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!(imageEndings as readonly string[]).includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  if (size > imageLimits.file) return 'large';
  return before >= imageLimits.images ? 'many' : null;
}

const states = { partial: 'interrupted', arrived: 'checking', ready: 'ready', refused: 'refused' } as const;

/** Lays the lab’s answer about an image over the state of its sending. */
export function mergeImage(told: ProjectImage, known: DesignerImage | undefined): DesignerImage {
  const isMoving = known?.state === 'sending' || known?.state === 'waiting';
  return {
    key: known?.key ?? told.id,
    id: told.id,
    name: told.name,
    size: told.size,
    state: told.state === 'partial' && isMoving ? known.state : states[told.state],
    sent: isMoving ? Math.max(known.sent, told.offset) : told.offset,
    width: told.width,
    height: told.height,
    thumb: told.thumb,
    problem: told.state === 'refused' ? 'unprintable' : null,
    sha256: told.sha256,
    file: known?.file ?? null,
  };
}
