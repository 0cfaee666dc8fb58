import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorStatus, hasRight, rightOfCall, uploadLimits } from '@trade-area/core/contract';
import { Server } from '@tus/server';
import { bearerToken } from '../base/bearer.ts';
import { notFound, passwordChangeRequired, Refusal, rightMissing, signInAgain } from '../base/errors.ts';
import type { Listener } from './answerCache.ts';
import { currentRequest } from '../base/currentRequest.ts';
import { corsHeaders, securityHeaders } from '../base/securityHeaders.ts';
import { errorAnswer } from './errorAnswer.ts';
import type { Session } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import { attachArrivedFile } from '../messages/messageUploads.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createUploadId, recordUpload } from './uploadCreation.ts';
import { sendResponse, requestWithoutBody } from './nodeRequest.ts';
import { TusUploadStore, tusRequest } from './tusUploadStore.ts';
import type { TusRequest } from './tusUploadStore.ts';
import type { Lock } from '../base/ports/locks.ts';
import { limitIdleTime, limitBodyTime } from './requestTimeouts.ts';
import { queueInspection } from '../uploads/jobs.ts';
import { fileOf } from '../uploads/table.ts';
import { badChecksum, finished, isFull, isTusRefusal, systemCode } from '../uploads/tusRefusals.ts';

/** Checksum algorithms of the tus extension. */
const algorithms = ['sha1', 'sha256', 'md5'];
const methods = 'POST, HEAD, PATCH, DELETE, GET, OPTIONS';
const allowedHeaders =
  'authorization, content-type, tus-resumable, upload-length, upload-offset, upload-metadata, upload-checksum, upload-defer-length, upload-concat, x-http-method-override, x-requested-with';
const exposedHeaders =
  'location, tus-extension, tus-max-size, tus-resumable, tus-version, upload-length, upload-offset, upload-metadata, upload-expires, retry-after, x-request-id';

export interface TusServer {
  /** Answers `/files/`; passes every other request on. */
  wrap(next: Listener): Listener;
}

