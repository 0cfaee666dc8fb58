import type { ConfigurationField } from '@trade-area/core/contract';
import { looksOf, unknownFacts } from '@trade-area/core/preflight';
import { centred, cropIn, framesOf, imageFieldNames, valueOf } from '@trade-area/core/pricing';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { uploads } from '../database/schema/uploads.ts';
import type { ProductRow } from '../store/item.ts';
import { hasUploader } from './products.ts';

type StoredImage = typeof uploads.$inferSelect;

/** The code of the finding that keeps an image from being printed; '' = none. */
export function problemOf({ state, findings }: Pick<StoredImage, 'state' | 'findings'>): string {
  if (state === 'damaged') return 'damaged';
  return findings.find(({ level }) => level === 'block')?.code ?? '';
}

/** Upright pixels of a checked image. */
export function pixelsOf({ facts }: Pick<StoredImage, 'facts'>) {
  const { width, height } = looksOf({ ...unknownFacts, ...facts }, null);
  return { width, height };
}

export const thumbnailAddress = ({ config }: Pick<Lab, 'config'>, id: string): string =>
  `${config.portal.labOrigin}/files/${id}/thumbnail`;

/** The fields of a configuration with the images of its frames as the lab knows them, and their project. */
interface CheckedImages {
  readonly fields: readonly ConfigurationField[];
  /** null = no frame has an image. */
  readonly projectId: string | null;
}

/**
 * Reads the images of the frames: only ready ones of the customer's own project stay, at the size that the lab measured,
 * cropped within their edges.
 * The page's word for pixels and addresses is never taken (T-A1). Fields of a product without an uploader stay as they
 * are.
 */
export async function checkImages(
  lab: Pick<Lab, 'config'>,
  queries: Queries,
  owner: Owner,
  row: Pick<ProductRow, 'buy'>,
  fields: readonly ConfigurationField[],
): Promise<CheckedImages> {
  if (!hasUploader(row)) return { fields, projectId: null };
  const values = new Map(
    fields.flatMap((field) => {
      const value = valueOf(field);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
  const frames = Array.from({ length: framesOf(values) }, (_, index) => imageFieldNames(index + 1));
  const wanted = frames.flatMap(({ id }) => {
    const value = values.get(id);
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const images = new Map((await readyImages(queries, owner, wanted)).map((image) => [image.id, image]));
  const projectId = wanted.map((id) => images.get(id)?.projectId ?? null).find((id) => id !== null) ?? null;
  const checked = frames.flatMap((names, index): ConfigurationField[] => {
    const image = images.get(String(values.get(names.id) ?? ''));
    if (!image || image.projectId !== projectId) return [];
    const { width, height } = pixelsOf(image);
    const crop = cropIn(values, index + 1);
    const isCentred = crop.x === centred.x && crop.y === centred.y && crop.zoom === centred.zoom;
    return [
      { name: names.id, stringValue: image.id },
      { name: names.url, stringValue: thumbnailAddress(lab, image.id) },
      { name: names.width, numberValue: width },
      { name: names.height, numberValue: height },
      ...(isCentred
        ? []
        : [
            { name: names.cropX, numberValue: crop.x },
            { name: names.cropY, numberValue: crop.y },
            { name: names.cropZoom, numberValue: crop.zoom },
          ]),
    ];
  });
  return { fields: [...fields.filter(({ name }) => !/^Img\d/.test(name)), ...checked], projectId };
}

/** Locked against their removal until the transaction ends. */
async function readyImages(queries: Queries, owner: Owner, ids: readonly string[]): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(uploads)
    .where(
      ownedBy(
        uploads.customerId,
        owner,
        and(inArray(uploads.id, [...ids]), isNotNull(uploads.projectId), eq(uploads.state, 'checked')),
      ),
    )
    .for('share');
  return rows.filter((image) => problemOf(image) === '');
}
