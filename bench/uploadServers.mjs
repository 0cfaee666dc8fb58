// References of uploads.bench.mjs, each in a process of its own: `raw` is node:http that writes a request to a file and
// syncs it before it answers, `tus` is the bare tus server with a store that writes and does not sync. Tells its parent
// the port.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataStore, Server, Upload } from '@tus/server';

const folder = mkdtempSync(join(process.argv[3] || tmpdir(), 'ta-bench-upload-'));
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

const server = process.argv[2] === 'raw' ? rawServer() : tusServer();
server.listen(0, '127.0.0.1', () => process.send(server.address().port));

function rawServer() {
  return createServer(async (request, response) => {
    const [, name, offset] = /^\/(\w+)\/(\d+)$/.exec(request.url) ?? [];
    const file = await open(join(folder, name), offset === '0' ? 'w' : 'r+');
    let at = Number(offset);
    for await (const part of request) {
      await file.write(part, 0, part.length, at);
      at += part.length;
    }
    await file.sync();
    await file.close();
    response.writeHead(204).end();
  });
}

/** As plain a store as the server can have: files, and lengths in memory. */
function tusServer() {
  const known = new Map();
  class FolderStore extends DataStore {
    extensions = ['creation'];
    async create(upload) {
      known.set(upload.id, upload);
      return upload;
    }
    async getUpload(id) {
      return new Upload({ ...known.get(id) });
    }
    async write(stream, id, offset) {
      const file = createWriteStream(join(folder, id), { flags: offset === 0 ? 'w' : 'r+', start: offset });
      await pipeline(stream, file);
      const now = offset + file.bytesWritten;
      known.get(id).offset = now;
      return now;
    }
  }
  const tus = new Server({ path: '/files', datastore: new FolderStore() });
  return createServer((request, response) => tus.handle(request, response));
}
