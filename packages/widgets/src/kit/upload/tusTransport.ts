import { DetailedError, Upload } from 'tus-js-client';
import type { HttpStack } from 'tus-js-client';
import { uploadLimits } from '@trade-area/core/contract';
import type { LocalFile, Transport, TransportProblem } from '@trade-area/core/kernel';
import { withUploadLock } from './uploadLock.ts';
import { createTrackedHttpStack } from './createTrackedHttpStack.ts';

/** Milliseconds before each repetition (P-TRANSPORT). */
const pauses = [500, 1_500, 5_000, 15_000];

export interface TusOptions {
  /** Origin of the lab. */
  readonly origin: string;
  /** Asked before every request: a session that was renewed meanwhile is taken up. */
  readonly token: () => Promise<string | null>;
  /** How tus asks. Default: XMLHttpRequest, the only one that tells progress. */
  readonly stack?: HttpStack;
  /** For pictures and removals. Default: the browser's. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * tus in the browser. Which upload a file belongs to is the lab's ledger's to say: nothing is remembered here, so that
 * a second customer on the same computer is never handed the first one's upload (T-D7).
 */
export function tusTransport({ origin, token, stack = createTrackedHttpStack() }: TusOptions): Transport {
  return {
    send(order) {
      let stopped = false;
      let release: () => void = () => undefined;
      const waiting = new AbortController();
      const fail = (problem: TransportProblem, requestId?: string) => {
        release();
        if (!stopped) order.onProblem(problem, requestId);
        stopped = true;
      };
      /** A file that was changed on the disk looks like a broken line to the browser. */
      const stopIfUnreadable = async () => {
        if ((await isReadable(order.file)) || stopped) return;
        void upload.abort(false);
        fail('unreadable');
      };
      /** A beginning may have come through though its answer did not: the lab's ledger knows, before it is repeated. */
      const lookForBegun = async () => {
        const knownUploadId = await order.findUploadId?.().catch(() => null);
        if (knownUploadId && upload.url === null) upload.url = `${origin}/files/${knownUploadId}`;
      };
      const upload = new Upload(order.file.blob as Blob, {
        endpoint: order.uploadId === null ? `${origin}/files/` : null,
        uploadUrl: order.uploadId === null ? null : `${origin}/files/${order.uploadId}`,
        metadata: { ...order.metadata },
        chunkSize: uploadLimits.chunk,
        retryDelays: pauses,
        httpStack: stack,
        storeFingerprintForResuming: false,
        removeFingerprintOnSuccess: false,
        async onBeforeRequest(request) {
          const credential = await token();
          if (credential !== null) request.setHeader('Authorization', `Bearer ${credential}`);
        },
        onUploadUrlAvailable() {
          // From now on there is nothing to begin: tus would do it for every answer that tells no offset, a 503 too.
          upload.options.endpoint = null;
          order.onBegun(idOf(upload.url));
        },
        onProgress: (sent) => void (stopped || order.onProgress(sent)),
        onShouldRetry(error) {
          const again = mayPass(statusOf(error));
          if (!again || stopped) return false;
          order.onRetry();
          if (statusOf(error) === 0) void stopIfUnreadable();
          if (upload.url === null) void lookForBegun();
          return true;
        },
        onSuccess() {
          release();
          if (!stopped) order.onDone();
        },
        onError: (error) => fail(problemOf(error), requestIdOf(error)),
      });
      void withUploadLock(order, waiting.signal, {
        free: () => {
          if (!stopped) upload.start();
        },
        holding: (end) => {
          release = end;
          if (stopped) end();
        },
      });
      return {
        stop() {
          stopped = true;
          waiting.abort();
          void upload.abort(false);
          release();
        },
      };
    },
  };
}

/** Whether the browser still gives us the bytes of a chosen file. */
async function isReadable({ read, size }: LocalFile): Promise<boolean> {
  try {
    return (await read(0, Math.min(1, size))).length === Math.min(1, size);
  } catch {
    return false;
  }
}

const idOf = (url: string | null) => (url ?? '').split('/').pop() ?? '';

function statusOf(error: Error | DetailedError): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function requestIdOf(error: Error | DetailedError): string | undefined {
  if (!(error instanceof DetailedError)) return undefined;
  return error.originalResponse?.getHeader('x-request-id') ?? undefined;
}

/** Answers that a second attempt may change. */
function mayPass(status: number): boolean {
  return (
    status === 0 ||
    status === 409 ||
    status === 423 ||
    status === 429 ||
    (status >= 500 && status !== 507) ||
    status === 400
  );
}

function problemOf(error: Error | DetailedError): TransportProblem {
  const status = statusOf(error);
  if (status === 401) return 'signIn';
  if (status === 404 || status === 410) return 'gone';
  if (status === 413) return 'tooLarge';
  if (status === 507) return 'labFull';
  if (status >= 400 && status < 500 && status !== 409 && status !== 423) return 'refused';
  if (!(error instanceof DetailedError)) return 'unreadable';
  return 'offline';
}

/** Ends an upload at the lab; true also when it is gone already. */
export async function discardUpload(
  { origin, token, fetch = globalThis.fetch }: TusOptions,
  uploadId: string,
): Promise<boolean> {
  try {
    const credential = await token();
    const { status } = await fetch(`${origin}/files/${uploadId}`, {
      method: 'DELETE',
      credentials: 'omit',
      headers: {
        'tus-resumable': '1.0.0',
        ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
      },
    });
    return status === 204 || status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** The lab's small picture of a file, as bytes; null when there is none. */
export const fetchThumbnail = (options: TusOptions, uploadId: string): Promise<Blob | null> =>
  fetchDerivedFile(options, uploadId, 'thumbnail');

/** A preview or proof that the lab made, as bytes; null when there is none. */
export const fetchDerivedFile = (
  options: TusOptions,
  id: string,
  kind: 'thumbnail' | 'proof',
): Promise<Blob | null> => fetchLabFile(options, `/files/${id}/${kind}`);

/** A file at an address of the lab, as bytes; null when there is none, and for an address of any other site. */
export async function fetchLabFile(
  { origin, token, fetch = globalThis.fetch }: TusOptions,
  address: string,
): Promise<Blob | null> {
  try {
    const url = new URL(address, origin);
    // The credential goes to the lab alone.
    if (url.origin !== new URL(origin).origin) return null;
    const credential = await token();
    const answer = await fetch(url.href, {
      credentials: 'omit',
      headers: credential === null ? {} : { authorization: `Bearer ${credential}` },
    });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
