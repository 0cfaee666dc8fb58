import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { saveQuotePicture } from '@trade-area/core/contract';
import { conflict, invalid, notFound, Refusal } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotePicturePath } from './picture.ts';
import { changeQuote, quoteOf } from './quoteTable.ts';

/** Bytes of a picture as it is kept; the contract's limit for one that is sent. */
const mostBytes = saveQuotePicture.mostBytes ?? 0;
const mostPixels = 4_000_000;
const longestSide = 960;

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
  const picture = await redraw(bytes);
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

/** WebP of at most 960 px and 200 kB. @throws invalid for anything that is no WebP or JPEG. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  if (!isWebp(bytes) && !isJpeg(bytes)) throw invalid({ picture: 'WebP or JPEG' });
  try {
    const drawn = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 }).resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    for (const quality of [82, 60, 35]) {
      const picture = await drawn.clone().webp({ quality }).toBuffer();
      if (picture.length <= mostBytes) return picture;
    }
  } catch {
    // Refused below: it begins like a picture and is none, or it has too many pixels.
  }
  throw invalid({ picture: 'a picture that can be drawn' });
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isWebp = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
