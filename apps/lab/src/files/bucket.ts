import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { StartFailure } from '../base/startFailure.ts';
import { StoreFailure } from '../base/ports/fileStore.ts';

/** The operations that the lab needs of an S3-compatible store. Each resolves when the store has confirmed it. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null = not found. */
  get(key: string): Promise<Buffer | null>;
  read(key: string): AsyncIterable<Buffer>;
  /** null = not found. */
  sizeOf(key: string): Promise<number | null>;
  /** Does nothing when the object does not exist. */
  remove(key: string): Promise<void>;
  /** `age`: milliseconds since an object was written, by the store's own clock. */
  list(prefix: string): Promise<{ readonly key: string; readonly bytes: number; readonly age: number }[]>;
  beginParts(key: string): Promise<string>;
  putPart(key: string, upload: string, number: number, bytes: Uint8Array): Promise<void>;
  /** Sorted by number; empty when the upload does not exist. */
  parts(key: string, upload: string): Promise<Part[]>;
  endParts(key: string, upload: string, parts: readonly Part[]): Promise<void>;
  dropParts(key: string, upload: string): Promise<void>;
}
export interface Part {
  readonly number: number;
  readonly bytes: number;
  readonly tag: string;
}

export interface BucketAddress {
  readonly bucket: string;
  /** '' = Amazon's endpoint of the region. */
  readonly endpoint: string;
  readonly region: string;
  /** Prefix of every key, '' or ending with a slash, so that several labs can share one bucket. */
  readonly prefix: string;
  /**
   * Whether the client adds a checksum to every request (`supported`) or only where S3 requires one (`required`, the
   * default): stores other than Amazon's refuse or misread the CRC32 that newer clients add.
   */
  readonly checksums?: 'required' | 'supported';
  /** Milliseconds of silence on a connection after which a request fails; default: 30,000. */
  readonly silence?: number;
}

/** Milliseconds to connect, and until an answer begins; a part has 8 MiB. */
const timeLimits = { connectionTimeout: 5_000, requestTimeout: 120_000 };
const longestSilence = 30_000;
/** A store that accepts a request and never answers keeps a caller waiting for this many silences at most. */
const attempts = 4;

/**
 * Opens a bucket. Credentials are read as Amazon's tools read them (`AWS_ACCESS_KEY_ID`, a profile, the role of the
 * machine). The client is loaded only here: a lab that stores its files on disk never loads it.
 * @throws StartFailure when the bucket cannot be reached.
 */
export async function openBucket(address: BucketAddress): Promise<Bucket & { close(): void }> {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region: address.region,
    // A custom endpoint is addressed by path, because it has no host name for each bucket.
    ...(address.endpoint ? { endpoint: address.endpoint, forcePathStyle: true } : {}),
    maxAttempts: attempts,
    requestHandler: {
      ...timeLimits,
      socketTimeout: address.silence ?? longestSilence,
      throwOnRequestTimeout: true,
    },
    requestChecksumCalculation: address.checksums === 'supported' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    responseChecksumValidation: address.checksums === 'supported' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
  });
  /** The client measures how far the store's clock is from this machine's, where that is five minutes or more. */
  const storeNow = () => Date.now() + client.config.systemClockOffset;
  const Bucket = address.bucket;
  const at = (key: string) => ({ Bucket, Key: `${address.prefix}${key}` });
  await client.send(new sdk.HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    client.destroy();
    throw new StartFailure(
      `The bucket '${Bucket}' of TA_S3_BUCKET cannot be used (${error instanceof Error ? error.name : 'unknown'}).`,
      'Create it, correct TA_S3_ENDPOINT and TA_S3_REGION, or give this lab the right to it.',
    );
  });
  const status = (error: unknown) =>
    error instanceof sdk.S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  const refused = (error: unknown): never => {
    const name = error instanceof Error ? error.name : 'unknown';
    const isFull = status(error) === 507 || /full|quota/i.test(name);
    throw new StoreFailure(isFull ? 'ENOSPC' : name === 'TimeoutError' ? 'ETIMEDOUT' : name, {
      cause: error,
    });
  };
  const orNull = (error: unknown) => (status(error) === 404 ? null : refused(error));
  const open = async (key: string) =>
    (await client.send(new sdk.GetObjectCommand(at(key)))).Body as Readable | undefined;
  /** A store may fall silent in the middle of an object. */
  async function* piecesOf(body: Readable): AsyncIterable<Buffer> {
    try {
      for await (const piece of body) yield piece as Buffer;
    } catch (error) {
      refused(error);
    }
  }

  return {
    close: () => client.destroy(),

    async put(key, bytes) {
      await client
        .send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }))
        .catch(refused);
    },
    async get(key) {
      const body = await open(key).catch(orNull);
      if (!body) return null;
      const pieces: Buffer[] = [];
      for await (const piece of piecesOf(body)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async *read(key) {
      const body = await open(key).catch(refused);
      if (!body) throw new Error('ta: the store answered without a body');
      yield* piecesOf(body);
    },
    async sizeOf(key) {
      const found = await client.send(new sdk.HeadObjectCommand(at(key))).catch(orNull);
      return found ? (found.ContentLength ?? 0) : null;
    },
    async remove(key) {
      await client.send(new sdk.DeleteObjectCommand(at(key))).catch(orNull);
    },
    async list(prefix) {
      const found: { key: string; bytes: number; age: number }[] = [];
      let token: string | undefined;
      do {
        const page = await client
          .send(
            new sdk.ListObjectsV2Command({
              Bucket,
              Prefix: `${address.prefix}${prefix}`,
              ...(token ? { ContinuationToken: token } : {}),
            }),
          )
          .catch(refused);
        // An object without a date may be of this moment.
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          found.push({
            key: Key.slice(address.prefix.length),
            bytes: Size,
            age: storeNow() - (LastModified?.getTime() ?? storeNow()),
          });
        token = page.NextContinuationToken;
      } while (token);
      return found;
    },

    async beginParts(key) {
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at(key))).catch(refused);
      if (!UploadId) throw new Error('ta: the store began an upload without a name');
      return UploadId;
    },
    async putPart(key, upload, number, bytes) {
      await client
        .send(
          new sdk.UploadPartCommand({
            ...at(key),
            UploadId: upload,
            PartNumber: number,
            Body: bytes,
            ContentLength: bytes.byteLength,
          }),
        )
        .catch(refused);
    },
    async parts(key, upload) {
      const found: Part[] = [];
      let marker: string | undefined;
      do {
        const page = await client
          .send(
            new sdk.ListPartsCommand({
              ...at(key),
              UploadId: upload,
              ...(marker ? { PartNumberMarker: marker } : {}),
            }),
          )
          .catch(orNull);
        for (const { PartNumber = 0, Size = 0, ETag = '' } of page?.Parts ?? [])
          found.push({ number: PartNumber, bytes: Size, tag: ETag });
        marker = page?.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker);
      return found;
    },
    async endParts(key, upload, parts) {
      await client
        .send(
          new sdk.CompleteMultipartUploadCommand({
            ...at(key),
            UploadId: upload,
            MultipartUpload: { Parts: parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag })) },
          }),
        )
        .catch(refused);
    },
    async dropParts(key, upload) {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...at(key), UploadId: upload })).catch(orNull);
    },
  };
}
