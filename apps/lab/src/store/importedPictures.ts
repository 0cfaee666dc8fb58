import { eq } from 'drizzle-orm';
import type { Pictures, PictureIndex } from '../base/ports/pictures.ts';
import type { Queries } from '../database/open.ts';
import { productPictures } from '../database/schema/content.ts';
import { indexOf } from './pictures.ts';

/** Milliseconds after which an import of another process is seen. */
const freshness = 10_000;

/**
 * The pictures of the lab's folder, and those that were imported into the database, which count where both have one of
 * a name.
 * @param monotonic milliseconds that have passed since any moment
 */
export function withImportedPictures(
  ofFolder: Pictures,
  queries: Queries,
  monotonic: () => number,
): Pictures {
  let last: { readonly at: number; readonly names: Promise<ReadonlyMap<string, string>> } | undefined;
  let combined: { readonly of: readonly unknown[]; readonly index: PictureIndex } | undefined;

  const imported = () => {
    if (!last || monotonic() - last.at > freshness) {
      const names = hashesOf(queries);
      last = { at: monotonic(), names };
      // A question that failed is asked again.
      names.catch(() => (last = undefined));
    }
    return last.names;
  };

  return {
    async index() {
      const [folder, names] = await Promise.all([ofFolder.index(), imported()]);
      if (names.size === 0) return folder;
      if (combined?.of[0] !== folder || combined.of[1] !== names)
        combined = {
          of: [folder, names],
          index: indexOf(new Map([...folder.hashes, ...names]), namesWithout(folder.names, names)),
        };
      return combined.index;
    },
    async read(name) {
      if (!(await imported()).has(name)) return ofFolder.read(name);
      const [row] = await queries
        .select({ content: productPictures.content })
        .from(productPictures)
        .where(eq(productPictures.name, name));
      return row ? Buffer.from(row.content) : null;
    },
  };
}

/** Names of files with the hashes of their addresses. */
async function hashesOf(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ name: productPictures.name, hash: productPictures.hash })
    .from(productPictures);
  return new Map(rows.map(({ name, hash }) => [name, hash.slice(0, 10)]));
}

/** An imported picture shows whatever its lab has put there. */
function namesWithout(
  named: ReadonlyMap<string, string>,
  imported: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const pictures = new Set([...imported.keys()].map((name) => name.replace(/-\d+\.\w+$/, '')));
  return new Map([...named].filter(([picture]) => !pictures.has(picture)));
}
