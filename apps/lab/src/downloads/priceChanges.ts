import type { Lab } from '../base/lab.ts';
import { startOfDayAtLab } from '../base/workingDays.ts';
import { ofCatalogue, readCatalogue } from '../store/catalogue.ts';
import type { LibraryFile } from './libraryFile.ts';
import { changedPriceLists } from './table.ts';

/**
 * The price lists with the moment since which they hold: as soon as one has replaced another in a currency, it is updated
 * for everybody who opened the former one (DOC-19). The other files stay as they are.
 */
export async function withPriceChanges(
  lab: Lab,
  files: readonly LibraryFile[],
  currency: string,
): Promise<readonly LibraryFile[]> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const day = catalogue.prices.today();
  const changes = await ofCatalogue(catalogue, `price changes ${currency} ${day}`, async () => {
    const rows = await changedPriceLists(catalogue.queries, currency, day);
    return new Map(rows.map((row) => [row.slug, startOfDayAtLab(row.day, lab.config.calendar)]));
  });
  return files.map((file) => {
    const slug = pricedBy(file);
    const changedAt = slug === undefined ? undefined : changes.get(slug);
    return changedAt ? { ...file, isUpdated: true, changedAt } : file;
  });
}

/** The product whose prices a file lists; null = all products, undefined = it lists none. */
function pricedBy({ section, source }: LibraryFile): string | null | undefined {
  if (source.kind === 'prices') return null;
  return source.kind === 'product' && section === 'price_list' ? source.product.slug : undefined;
}
