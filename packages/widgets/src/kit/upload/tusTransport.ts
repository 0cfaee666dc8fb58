import { DetailedError, Upload } from 'tus-js-client';
import { uploadLimits } from '@trade-area/core/contract';
import type { SendingOrder, Transport, TransportProblem } from '@trade-area/core/uploads';

/** Milliseconds before each repetition (editor.md 3(c)). */
const pauses = [500, 1_500, 5_000, 15_000];

export interface TusOptions {
  /** Origin of the lab. */
  readonly origin: string;
  /** Asked before every request: a session that was renewed meanwhile is taken up. */
  readonly token: () => Promise<string | null>;
}

/**
 * tus in the browser. Which upload a file belongs to is the lab's ledger's to say: nothing is remembered here, so that
 * a second customer on the same computer is never handed the first one's upload (reliability D7).
 */
export function tusTransport({ origin, token }: TusOptions): Transport {
  return {
    send(order) {
      let stopped = false;
      let release: () => void = () => undefined;
      const upload = new Upload(order.file.blob as Blob, {
        endpoint: order.uploadId === null ? `${origin}/files/` : null,
        uploadUrl: order.uploadId === null ? null : `${origin}/files/${order.uploadId}`,
        metadata: { ...order.metadata },
        chunkSize: uploadLimits.chunk,
        retryDelays: pauses,
        storeFingerprintForResuming: false,
        removeFingerprintOnSuccess: false,
        async onBeforeRequest(request) {
          const credential = await token();
          if (credential !== null) request.setHeader('Authorization', `Bearer ${credential}`);
        },
        onUploadUrlAvailable: () => order.onBegun(idOf(upload.url)),
        onProgress: (sent) => void (stopped || order.onProgress(sent)),
        onShouldRetry(error) {
          const again = mayPass(statusOf(error));
          if (again && !stopped) order.onRetry();
          return again;
        },
        onSuccess() {
          release();
          if (!stopped) order.onDone();
        },
        onError(error) {
          release();
          if (!stopped) order.onProblem(problemOf(error));
        },
      });
      void inThisTabOnly(order, {
        free: () => {
          if (!stopped) upload.start();
        },
        holding: (end) => {
          release = end;
          if (stopped) end();
        },
        taken: () => void (stopped || order.onProblem('elsewhere')),
      });
      return {
        stop() {
          stopped = true;
          void upload.abort(false);
          release();
        },
      };
    },
  };
}

/** Two tabs of one browser would take the upload from each other for ever: one has it at a time. */
async function inThisTabOnly(
  { uploadId }: SendingOrder,
  { free, holding, taken }: { free: () => void; holding: (end: () => void) => void; taken: () => void },
): Promise<void> {
  // Missing without https, and of no use for an upload that nobody else knows yet.
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (!locks || uploadId === null) return free();
  try {
    await locks.request(`ta-upload ${uploadId}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        taken();
        return undefined;
      }
      return new Promise<void>((resolve) => {
        holding(resolve);
        free();
      });
    });
  } catch {
    // A frame without storage has no locks either.
    free();
  }
}

const idOf = (url: string | null) => (url ?? '').split('/').pop() ?? '';

function statusOf(error: Error | DetailedError): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
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
export async function discardUpload({ origin, token }: TusOptions, uploadId: string): Promise<boolean> {
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
export async function fetchThumbnail({ origin, token }: TusOptions, uploadId: string): Promise<Blob | null> {
  try {
    const credential = await token();
    const answer = await fetch(`${origin}/files/${uploadId}/thumbnail`, {
      credentials: 'omit',
      headers: credential === null ? {} : { authorization: `Bearer ${credential}` },
    });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
