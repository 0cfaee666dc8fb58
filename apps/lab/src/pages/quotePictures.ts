import { buffer } from 'node:stream/consumers';
import type { Hono } from 'hono';
import type { Lab } from '../base/lab.ts';
import { isBlobName } from '../base/ports/fileStore.ts';
import { pictureSize, quotePicturePath } from '../configurator/picture.ts';
import { notFoundPage } from './errorPage.tsx';
import { sendBytes } from './sendBytes.ts';

/**
 * The pictures of what was configured. The name in the address is the right to see it: 128 random bits, new at each save,
 * told to the quote's owner, to readers of its shared link and at the desk. No shared cache and no search engine keeps it.
 */
export function addQuotePictures(app: Hono, lab: Lab): void {
  app.get(`${quotePicturePath}/:file`, async (context) => {
    const name = /^(\w+)\.webp$/.exec(context.req.param('file'))?.[1] ?? '';
    const size = isBlobName(name) ? await pictureSize(lab.database.queries, name) : undefined;
    const stored = size === undefined ? null : await lab.uploads.blobs.read(name, size);
    if (!stored) return notFoundPage(context, lab);
    const answer = sendBytes(context, await buffer(stored), {
      type: 'image/webp',
      seconds: 3_600,
      isPrivate: true,
    });
    answer.headers.set('x-robots-tag', 'noindex');
    return answer;
  });
}
