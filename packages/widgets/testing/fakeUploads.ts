import type { HttpRequest, HttpStack } from 'tus-js-client';
import { createGateway } from '@trade-area/core/gateway';
import { clashes } from '@trade-area/core/preflight';
import { silentLog, systemClock } from '@trade-area/core/kernel';
import type { Fetch } from '@trade-area/core/kernel';
import type { AnnouncedFile, UploadedFile } from '@trade-area/core/contract';
import { choices, ledger } from './fakeLedger.ts';
import type { UploadAccess } from '../src/kit/upload/access.ts';

const origin = 'https://lab.test';
let counted = 0;

interface Held {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  offset: number;
  slot: string;
  sha256: string;
  state: UploadedFile['state'];
  accepted: string[];
  /** Set aside: in no list, and restorable. */
  removed?: boolean;
}

/** One PATCH as it arrived. */
interface Patch {
  readonly id: string;
  readonly offset: number;
  readonly length: number;
}

/** A lab in memory that takes files by tus 1.0.0, compares them, and keeps the ledger. */
export interface FakeUploads {
  /** Someone's right to send; each page has its own. */
  access(): UploadAccess;
  /** Serves the requests that are not tus. */
  readonly fetch: Fetch;
  readonly files: Held[];
  readonly patches: Patch[];
  /** Chosen files whose upload has not begun, by id. */
  readonly announced: Map<string, AnnouncedFile>;
  /** False: no request gets through. */
  line: boolean;
  /** Bytes of the next PATCH that arrive before the line breaks; null = all. */
  cut: number | null;
  /** The answer to the next upload that starts does not arrive. */
  loseAnswer: boolean;
  /** Double pages of the order; one more costs 7.80 € without VAT, an order of ten pages 200 €. */
  spreads: number;
  /** The lab has another price by now than it told. */
  dearer: boolean;
  /** False: the lab has no price for other pages. */
  priced: boolean;
  /** False: the order takes no files. */
  open: boolean;
  /** The order was sent: its proof is there. */
  given: boolean;
  /** Name of the order beside the couple's names. */
  name: string;
  /** ISO day of the event; '' = none. */
  date: string;
  /** The customer's sales area. */
  area: string;
  /** Address of the product's template; '' = none. */
  template: string;
  /** PATCHes wait until this resolves. */
  hold: Promise<void> | null;
  /** False: 401. */
  session: boolean;
  /** Signs the customer in, over the page. */
  signIn(): void;
}

/** An album of so many double pages of 30 × 30 cm. */
export function fakeUploads({ spreads = 5 }: { readonly spreads?: number } = {}): FakeUploads {
  const waiting: (() => void)[] = [];
  const lab: FakeUploads = {
    files: [],
    patches: [],
    announced: new Map(),
    line: true,
    cut: null,
    loseAnswer: false,
    spreads,
    dearer: false,
    priced: true,
    open: true,
    given: false,
    name: '',
    date: '2026-06-06',
    area: '',
    template: '',
    hold: null,
    session: true,
    signIn() {
      lab.session = true;
      for (const resolve of waiting.splice(0)) resolve();
    },
    async fetch(url, { method, body }) {
      if (!lab.line) throw new TypeError('network');
      const { pathname, searchParams } = new URL(url);
      const [status, value] = lab.session
        ? await answer(lab, searchParams.get('endpoint') ?? pathname, method, String(body ?? '{}'))
        : [401, { error: { code: 'unauthorized', message: '' } }];
      return { status, headers: { get: () => null }, text: async () => JSON.stringify(value) };
    },
    access() {
      const { fetch } = lab;
      const token = async () => 'secret';
      return {
        origin,
        token,
        gateway: createGateway({ origin, fetch, clock: systemClock, log: silentLog, token }),
        signedInAgain: () => new Promise((resolve) => waiting.push(() => resolve(true))),
        stack: stackOf(lab),
        fetch: async (url, request) => {
          const response = await fetch(String(url), { method: request?.method ?? 'GET', headers: {} });
          return new Response(null, { status: response.status });
        },
      };
    },
  };
  return lab;
}

