import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A folder of built files, and the lab that its pages may call. */
interface Built {
  readonly folder: string;
  readonly lab: string;
  /** A further origin whose scripts the pages load. Default: none. */
  readonly scripts?: string;
}

/**
 * Serves one built page after the other on a port that the system chooses, under a policy without inline scripts and
 * styles, as a strict site would. It begins empty, because the lab must know the origin before it starts.
 */
export async function serveBuilt() {
  let built: Built = { folder: '', lab: '' };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(built.folder, path.endsWith('/') ? `${path}index.html` : path);
    const type = types[extname(file)] ?? 'application/octet-stream';
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': type, 'content-security-policy': policyFor(built) })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(next: Built): void {
      built = next;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function policyFor({ lab, scripts }: Built): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts ? ` ${scripts}` : ''}`,
    "style-src 'self'",
    `connect-src ${lab}`,
    `img-src 'self' data: blob: ${lab}`,
    "base-uri 'none'",
  ].join('; ');
}
