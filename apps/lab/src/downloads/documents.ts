import type { DocumentEntry, documentLists } from '@trade-area/core/contract';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { libraryReader } from './address.ts';
import type { LibraryReader } from './address.ts';
import { readLibraryContent } from './library.ts';
import { keyOfFile } from './libraryFile.ts';
import type { LibraryFile, LibrarySection } from './libraryFile.ts';
import { withPriceChanges } from './priceChanges.ts';
import { openedFiles } from './table.ts';

type Entry = DocumentEntry;

/** Price lists and technical information (GW-20): the lab’s own, then one for each product, in the catalogue’s order (DOC-16). */
export async function listDocuments({
  lab,
  session,
  query,
}: Call<typeof documentLists, Session>): Promise<AnswerInput<typeof documentLists>> {
  const reader = await libraryReader(lab, session, query.lang);
  const content = await readLibraryContent(lab);
  const files = await withPriceChanges(lab, content.files, reader.currency);
  const opened = await openedFiles(lab.database.queries, session.owner);
  const photos = await productPhotos(lab, files);
  // The parts in this order, whatever the order of the files.
  const list = (...sections: readonly LibrarySection[]) =>
    entriesOf(
      sections.flatMap((wanted) => files.filter(({ section }) => section === wanted)),
      { reader, opened, photos },
    );
  return { price_list: list('price_list'), product_info: list('general', 'product_info') };
}

/** Addresses of the front pictures of products, by slug. */
async function productPhotos(lab: Lab, files: readonly LibraryFile[]): Promise<ReadonlyMap<string, string>> {
  const pictures = await lab.pictures.index();
  const slugs = new Set(
    files.flatMap(({ source }) => (source.kind === 'product' ? [source.product.slug] : [])),
  );
  return new Map(
    [...slugs].flatMap((slug) => {
      const { src } = pictures.set(slug, pictures.views(slug)[0] ?? '');
      return src === '' ? [] : [[slug, src.startsWith('/') ? `${lab.config.portal.labOrigin}${src}` : src]];
    }),
  );
}

interface Listed {
  readonly reader: LibraryReader;
  readonly opened: ReadonlyMap<string, Date>;
  readonly photos: ReadonlyMap<string, string>;
}

function entriesOf(files: readonly LibraryFile[], listed: Listed): Entry[] {
  const tiles = new Map<string, Tile>();
  const lists = new Set<string>();
  for (const file of files) {
    if (file.variant === 'icon' || file.variant === 'captions') continue;
    const { source } = file;
    if (source.kind === 'product') {
      // A leaflet that is the same for every product is one tile; the table of prices is in the complete list.
      const isShared = source.row.section === 'general';
      if (isShared && lists.has(source.row.kind)) continue;
      lists.add(source.row.kind);
      if (source.row.section === 'price_list' && file.icon !== 'pdf') continue;
    }
    const place = [...file.folder, file.filename].join('/');
    tiles.set(place, tileOf(file, tiles.get(place), listed));
  }
  return [...tiles.values()].map(({ entry, openedAt, changedAt }) => ({
    ...entry,
    // A later change makes it unread again (DOC-19).
    exist_view_download: openedAt > 0 && openedAt >= changedAt,
  }));
}

/** An entry while its resolutions are collected, with the latest moments of them; 0 = there is none. */
interface Tile {
  readonly entry: Omit<Entry, 'exist_view_download'>;
  readonly openedAt: number;
  readonly changedAt: number;
}

/** A tile; the low resolution of a file is added to the tile of the high one (DOC-17). */
function tileOf(file: LibraryFile, former: Tile | undefined, { reader, opened, photos }: Listed): Tile {
  const known = former?.entry;
  const { source, names } = file;
  const key = keyOfFile(file);
  const url = reader.addressOf(file, false);
  const own = names[reader.language] || names.en;
  const isOfProduct = source.kind === 'product' && source.row.section !== 'general';
  const name = isOfProduct ? `${source.product.name} · ${own}` : own;
  const entry = {
    filename: file.filename,
    name,
    icon: (isOfProduct ? photos.get(source.product.slug) : undefined) ?? file.icon,
    id_file: known?.id_file ?? file.id,
    is_updated: file.isUpdated || known?.is_updated === true,
    size: file.bytes,
  };
  const { key: knownKey, url: knownUrl } = { key: '', url: '', ...known };
  return {
    openedAt: Math.max(former?.openedAt ?? 0, opened.get(file.id)?.getTime() ?? 0),
    changedAt: Math.max(former?.changedAt ?? 0, file.changedAt?.getTime() ?? 0),
    entry:
      file.variant === 'low' || !known
        ? { ...entry, name: known?.name ?? name, key, url, key_high: knownKey, url_high: knownUrl }
        : { ...entry, key: knownKey, url: knownUrl, key_high: key, url_high: url },
  };
}
