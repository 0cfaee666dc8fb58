import type { SharedPhoto } from '../contract/index.ts';
import type { Failure } from '../kernel/result.ts';
import type { LocalFile } from '../kernel/transport.ts';
import { createSha256 } from '../preflight/index.ts';
import type { PhotoProblem } from './photos.ts';

const mebibyte = 1_048_576;

/** A photo on its way to the lab, or there. */
export interface QueuedPhoto {
  readonly key: string;
  /** The lab's names of it, '' until they are known: of its upload, and of the photo. */
  readonly upload: string;
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `checking`: the lab reads it. `interrupted`: the lab has a part of it, which is continued, never sent again. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'ready' | 'interrupted' | 'refused';
  /** Bytes that have left here; after a reload those that the lab has. */
  readonly sent: number;
  readonly problem: PhotoProblem | null;
  readonly sha256: string;
  /** null after a reload: the person chooses it once more. */
  readonly file: LocalFile | null;
}

export interface PhotoQueue {
  readonly photos: readonly QueuedPhoto[];
  readonly isLoading: boolean;
  readonly failure: Failure | null;
}

export const emptyQueue: PhotoQueue = { photos: [], isLoading: true, failure: null };

const states = { partial: 'interrupted', arrived: 'checking', ready: 'ready', refused: 'refused' } as const;

/** Lays the lab’s answer about a photo over the state of its sending. */
export function mergePhoto(told: SharedPhoto, known: QueuedPhoto | undefined): QueuedPhoto {
  const isMoving = known?.state === 'sending' || known?.state === 'waiting';
  return {
    key: known?.key ?? told.s3_key,
    upload: told.s3_key,
    id: told.id,
    name: told.name,
    size: told.size,
    state: told.state === 'partial' && isMoving ? known.state : states[told.state],
    sent: isMoving ? Math.max(known.sent, told.offset) : told.offset,
    problem: told.state === 'refused' ? 'damaged' : null,
    sha256: told.sha256,
    file: known?.file ?? null,
  };
}

/** SHA-256 of the whole file: a photo that is continued must be the one that was begun (T-D5). */
export async function digestOf(file: LocalFile): Promise<string> {
  const hash = createSha256();
  for (let at = 0; at < file.size; at += mebibyte)
    hash.update(await file.read(at, Math.min(mebibyte, file.size - at)));
  return hash.digest();
}
