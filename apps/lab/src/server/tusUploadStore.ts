import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { uploadDays } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { Refusal } from '../base/errors.ts';
import { write as writeChange } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import { bytesOf } from './nodeRequest.ts';
import { TruncatedFile, StoreFailure } from '../base/ports/fileStore.ts';
import type { FileStore, FileWriter } from '../base/ports/fileStore.ts';
import { discardPhoto } from '../sharing/remove.ts';
import { removeImage } from '../uploads/designer/images.ts';
import { lockOrder } from '../uploads/api.ts';
import { acceptsFiles } from '../uploads/expected.ts';
import { advanceOffset, deleteUpload, fileOf, setTransferStatus, uploadOf } from '../uploads/table.ts';
import { rewindToDisk } from '../uploads/rewindToDisk.ts';
import {
  changedMeanwhile,
  checksumMismatch,
  diskFull,
  gone,
  isFull,
  keptFile,
  connectionLost,
  noSuchUpload,
  tooLong,
  writeFailed,
} from '../uploads/tusRefusals.ts';

/** The session and the headers of one request, checked before the tus server sees it. */
export interface TusRequest {
  readonly session: Session;
  readonly checksum: { readonly algorithm: string; readonly digest: Buffer } | null;
  /** The body as it arrives: the tus server receives the request without it. */
  readonly body: Readable;
  /** Bytes of the whole file, once the upload is known. */
  size: number;
  /** Aborted when another request waits for the upload, or the client has disconnected. */
  ended: AbortSignal;
}
/** The current request, because the tus server does not pass it to its store. */
export const tusRequest = new AsyncLocalStorage<TusRequest>();

/** Bytes that arrive between two looks at the free space. */
const checkEvery = 1_048_576;
const retentionMs = uploadDays * 86_400_000;

/**
 * The tus server's store on the ledger and a file store. The order of the steps guarantees durability: write, sync,
 * commit the new offset, answer. Bytes on disk behind the committed offset were never acknowledged and are cut off.
 */
export class TusUploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration', 'checksum'];
  readonly #lab: Lab;
  readonly #onStored: (bytes: number) => void;
  readonly #files: FileStore;

  /** @param onStored told how many bytes of a request count. */
  constructor(lab: Lab, files: FileStore, onStored: (bytes: number) => void) {
    super();
    this.#onStored = onStored;
    this.#lab = lab;
    this.#files = files;
  }

  override getExpiration(): number {
    return retentionMs;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { upload } = await this.#mine(id);
    const age = this.#lab.clock.now().getTime() - upload.touchedAt.getTime();
    if (upload.state === 'partial' && age > retentionMs) throw gone;
    this.#request().size = upload.size;
    return new Upload({
      id,
      size: upload.size,
      offset: upload.received,
      metadata: upload.metadata,
      // The tus server uses the system clock; the lab's clock may be fixed.
      creation_date: new Date(Date.now() - age).toISOString(),
    });
  }

  /** Creates the file; its row exists already (`uploadCreation.ts`). */
  override async create(upload: Upload): Promise<Upload> {
    try {
      await this.#files.create(upload.id);
    } catch (error) {
      await deleteUpload(this.#lab.database.queries, upload.id);
      throw isFull(error) ? diskFull : error;
    }
    this.#request().size = upload.size ?? 0;
    return upload;
  }

  override async remove(id: string): Promise<void> {
    const { upload, orderCode } = await this.#mine(id);
    const { session } = this.#request();
    const { orderId } = upload;
    if (orderId === null) {
      const discard = upload.shareSession === null ? removeImage : discardPhoto;
      await discard(this.#lab, session, id);
      return void (await this.#files.remove(id));
    }
    // The row is removed first: the daily check removes a file without a row, but a row without a file would be wrong.
    const actor = { session, endpoint: { id: 'uploads.remove' }, usesReserve: true };
    await writeChange(this.#lab, actor, async (queries) => {
      // A file of a message is in no manifest.
      if (upload.folder === '') {
        const { order } = await lockOrder(queries, this.#lab.prices, session, orderCode);
        if (!acceptsFiles(order)) throw keptFile;
        if (!(await uploadOf(queries, session.owner, id))) throw noSuchUpload;
      }
      await deleteUpload(queries, id);
      await setTransferStatus(queries, session.owner, orderId);
    });
    await this.#files.remove(id);
  }

  override async write(nothing: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    // The tus server's stream belongs to a request without a body: it has ended and must be consumed.
    for await (const piece of nothing) void piece;
    const { checksum, body, size, ended } = this.#request();
    const hash: Hash | null = checksum ? createHash(checksum.algorithm) : null;
    const file = await this.#open(id, offset);
    let at = offset;
    let cut: unknown;
    let checkedAt = offset;
    try {
      try {
        for await (const chunk of bytesOf(body, ended)) {
          if (at + chunk.byteLength > size) throw tooLong;
          // One long request must not fill the disk that its beginning found free.
          if (at - checkedAt >= checkEvery) {
            this.#lab.requireSpace('files');
            checkedAt = at;
          }
          hash?.update(chunk);
          await file.write(chunk);
          at += chunk.byteLength;
        }
      } catch (error) {
        // Bytes that arrived before the connection was cut count; bytes that the disk refused do not.
        if (isDiskError(error)) throw error;
        cut = error === tooLong ? error : error instanceof Refusal ? diskFull : connectionLost;
      }
      if (hash && checksum && cut === diskFull) {
        // Bytes whose checksum is not known never count, so they free their space.
        await file.rewind();
        throw diskFull;
      }
      if (hash && checksum && (cut !== undefined || !hash.digest().equals(checksum.digest)))
        throw checksumMismatch;
      if (at > offset) {
        await file.sync();
        const moved = await advanceOffset(this.#lab.database.queries, id, offset, at, this.#lab.clock.now());
        if (!moved) throw changedMeanwhile;
        this.#onStored(at - offset);
        // Lists of orders name the files that are missing; a whole one is missing no more.
        if (at >= size) this.#lab.versions.forget();
      }
    } catch (error) {
      if (!isDiskError(error)) throw error;
      // The bytes behind the committed offset never count; on a full disk others need their space.
      await file.rewind().catch(() => undefined);
      this.#lab.log('error', 'ta: an upload could not be written', {
        code: String((error as { code?: string }).code),
      });
      throw isFull(error) ? diskFull : writeFailed;
    } finally {
      await file.close();
    }
    if (cut !== undefined) throw cut;
    return at;
  }

  async #open(id: string, offset: number): Promise<FileWriter> {
    try {
      return await this.#files.open(id, offset);
    } catch (error) {
      if (!(error instanceof TruncatedFile)) throw isFull(error) ? diskFull : error;
      throw await rewindToDisk(this.#lab, { id, acknowledged: offset }, error);
    }
  }

  async #mine(id: string) {
    const { session } = this.#request();
    const found = await fileOf(this.#lab.database.queries, session.owner, id);
    if (!found || (session.confinedTo !== undefined && session.confinedTo !== found.orderCode))
      throw noSuchUpload;
    return found;
  }

  #request(): TusRequest {
    const request = tusRequest.getStore();
    if (!request) throw new Error('ta: the upload store was reached without a request');
    return request;
  }
}

function isDiskError(error: unknown): boolean {
  const code = error instanceof Error ? ((error as { syscall?: unknown }).syscall ?? '') : '';
  return (
    error instanceof StoreFailure ||
    isFull(error) ||
    ['write', 'writev', 'pwrite', 'pwritev', 'fdatasync', 'fsync', 'ftruncate'].includes(String(code))
  );
}
