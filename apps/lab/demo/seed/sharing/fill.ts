import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { labFolder } from '../../../src/base/labFolder.ts';
import { orderCategories } from '../../../src/base/photoTags.ts';
import type { FileStore } from '../../../src/base/ports/fileStore.ts';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { orders } from '../../../src/database/schema/orders.ts';
import {
  photoReleases,
  releaseTexts,
  sharedPhotoOrders,
  sharedPhotos,
  sharedPhotoTags,
} from '../../../src/database/schema/sharing.ts';
import { uploads } from '../../../src/database/schema/uploads.ts';
import { termsIn } from '../../../src/sharing/terms.ts';
import { demoAccounts } from '../accounts.ts';
import { fillOnce } from '../fillOnce.ts';

/** A photo that each of the first ten accounts shared. Its picture is drawn from the scene, as those of the store are. */
interface DemoPhoto {
  readonly file: string;
  readonly daysAgo: number;
  readonly tags: readonly (readonly [category: string, value: string])[];
  /** Latest shipped orders that it shows. */
  readonly orders: number;
  readonly revoked: boolean;
}

const photos: readonly DemoPhoto[] = [
  {
    file: 'wedding-album.jpg',
    daysAgo: 6,
    tags: [
      ['occasion', 'wedding'],
      ['subject', 'open'],
    ],
    orders: 1,
    revoked: false,
  },
  {
    file: 'storybook-detail.jpg',
    daysAgo: 20,
    tags: [
      ['occasion', 'wedding'],
      ['subject', 'detail'],
      ['place', 'studio'],
    ],
    orders: 0,
    revoked: false,
  },
  {
    file: 'wall-panel.jpg',
    daysAgo: 41,
    tags: [
      ['subject', 'wall'],
      ['place', 'home'],
    ],
    orders: 0,
    revoked: true,
  },
  {
    file: 'photo-book.jpg',
    daysAgo: 77,
    tags: [['occasion', 'family']],
    orders: 2,
    revoked: false,
  },
];

const day = 86_400_000;
const codesWithPhotos = demoAccounts.map(({ code }) => code).filter((code) => /^10(0\d|10)$/.test(code));

/** The id of a demonstration photo's upload: the same wherever the data is filled in. */
const keyOf = (code: string, file: string): string =>
  createHash('sha256').update(`shared photo ${code} ${file}`).digest().subarray(0, 16).toString('base64url');

interface Picture {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly small: Buffer;
}

async function readPicture(file: string): Promise<Picture> {
  const bytes = await readFile(join(labFolder, 'demo', 'data', 'sharing', file));
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const small = await sharp(bytes).resize({ width: 480, height: 480, fit: 'inside' }).webp().toBuffer();
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), width, height, small };
}

/**
 * Fills in the shared photos at the first start of a version that has them. Their files are put where this lab keeps
 * its files, also when the data came from a lab that kept its files elsewhere.
 */
export async function seedSharedPhotosOnce(
  database: Database,
  files: FileStore,
  today: Date,
): Promise<'filled' | 'kept'> {
  const probe = keyOf(codesWithPhotos.at(-1) ?? '', photos.at(-1)?.file ?? '');
  const result = await fillOnce(database, { name: 'shared photos', value: '1' }, async (queries) => {
    const pictures = await readPictures();
    await insertPhotos(queries, pictures, today);
  });
  if ((await files.readDerived('thumbs', probe)) === null) await putFiles(database, files);
  return result;
}

const readPictures = async (): Promise<ReadonlyMap<string, Picture>> =>
  new Map(await Promise.all(photos.map(async ({ file }) => [file, await readPicture(file)] as const)));

async function insertPhotos(
  queries: Queries,
  pictures: ReadonlyMap<string, Picture>,
  today: Date,
): Promise<void> {
  const people = await queries
    .select()
    .from(customers)
    .where(inArray(customers.code, codesWithPhotos))
    .orderBy(asc(customers.id));
  for (const person of people) {
    const terms = await termsIn(queries, person.language);
    await queries
      .insert(releaseTexts)
      .values({ id: terms.id, language: terms.language, text: terms.text })
      .onConflictDoNothing();
    const shipped = await queries
      .select({ code: orders.commessa, article: orders.article, size: orders.bookType })
      .from(orders)
      .where(and(eq(orders.customerId, person.id), eq(orders.fmStatus, 2), eq(orders.incomplete, false)))
      .orderBy(desc(orders.orderDate), desc(orders.id))
      .limit(2);
    // The oldest first, so that the newest has the highest number.
    for (const photo of photos.toReversed()) {
      const picture = pictures.get(photo.file);
      if (!picture) throw new Error(`ta: the picture ${photo.file} is missing`);
      const at = new Date(today.getTime() - photo.daysAgo * day);
      const key = keyOf(person.code, photo.file);
      const { bytes, sha256, width, height } = picture;
      await queries.insert(uploads).values({
        ...{ id: key, name: photo.file, size: bytes.length, received: bytes.length },
        ...{ claimed: sha256, sha256, state: 'checked', thumbnail: true },
        customerId: person.id,
        actorId: person.id,
        shareSession: `demonstration-${person.code}`,
        facts: { type: 'jpeg', bytes: bytes.length, width, height },
        createdAt: at,
        touchedAt: at,
      });
      const [row] = await queries
        .insert(sharedPhotos)
        .values({
          uploadId: key,
          customerId: person.id,
          isComposition: photo.orders > 1,
          sha256,
          createdAt: at,
          sentAt: at,
        })
        .returning({ id: sharedPhotos.id });
      const photoId = row?.id ?? 0;
      await queries
        .insert(sharedPhotoTags)
        .values(photo.tags.map(([category, value]) => ({ photoId, category, value })));
      for (const order of shipped.slice(0, photo.orders)) {
        await queries.insert(sharedPhotoOrders).values({ photoId, orderCode: order.code });
        await queries
          .insert(sharedPhotoTags)
          .values(
            [
              { category: orderCategories.product, value: order.article },
              { category: orderCategories.size, value: order.size },
            ]
              .filter(({ value }) => value !== '')
              .map((tag) => ({ photoId, source: order.code, ...tag })),
          )
          .onConflictDoNothing();
      }
      const name = `${person.name} ${person.surname}`;
      await queries.insert(photoReleases).values({
        customerId: person.id,
        photoKey: key,
        textId: terms.id,
        name,
        acceptedAt: at,
        ...(photo.revoked ? { revokedAt: new Date(at.getTime() + day), revokedBy: name } : {}),
      });
    }
  }
}

async function putFiles(database: Database, files: FileStore): Promise<void> {
  const pictures = await readPictures();
  // A photo that its customer has deleted since stays deleted.
  const kept = new Set(
    (await database.queries.select({ key: sharedPhotos.uploadId }).from(sharedPhotos)).map(({ key }) => key),
  );
  for (const code of codesWithPhotos)
    for (const { file } of photos) {
      const picture = pictures.get(file);
      const key = keyOf(code, file);
      if (!picture || !kept.has(key)) continue;
      const writer = await files.open(key, 0);
      await writer.write(picture.bytes);
      await writer.sync();
      await writer.close();
      await files.assemble(key, picture.bytes.length);
      await files.finish(key);
      await files.putDerived('thumbs', key, picture.small);
    }
}
