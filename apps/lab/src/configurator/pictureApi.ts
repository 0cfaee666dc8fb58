import { randomBytes } from 'node:crypto';
import { saveQuotePicture } from '@trade-area/core/contract';
import { conflict, notFound, Refusal } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotePicturePath } from './picture.ts';
import { changeQuote, quoteOf } from './quoteTable.ts';
import { redrawPicture } from './redrawPicture.ts';

/** The stage draws no larger picture. */
const mostPixels = 4_000_000;

/**
 * Keeps the picture of what a quote configures. It is drawn anew from its pixels: what else a file may carry is not kept.
 * A picture of an earlier save is refused, and so is one of a quote that was ordered.
 */
export async function storeQuotePicture({
  lab,
  session,
  query,
  bytes,
}: Call<typeof saveQuotePicture, Session>): Promise<AnswerInput<typeof saveQuotePicture>> {
  const { queries } = lab.database;
  if (!(await quoteOf(queries, session.owner, query.id))) throw notFound();
  lab.requireSpace('files');
  const picture = await redrawPicture(bytes, {
    types: ['jpeg', 'webp'],
    mostPixels,
    failOn: 'warning',
  });
  const name = randomBytes(16).toString('hex');
  const { blobs } = lab.uploads;
  await blobs.put(name, picture);
  try {
    await write(lab, { session, endpoint: saveQuotePicture }, async (inside) => {
      const record = await quoteOf(inside, session.owner, query.id, { lock: true });
      if (!record) throw notFound();
      if (record.isOrdered) throw conflict('This quote was ordered. Its picture stays as it is.');
      if (String(record.revision) !== query.revision)
        throw conflict('This quote was changed in another window. Its picture is not of this save.');
      await changeQuote(inside, session.owner, record.id, { picture: name, pictureSize: picture.length });
    });
  } catch (error) {
    // After any other error the row may be stored; the clean-up removes files that no row names.
    if (error instanceof Refusal) await blobs.remove(name);
    throw error;
  }
  return { picture: `${lab.config.portal.labOrigin}${quotePicturePath}/${name}.webp` };
}
