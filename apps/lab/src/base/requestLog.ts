import { holdsCardNumber } from '@trade-area/core/kernel';
import type { Log } from '@trade-area/core/kernel';

/** One line for each request: never a query, a body, a header, a name or an address of a person. */
export function logRequest(
  log: Log,
  line: {
    readonly method: string;
    readonly path: string;
    /** Id of an endpoint, or pattern of a page's path. */
    readonly route: string;
    readonly customer: string;
    readonly status: number;
    readonly milliseconds: number;
  },
): void {
  log(line.status >= 500 ? 'error' : 'info', 'request', {
    method: line.method,
    // Paths of the contract contain order codes at most; of any other path only the beginning is logged.
    what: isEndpoint(line.route) ? line.route : withoutCardNumber(line.path).slice(0, 80),
    status: line.status,
    ms: Math.round(line.milliseconds),
    ...(line.customer ? { customer: line.customer } : {}),
  });
}

/** A path as it may be logged: of one that holds a card number, only its first word (T-B4). */
function withoutCardNumber(path: string): string {
  const readable = path.replaceAll(/%20|\+/g, ' ');
  if (!holdsCardNumber(readable)) return path;
  const [, first = ''] = readable.split('/');
  return holdsCardNumber(first) ? '/…' : `/${first}/…`;
}

/** Ids of endpoints have the form `orders.list`; patterns of pages are paths. */
const isEndpoint = (route: string) => /^\w+\.\w+$/.test(route);

/**
 * Writes lines of JSON. Ordinary lines are buffered for a moment and written together; warnings and errors are written
 * at once, to standard error.
 */
export function consoleLog(now: () => Date): Log {
  let gathered: string[] = [];
  const flush = () => {
    const lines = gathered.join('');
    gathered = [];
    if (lines !== '') process.stdout.write(lines);
  };
  process.once('exit', flush);
  return (level, message, fields = {}) => {
    const line = `${JSON.stringify({ at: now().toISOString(), level, message, ...fields })}\n`;
    if (level !== 'info') {
      process.stderr.write(line);
      return;
    }
    if (gathered.length === 0) setTimeout(flush, 100).unref();
    gathered.push(line);
  };
}
