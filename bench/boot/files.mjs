import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { at, has } from '../../scripts/parts/root.mjs';

const gzipped = (bytes) => gzipSync(bytes, { level: 9 });

/** Script files under a folder of the repository: path below it, with forward slashes, to bytes. */
export function scriptsIn(...folder) {
  if (!has(...folder)) throw new Error(`${folder.join('/')} is not there. Run: npm run build`);
  const files = readdirSync(at(...folder), { recursive: true }).filter((path) => /\.m?js$/.test(path));
  return new Map(
    files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(at(...folder), path), 'utf8')]),
  );
}

/** The entry and what it imports at once, theirs, and so on. */
export function graphOf(files, entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  const imports = (files.get(entry) ?? '').matchAll(
    /(?:^|[;}\s])(?:import|export)\b[^'"()]*?["'](\.[^"']+)["']/g,
  );
  for (const [, from] of imports) graphOf(files, posix.join(dirname(entry), from), found);
  return found;
}

/** Files that a page loads before the first content: the entry, and the files of the first render, or all that it loads. */
export function firstFiles(built, entry) {
  const code = built.get(entry) ?? '';
  const [, drawing] = /["'`]\.\/(chunks\/first[A-Z]\w+-[\w-]+\.js)["'`]/.exec(code) ?? [];
  const loaded = [...code.matchAll(/import\(["'`]\.\/(chunks\/[\w.-]+)["'`]\)/g)].map(([, file]) => file);
  const found = graphOf(built, entry);
  for (const file of drawing ? [drawing] : loaded) graphOf(built, file, found);
  return found;
}

/** Thousands of bytes of some files, gzip -9, each compressed by itself as a server does. */
export function weightOf(files, paths) {
  return [...paths].reduce((sum, path) => sum + gzipped(files.get(path) ?? '').length, 0) / 1000;
}

/**
 * A site in memory: `pages` answers the HTML of a path, `scripts` the folders of scripts by their address. Everything
 * travels compressed, on the given port. Answers what it sent: `sent()` lists the scripts since the last call.
 */
export async function serve(context, port, pages, scripts) {
  const ready = new Map();
  for (const [base, files] of Object.entries(scripts))
    for (const [path, text] of files) ready.set(`${base}${path}`, gzipped(text));
  let log = [];
  /** Pages are compressed once, as scripts are: a server that is asked often keeps them. */
  const pressed = new Map();
  const press = (text) => {
    if (!pressed.has(text)) pressed.set(text, gzipped(text));
    return pressed.get(text);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    const script = ready.get(pathname);
    const page = script ? undefined : pages(pathname);
    if (script) log.push(script.length);
    const body = script ?? (page === undefined ? undefined : press(page));
    response.writeHead(body ? 200 : 404, {
      'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8',
      ...(body ? { 'content-encoding': 'gzip', 'content-length': body.length } : {}),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  context.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    sent() {
      const was = log;
      log = [];
      return was;
    },
  };
}