async function answer(
  lab: FakeUploads,
  path: string,
  method: string,
  text: string,
): Promise<[number, unknown]> {
  if (path.startsWith('/files/')) {
    const index = lab.files.findIndex(({ id }) => path === `/files/${id}`);
    if (method === 'GET' && path === '/files/p1/proof') return [200, {}];
    if (method !== 'DELETE' || index < 0) return [404, {}];
    lab.files.splice(index, 1);
    return [204, {}];
  }
  const body = JSON.parse(text) as Record<string, string> & { codes?: string[] };
  const file = lab.files.find(({ id }) => id === body['upload']);
  switch (path.split('/').at(-1)) {
    case 'ledger':
      return [200, ledger(lab)];
    case 'announce': {
      const chosen = JSON.parse(text) as { files: AnnouncedFile[]; withdrawn: string[] };
      for (const id of chosen.withdrawn) lab.announced.delete(id);
      for (const each of chosen.files) lab.announced.set(each.id, each);
      return [200, { success: true }];
    }
    case 'verify': {
      if (!file) return [404, {}];
      file.sha256 = await sha256(file.bytes);
      file.state = file.sha256 === body['sha256'] ? 'checked' : 'damaged';
      return [200, { state: file.state }];
    }
    case 'place':
      for (const other of lab.files) if (clashes(other.slot, body['slot'] ?? '')) other.slot = '';
      if (file) file.slot = body['slot'] ?? '';
      return [200, { success: true }];
    case 'remove':
      if (!file) return [404, {}];
      file.removed = true;
      return [200, { success: true, restorable: true }];
    case 'restore':
      if (!file?.removed) return [404, {}];
      file.removed = false;
      if (lab.files.some((other) => other !== file && !other.removed && clashes(other.slot, file.slot)))
        file.slot = '';
      return [200, { slot: file.slot }];
    case 'accept':
      if (file) file.accepted = body.codes ?? [];
      return [200, { success: true }];
    case 'pages':
      return [200, { pages: lab.spreads * 2, currency: 'EUR', choices: lab.priced ? choices(lab) : [] }];
    case 'change': {
      const { pages, total } = JSON.parse(text) as { pages: number; total: number };
      if (lab.dearer) {
        lab.dearer = false;
        return [409, { error: { code: 'conflict', message: '' } }];
      }
      if (choices(lab).find((each) => each.pages === pages)?.total !== total) return [422, {}];
      lab.spreads = pages / 2;
      for (const each of lab.files)
        if (Number(/spread-(\d+)/.exec(each.slot)?.[1] ?? 0) > lab.spreads) each.slot = '';
      return [200, { pages }];
    }
    case 'send':
      lab.given = true;
      return [200, { folder: 'f', files: lab.files.length, warnings: 0 }];
    default:
      return [404, {}];
  }
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stackOf(lab: FakeUploads): HttpStack {
  return {
    getName: () => 'memory',
    createRequest(method, url): HttpRequest {
      const headers = new Map<string, string>();
      let progress: (sent: number) => void = () => undefined;
      let stop: (reason: Error) => void = () => undefined;
      const aborted = new Promise<never>((_resolve, reject) => (stop = reject));
      aborted.catch(() => undefined);
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
        getHeader: (name) => headers.get(name.toLowerCase()),
        setProgressHandler: (handler) => void (progress = handler),
        getUnderlyingObject: () => null,
        abort: async () => stop(new Error('aborted')),
        async send(body: Blob | null) {
          const response = await Promise.race([aborted, receive(lab, method, url, headers, body)]);
          progress(body?.size ?? 0);
          return {
            getStatus: () => response.status,
            getHeader: (name) => response.headers[name.toLowerCase()],
            getBody: () => '',
            getUnderlyingObject: () => null,
          };
        },
      };
    },
  };
}

async function receive(
  lab: FakeUploads,
  method: string,
  url: string,
  headers: ReadonlyMap<string, string>,
  body: Blob | null,
): Promise<{ status: number; headers: Readonly<Record<string, string | undefined>> }> {
  if (method === 'PATCH' && lab.hold) await lab.hold;
  if (!lab.line) throw new Error('network');
  if (!lab.session) return { status: 401, headers: {} };
  if (method === 'POST') {
    const metadata = Object.fromEntries(
      (headers.get('upload-metadata') ?? '').split(',').map((pair) => {
        const [key = '', value = ''] = pair.split(' ');
        return [key, new TextDecoder().decode(Uint8Array.from(atob(value), (byte) => byte.charCodeAt(0)))];
      }),
    );
    counted += 1;
    const id = `u${String(counted).padStart(21, '0')}`;
    const bytes = new Uint8Array(Number(headers.get('upload-length')));
    const slot = metadata['slot'] ?? '';
    lab.announced.delete(metadata['announced'] ?? '');
    lab.files.push({ id, metadata, bytes, offset: 0, slot, sha256: '', state: 'partial', accepted: [] });
    if (lab.loseAnswer) {
      lab.loseAnswer = false;
      throw new Error('network');
    }
    for (const other of lab.files) if (other.id !== id && clashes(other.slot, slot)) other.slot = '';
    return { status: 201, headers: { location: `${origin}/files/${id}` } };
  }
  const file = lab.files.find(({ id }) => url.endsWith(`/${id}`));
  if (!file) return { status: 404, headers: {} };
  const at = () => ({ 'upload-offset': String(file.offset), 'upload-length': String(file.bytes.length) });
  if (method === 'HEAD') return { status: 200, headers: at() };
  const offset = Number(headers.get('upload-offset'));
  if (offset !== file.offset) return { status: 409, headers: {} };
  const sent = new Uint8Array(await (body ?? new Blob()).arrayBuffer());
  const arrived = lab.cut === null ? sent : sent.subarray(0, lab.cut);
  lab.patches.push({ id: file.id, offset, length: arrived.length });
  file.bytes.set(arrived, offset);
  file.offset += arrived.length;
  if (file.offset === file.bytes.length) file.state = 'arrived';
  if (lab.cut !== null) throw new Error('network');
  return { status: 204, headers: at() };
}

/** The head of a JPEG of a 30 × 30 spread with bytes behind it that make each file another one. `width` in pixels. */
export function spreadFile(name: string, seed: number, size = 400_000, width = 7_157): File {
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x0e, 0x1e, width >> 8, width & 255, 3];
  const head = [...frame, 1, 17, 0, 2, 17, 0, 3, 17, 0, 0xff, 0xda, 0, 2];
  const bytes = new Uint8Array(size);
  bytes.set(head);
  bytes.fill(seed, 500);
  return new File([bytes], name, { type: 'image/jpeg', lastModified: 1_700_000_000_000 });
}
