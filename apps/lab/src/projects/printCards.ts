import { projectsPerPage } from '@trade-area/core/contract';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import { viewerOf } from '../configurator/viewer.ts';
import { searchable } from '../lists/searchText.ts';
import { productsBySlug } from '../store/catalogue.ts';
import { printFamilyOf } from './filters.ts';
import { printLink } from './productProjects.ts';
import { printProjectNames, printProjectsWith } from './table.ts';

/** A print project as its card shows it. */
export interface PrintCard {
  readonly uuid: string;
  readonly name: string;
  readonly product: string;
  /** `20x30`; '' = it has never been saved. */
  readonly size: string;
  /** Sheets of prints or cards; spreads of a book. */
  readonly sheets: number;
  readonly changedAt: Date;
  readonly picture: string;
  /** Opens it in the editor. */
  readonly link: string;
  /** Whether its product is sold to this customer. */
  readonly isAvailable: boolean;
}

/** The customer's print projects of every product whose names have all these words; a page past the last is the last. */
export async function findPrintCards(
  lab: Lab,
  session: Session,
  wanted: { readonly search: string; readonly page: number },
): Promise<{
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly PrintCard[];
}> {
  const { queries } = lab.database;
  const viewer = await viewerOf(lab, queries, session);
  const products = await productsBySlug(viewer.catalogue);
  const words = searchable(wanted.search).split(' ');
  const found = (await printProjectNames(queries, session.owner)).filter(({ slug, name }) => {
    const product = products.get(slug);
    if (!product || printFamilyOf(product) === '') return false;
    const text = searchable(name, product.name);
    return words.every((word) => text.includes(word));
  });
  const pages = Math.max(1, Math.ceil(found.length / projectsPerPage));
  const page = Math.min(wanted.page, pages);
  const ids = found.slice((page - 1) * projectsPerPage, page * projectsPerPage).map(({ id }) => id);
  const rows = new Map(
    (await printProjectsWith(queries, session.owner, ids)).map((row) => [row.id, row] as const),
  );
  const pictureOf = await quotePicturesOf(lab);
  const cards = ids.flatMap((id) => {
    const row = rows.get(id);
    const product = row && products.get(row.slug);
    if (!row || !product) return [];
    return [
      {
        uuid: row.uuid,
        name: row.name,
        product: product.name,
        size: row.size,
        sheets: row.pages,
        changedAt: row.changedAt,
        picture: pictureOf(product, { picture: row.cover }),
        link: printLink(product, row.uuid, lab.config.portal),
        isAvailable: !product.isArchived && viewer.sees(product),
      },
    ];
  });
  return { total: found.length, page, pages, cards };
}
