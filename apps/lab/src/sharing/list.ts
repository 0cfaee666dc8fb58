import { readTags, sharingLimits } from '@trade-area/core/contract';
import type { ChosenTag, sharedPhotos } from '@trade-area/core/contract';
import { invalid, notFound } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { pixelsOf } from '../configurator/images.ts';
import { featuresOf } from '../identity/features.ts';
import { accountOf } from '../identity/table.ts';
import { sharePass } from '../uploads/sharePass.ts';
import { problemOfPhoto } from './problem.ts';
import { neverAccepted, permissionsOf } from './releaseTable.ts';
import type { PermissionDates } from './releaseTable.ts';
import { countPhotos, photosOf } from './table.ts';
import type { PhotoSelection, StoredPhoto } from './table.ts';
import { tagChoices } from './tagChoices.ts';
import { ordersOf, tagCounts, tagsOf } from './tagTable.ts';

/** The photos of a customer, of all customers for the internal account, or of one visit (GW2-25). */
export async function listPhotos({
  lab,
  session,
  query,
}: Call<typeof sharedPhotos, Session>): Promise<AnswerInput<typeof sharedPhotos>> {
  const { queries } = lab.database;
  const key = query.session_key ?? '';
  // A frame's pass shows the photos of its own visit.
  if (session.confinedTo !== undefined && session.confinedTo !== sharePass(key)) throw notFound();
  const seeAll = key === '' && seesAll(lab.config, session);
  const selection: PhotoSelection = {
    owner: session.owner,
    seesAll: seeAll,
    session: key,
    tags: tagsIn(query.tags),
    sha256: query.sha256 ?? '',
  };
  const { perPage, listed } = sharingLimits;
  const total = await countPhotos(queries, selection);
  const limit = query.page === undefined ? listed : perPage;
  const pages = Math.max(1, query.page === undefined ? 1 : Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, Number(query.page ?? 1)), pages);
  const found = await photosOf(queries, selection, { offset: (page - 1) * limit, limit });
  const ids = found.map(({ photo }) => photo.id);
  const [tags, orders, permissions, counts, account] = await Promise.all([
    tagsOf(queries, ids),
    ordersOf(queries, ids),
    permissionsOf(
      queries,
      found.map(({ upload }) => upload.id),
    ),
    tagCounts(queries, selection),
    accountOf(queries, session.owner),
  ]);
  return {
    result: found.map((stored) => ({
      ...photoOf(stored, permissions.get(stored.upload.id) ?? neverAccepted),
      tag: tags
        .filter(({ photoId }) => photoId === stored.photo.id)
        .map(({ category, value, source }) => ({ categoria: category, valore: value, get_by: source })),
      order_code: orders
        .filter(({ photoId }) => photoId === stored.photo.id)
        .map(({ orderCode }) => orderCode)
        .join(','),
    })),
    allTags: tagChoices(lab.config, counts, languageOf(query.lang, account.language)),
    seeAll,
    page,
    pages,
    total,
  };
}

/** The internal account sees the photos of all customers; staff who act as a customer see that customer's (SHARE-15). */
export function seesAll(config: Parameters<typeof featuresOf>[0], session: Session): boolean {
  return featuresOf(config, session.code, session.acting).includes('internal');
}

function tagsIn(text: string | undefined): readonly ChosenTag[] {
  const tags = text === undefined || text === '' ? [] : readTags(text);
  if (tags === null) throw invalid({ tags: 'JSON list of {categoria, valore}' });
  return tags;
}

function photoOf({ photo, upload, code }: StoredPhoto, { acceptedAt, revokedAt }: PermissionDates) {
  const problem = problemOfPhoto(upload);
  const isReady = upload.state === 'checked' && problem === '';
  const { width, height } = isReady ? pixelsOf(upload) : { width: 0, height: 0 };
  return {
    id: String(photo.id),
    s3_key: upload.id,
    cod_gs: code,
    is_composition: photo.isComposition,
    ts_acept_terms: acceptedAt?.toISOString() ?? '',
    ts_delete_terms: revokedAt?.toISOString() ?? '',
    name: upload.name,
    size: upload.size,
    offset: upload.received,
    sha256: upload.claimed,
    state:
      problem !== ''
        ? ('refused' as const)
        : isReady
          ? ('ready' as const)
          : upload.state === 'arrived'
            ? ('arrived' as const)
            : ('partial' as const),
    problem,
    ...{ width, height, thumbnail: upload.thumbnail },
    ts_sent: photo.sentAt?.toISOString() ?? '',
  };
}
