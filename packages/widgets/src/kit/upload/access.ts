import type { Gateway } from '@trade-area/core/gateway';
import { createUploader } from '@trade-area/core/uploads';
import type { Uploader } from '@trade-area/core/uploads';
import { browserPorts } from '../browser.ts';
import { newIdempotencyKey } from '../newIdempotencyKey.ts';
import { browserFileMemory } from './fileMemory.ts';
import { discardUpload, fetchDerivedFile, fetchThumbnail, tusTransport } from './tusTransport.ts';

/** The `HttpStack` of tus-js-client. Written out, because the declarations of tus need those of Node. */
export interface UploadHttpStack {
  createRequest(method: string, url: string): UploadHttpRequest;
  getName(): string;
}

interface UploadHttpRequest {
  getMethod(): string;
  getURL(): string;
  setHeader(header: string, value: string): void;
  getHeader(header: string): string | undefined;
  setProgressHandler(handler: (bytesSent: number) => void): void;
  send(body: unknown): Promise<UploadHttpResponse>;
  abort(): Promise<void>;
  getUnderlyingObject(): unknown;
}

interface UploadHttpResponse {
  getStatus(): number;
  getHeader(header: string): string | undefined;
  getBody(): string;
  getUnderlyingObject(): unknown;
}

/** The right to send files: a session of the page, or the pass of a frame. */
export interface UploadAccess {
  /** Origin of the lab. */
  readonly origin: string;
  readonly gateway: Gateway;
  readonly token: () => Promise<string | null>;
  /** Resolves with true once the customer is signed in again, with false when that will not happen. */
  readonly signedInAgain: () => Promise<boolean>;
  /** How tus asks. Default: the browser's XMLHttpRequest. */
  readonly stack?: UploadHttpStack;
  /** For pictures and removals. Default: the browser's. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The uploader of one order with the browser's ports. */
export function browserUploader(access: UploadAccess, orderCode: string): Uploader {
  return createUploader({
    gateway: access.gateway,
    clock: browserPorts().clock,
    transport: tusTransport(access),
    discard: (uploadId) => discardUpload(access, uploadId),
    signedInAgain: access.signedInAgain,
    wakes,
    memory: browserFileMemory(),
    createId: newIdempotencyKey,
    orderCode,
  });
}

/** The PDF in which the lab shows the sheets of a sent order in their order; null when it cannot be had now. */
export const labProof = (access: UploadAccess, proof: string) => fetchDerivedFile(access, proof, 'proof');

/** The lab's picture of a file. */
export const labThumbnail = (access: UploadAccess, uploadId: string) => fetchThumbnail(access, uploadId);

/** On a line again, or looked at again. */
function wakes(listener: () => void): () => void {
  const page = globalThis.document;
  const onVisibilityChange = () => {
    if (page.visibilityState === 'visible') listener();
  };
  globalThis.addEventListener('online', listener);
  page.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    globalThis.removeEventListener('online', listener);
    page.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
