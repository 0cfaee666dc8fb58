import { frameLoadLimit } from '@trade-area/core/kernel';
import type { Clock, Fetch, FetchRequest, FetchResponse } from '@trade-area/core/kernel';
import type { OrderRow, SavedView } from '@trade-area/core/contract';

/** One call as the lab got it. */
export interface RecordedCall {
  /** Path, as `endpoint=` or directly. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a call goes wrong; `null` answers as usual. */
export type Fault =
  | 'unavailable'
  | 'broken'
  | 'notThere'
  | 'silent'
  | 'dropped'
  | 'html'
  | 'garbage'
  | 'truncated'
  | 'empty'
  | 'tooMany';

export const everyFault: readonly Fault[] = [
  'unavailable',
  'broken',
  'notThere',
  'silent',
  'dropped',
  'html',
  'garbage',
  'truncated',
  'empty',
  'tooMany',
];

/** A lab in memory that speaks the wire of the orders' endpoints. Change its lists at any time. */
export interface FakeLab {
  readonly fetch: Fetch;
  inprocess: readonly OrderRow[];
  incomplete: readonly OrderRow[];
  unread: readonly { readonly cod_order: string; readonly unread?: number }[];
  views: SavedView[];
  readonly requests: RecordedCall[];
  /** Answers of other endpoints, by the end of their path: JSON, or a text as it is. */
  readonly replies: Map<string, (body: RecordedCall['body'], path: string) => unknown>;
  /** Calls whose path contains `part` go wrong until `mend`. */
  fault(part: string, fault: Fault): void;
  mend(): void;
  /** Bodies of the calls whose path contains `part`, oldest first. */
  bodies(part: string): readonly RecordedCall['body'][];
}

const statusesOf: Readonly<Record<number, (row: OrderRow) => boolean>> = {
  // An old gateway also gives delivered rows on hold (ORD-22).
  1: (row) => [1, 3, 4, 5].includes(row.fm_status) || (row.fm_status === 2 && row.is_onhold === 1),
  2: (row) => [3, 4, 5].includes(row.fm_status),
  3: (row) => row.fm_status === 2,
  4: (row) => row.is_onhold === 1,
};

export function fakeLab(): FakeLab {
  const faults = new Map<string, Fault>();
  const lab: FakeLab = {
    inprocess: [],
    incomplete: [],
    unread: [],
    views: [],
    requests: [],
    replies: new Map(),
    fault: (part, fault) => void faults.set(part, fault),
    mend: () => faults.clear(),
    bodies: (part) => lab.requests.filter(({ path }) => path.includes(part)).map(({ body }) => body),
    async fetch(url, request) {
      const { pathname, searchParams } = new URL(url);
      const path = searchParams.get('endpoint') ?? pathname;
      const body = read(request);
      lab.requests.push({ path, body });
      const fault = [...faults].find(([part]) => path.includes(part))?.[1];
      return fault ? failed(fault, request) : answer(lab, path, body);
    },
  };
  return lab;
}

function read({ body }: FetchRequest): RecordedCall['body'] {
  if (typeof body !== 'string') return {};
  try {
    return JSON.parse(body) as RecordedCall['body'];
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

function respond(status: number, text: string, headers: Record<string, string> = {}): FetchResponse {
  return { status, headers: { get: (name) => headers[name] ?? null }, text: async () => text };
}
const json = (value: unknown) => respond(200, JSON.stringify(value));

function answer(lab: FakeLab, path: string, body: RecordedCall['body']): FetchResponse {
  const page = Number(/\/(\d+)$/.exec(path)?.[1] ?? 1);
  const reply = [...lab.replies].find(([part]) => path.replace(/\/\d+$/, '').endsWith(part))?.[1];
  const replied = reply?.(body, path);
  if (reply) return typeof replied === 'string' ? respond(200, replied) : json(replied);
  if (path.endsWith('/orders/counts')) return json(countsOf(lab));
  if (path.includes('/orders/inprocess')) return json(list(lab.inprocess, body, page));
  if (path.includes('/orders/last')) return json(list(lab.incomplete, body, page));
  if (path.endsWith('/unread_messages')) return json(lab.unread);
  if (path.endsWith('/check_token'))
    return json({ success: true, cod_fot: '1001', c: 'c1', name: 'Giulia', surname: 'Zanetti', area: '1' });
  if (path.endsWith('/customer/details'))
    return json({ code: '1001', area: '1', company: { country: 'IT' }, currency: 'EUR' });
  if (path.includes('/orders/details/')) {
    const code = decodeURIComponent(path.split('/').at(-1) ?? '');
    return json([...lab.inprocess, ...lab.incomplete].filter((row) => row.commessa === code));
  }
  if (path.endsWith('/customer/ticket')) return json({ ticket: 'once', expires_in: 60 });
  if (path.endsWith('/orders/export')) return respond(200, 'Order\r\n2600001\r\n');
  if (path.endsWith('/views/save')) {
    const view = { id: String(lab.views.length + 1), ...body } as unknown as SavedView;
    lab.views = [...lab.views.filter(({ name }) => name !== view.name), view];
  }
  if (path.endsWith('/views/delete')) lab.views = lab.views.filter(({ id }) => id !== body['id']);
  if (path.includes('/orders/views')) return json({ views: lab.views });
  return json({ success: true });
}

function countsOf({ inprocess, incomplete }: FakeLab) {
  const sizeOf = (status: number) => inprocess.filter((row) => statusesOf[status]?.(row) ?? false).length;
  return {
    incomplete: incomplete.length,
    in_progress: sizeOf(1),
    suspended: sizeOf(2),
    shipped: sizeOf(3),
    on_hold: sizeOf(4),
    inprocess: inprocess.length,
  };
}

interface Query {
  readonly search?: string;
  readonly type?: string;
  readonly status?: number;
}

function list(all: readonly OrderRow[], body: RecordedCall['body'], page: number) {
  const { search = '', type, status } = (body['query'] ?? {}) as Query;
  const found = all.filter(
    (row) =>
      (search === '' || JSON.stringify(row).toLowerCase().includes(search.toLowerCase())) &&
      (type === undefined || row.article === type) &&
      (status === undefined || (statusesOf[status]?.(row) ?? false)),
  );
  const pages = Math.max(1, Math.ceil(found.length / 10));
  const shown = Math.min(page, pages);
  return {
    orders: found.slice((shown - 1) * 10, shown * 10),
    page: shown,
    pages,
    total: found.length,
    types_list: [...new Set(all.map(({ article }) => article))].sort(),
  };
}

function failed(fault: Fault, { signal }: FetchRequest): Promise<FetchResponse> {
  const error = (status: number, code: string, headers = {}) =>
    Promise.resolve(respond(status, JSON.stringify({ error: { code, message: `inside ${code}` } }), headers));
  switch (fault) {
    case 'unavailable':
      return error(503, 'unavailable');
    case 'broken':
      return error(500, 'internal');
    case 'notThere':
      return error(404, 'not_found');
    case 'tooMany':
      return error(429, 'too_many', { 'retry-after': '7' });
    case 'silent':
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
      );
    case 'dropped':
      return Promise.reject(new TypeError('network'));
    case 'html':
      return Promise.resolve(respond(200, '<!doctype html><title>Welcome to nginx</title>'));
    case 'garbage':
      return Promise.resolve(respond(200, '\u0000\u0001 not json'));
    case 'truncated':
      return Promise.resolve(respond(200, '{"orders":[{"commessa":"26000'));
    case 'empty':
      return Promise.resolve(respond(200, ''));
  }
}

/** Longer waits than any call's: only `letTimePass` ends them. */
const long = 20_000;

export interface QuickClock extends Clock {
  /** The long waits are over, and those for pages in frames. */
  letTimePass(): void;
}

/**
 * Calls and pauses take a hundredth of their time; long waits last until a test ends them. So do waits for the page of a
 * frame: a real browser loads it, in its own time.
 */
export function quickClock(): QuickClock {
  const waiting = new Set<() => void>();
  return {
    now: () => new Date('2026-11-20T12:00:00Z'),
    after(milliseconds, callback) {
      if (milliseconds >= long || milliseconds === frameLoadLimit) {
        const mine = () => callback();
        waiting.add(mine);
        return () => void waiting.delete(mine);
      }
      const handle = setTimeout(callback, milliseconds / 100);
      return () => clearTimeout(handle);
    },
    letTimePass() {
      for (const callback of waiting) callback();
      waiting.clear();
    },
  };
}