/** The upload server: it authenticates each request, then the tus server handles the protocol on the lab's ledger. */
export function createTusServer(lab: Lab, metrics: Pick<Metrics, 'countUploadBytes'>): TusServer {
  const { files, locks } = lab.uploads;
  const store = new TusUploadStore(lab, files, metrics.countUploadBytes);
  const server = new Server({
    path: '/files',
    datastore: store,
    locker: { newLock: (id) => withRequestSignal(locks.newLock(id)) },
    // Long enough to store the bytes received, short enough that a second request does not wait for seconds.
    lockDrainTimeout: 200,
    relativeLocation: true,
    maxSize: uploadLimits.file,
    allowedOrigins: [],
    exposedHeaders: ['Upload-Expires', 'Retry-After'],
    generateUrl: (_request, { id }) => `${lab.config.portal.labOrigin}/files/${id}`,
    namingFunction: createUploadId,
    async onUploadCreate(_request, upload) {
      const request = tusRequest.getStore();
      if (!request) throw notFound();
      await recordUpload(lab, request.session, {
        id: upload.id,
        size: upload.size ?? 0,
        metadata: upload.metadata ?? {},
      });
      return {};
    },
    async onUploadFinish(_request, upload) {
      if (!(await attachArrivedFile(lab, upload.id)))
        await lab.database.transaction((queries) => queueInspection(queries, upload.id, lab.clock.now()));
      return {};
    },
    onResponseError(_request, error) {
      if (isTusRefusal(error)) return error;
      const { status, body } = errorAnswer(error, lab.log);
      return { status_code: isFull(error) ? 507 : status, body: String(body) };
    },
  });

  return {
    wrap: (next) => (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (path !== '/files' && !path.startsWith('/files/')) {
        limitBodyTime(request);
        return next(request, response);
      }
      return answer(request, response, path);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const logged = currentRequest();
    if (logged) logged.route = 'uploads.tus';
    try {
      for (const [name, value] of Object.entries(headersFor(request))) response.setHeader(name, value);
      if (request.method === 'OPTIONS') return options(response);
      const version = header(request, 'tus-resumable');
      if (version !== '1.0.0' && request.method !== 'GET') return refuseVersion(response);
      const session = await sessionOf(request);
      if (logged) logged.customer = session.code;
      const id = /^\/files\/([A-Za-z0-9_-]{22})(\/thumbnail|\/proof)?$/.exec(path);
      if (request.method === 'GET') return await sendDerivedFile(response, session, id);
      if (request.method !== 'POST' && !id) throw notFound();
      const checked = await checkBody(request, session, id?.[1] ?? '');
      limitIdleTime(request);
      await tusRequest.run(checked, async () =>
        sendResponse(response, await server.handleWeb(requestWithoutBody(request, response))),
      );
    } catch (error) {
      await refuse(request, response, error);
    }
  }

  function headersFor(request: IncomingMessage): Record<string, string> {
    return {
      ...securityHeaders(),
      ...corsHeaders(header(request, 'origin'), lab.config.allowedOrigins),
      ...(lab.config.allowedOrigins.includes(header(request, 'origin'))
        ? { 'access-control-expose-headers': exposedHeaders }
        : {}),
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    };
  }

  function options(response: ServerResponse): void {
    response.setHeader('tus-version', '1.0.0');
    response.setHeader('tus-extension', store.extensions.join(','));
    response.setHeader('tus-max-size', String(uploadLimits.file));
    response.setHeader('tus-checksum-algorithm', algorithms.join(','));
    if (response.hasHeader('access-control-allow-origin')) {
      response.setHeader('access-control-allow-methods', methods);
      response.setHeader('access-control-allow-headers', allowedHeaders);
      response.setHeader('access-control-max-age', '600');
    }
    response.writeHead(204).end();
  }

  function refuseVersion(response: ServerResponse): void {
    response.setHeader('tus-version', '1.0.0');
    response.writeHead(412, { connection: 'close' }).end();
  }

  async function sessionOf(request: IncomingMessage): Promise<Session> {
    const token = bearerToken(request.headers.authorization);
    const session = token === '' ? null : await lab.sessions.find(token);
    if (!session) throw signInAgain();
    if (session.mustChangePassword) throw passwordChangeRequired();
    if (!hasRight(session.member?.rights ?? null, rightOfCall('uploads.create'))) throw rightMissing();
    return session;
  }

  /** Refuses requests that the tus server would accept or answer differently (T-D3). */
  async function checkBody(request: IncomingMessage, session: Session, id: string): Promise<TusRequest> {
    const type = header(request, 'content-type').split(';')[0]?.trim().toLowerCase() ?? '';
    const method = request.method ?? '';
    if (method === 'PATCH' && type !== 'application/offset+octet-stream')
      throw new Refusal('unsupported_media_type', 'Send application/offset+octet-stream.');
    if (!['POST', 'PATCH', 'HEAD', 'DELETE'].includes(method))
      throw new Refusal('method_not_allowed', `Use ${methods}.`);
    if (method === 'PATCH' || method === 'POST') lab.requireSpace('files');
    if (method === 'PATCH' || method === 'DELETE') {
      const found = await fileOf(lab.database.queries, session.owner, id);
      const confined = session.confinedTo !== undefined && session.confinedTo !== found?.orderCode;
      if (!found || confined) throw notFound();
      if (method === 'PATCH' && header(request, 'upload-offset') === '')
        throw new Refusal('bad_request', 'Upload-Offset is missing.');
      if (method === 'PATCH' && found.upload.received === found.upload.size && found.upload.size > 0)
        if (Number(header(request, 'upload-offset')) === found.upload.size && length(request) > 0)
          throw finished;
    }
    return {
      session,
      checksum: checksumOf(header(request, 'upload-checksum')),
      body: request,
      size: 0,
      ended: new AbortController().signal,
    };
  }

  /** Sends a file that the lab made: a thumbnail, or the proof that is stored beside an order's first file. */
  async function sendDerivedFile(
    response: ServerResponse,
    session: Session,
    id: RegExpExecArray | null,
  ): Promise<void> {
    const found = id?.[2] ? await fileOf(lab.database.queries, session.owner, id[1] ?? '') : undefined;
    const confined = session.confinedTo !== undefined && session.confinedTo !== found?.orderCode;
    const isProof = id?.[2] === '/proof';
    const bytes =
      found && !confined ? await files.readDerived(isProof ? 'proofs' : 'thumbs', found.upload.id) : null;
    if (!found || !bytes) throw notFound();
    const fileHeaders = isProof
      ? {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="proof-${found.orderCode.replace(/[^\w-]/g, '_')}.pdf"`,
        }
      : { 'content-type': 'image/webp' };
    response.writeHead(200, { ...fileHeaders, 'content-length': bytes.length }).end(bytes);
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    if (response.headersSent) return void response.destroy();
    const { status, headers, body } = isTusRefusal(error)
      ? {
          status: error.status_code,
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: error.body,
        }
      : errorAnswer(error, lab.log);
    // The rest of the body is not read, so the connection closes with the answer.
    const unread = !request.complete && length(request) > 0;
    if (systemCode(error) !== '' && status === errorStatus.internal) response.statusCode = 500;
    response.writeHead(status, { ...headers, ...(unread ? { connection: 'close' } : {}) }).end(body);
  }
}

/** A request that waits for a lock asks its holder to stop; the signal also reaches the store, which reads the body. */
function withRequestSignal(lock: Lock): Lock {
  const request = tusRequest.getStore();
  return {
    lock(signal, release) {
      if (request) request.ended = signal;
      return lock.lock(signal, release);
    },
    unlock: () => lock.unlock(),
  };
}

function checksumOf(text: string): TusRequest['checksum'] {
  if (text === '') return null;
  const [algorithm = '', value = '', more] = text.split(' ');
  const digest = Buffer.from(value, 'base64');
  if (!algorithms.includes(algorithm) || digest.length === 0 || more !== undefined) throw badChecksum;
  return { algorithm, digest };
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function length(request: IncomingMessage): number {
  if (request.headers['transfer-encoding']) return Number.POSITIVE_INFINITY;
  return Number(header(request, 'content-length') || '0');
}
