import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { accountOf } from '../identity/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { fileKeysAt } from '../store/fileKeys.ts';
import { knownCurrency } from '../store/priceList.ts';
import { fileOf } from '../store/productInfo.ts';
import { filesOf, productByName } from '../store/table.ts';
import type { FileRow } from '../store/table.ts';

const profiles = ['sRGB', 'AdobeRGB'];

/**
 * Address of the template of an order's product: the file of its templates whose name says the order's size (`30x30`),
 * from the folder of the order's profile where there is one for each. '' when the lab has none for this size.
 */
export async function templateFor(
  lab: Lab,
  session: Session,
  order: Pick<StoredOrder, 'article' | 'book_type' | 'currency'>,
  profile: string,
): Promise<string> {
  const { queries } = lab.database;
  const product = await productByName(queries, order.article, order.currency, lab.prices.today());
  const row = product && chooseTemplate(await filesOf(queries, product.slug), order.book_type, profile);
  if (!row) return '';
  const account = await accountOf(queries, session.owner);
  const keys = await fileKeysAt(queries, lab.clock.now());
  const file = fileOf(row, {
    language: languageOf(account.language),
    currency: order.currency,
    labOrigin: lab.config.portal.labOrigin,
    key: keys.keyOf(row.id, knownCurrency(order.currency)),
  });
  return file.url === '' ? '' : `${file.url}&download=1`;
}

export function chooseTemplate<T extends Pick<FileRow, 'section' | 'path' | 'filename' | 'kind'>>(
  files: readonly T[],
  bookType: string,
  profile: string,
): T | undefined {
  const wanted = sizeIn(bookType);
  if (wanted === undefined) return undefined;
  const sized = files.filter(({ section, kind, filename }) => {
    return section === 'templates' && kind !== 'folder' && sizeIn(filename) === wanted;
  });
  const folderOf = ({ path }: T) => path.split('/').find((name) => profiles.includes(name));
  return sized.find((file) => folderOf(file) === profile) ?? sized.find((file) => !folderOf(file));
}

/** The size in a text such as '30x40 cm' or '12x16 in.svg'; without a unit it is in centimetres. */
function sizeIn(text: string): string | undefined {
  const read = /(\d{1,5}(?:\.\d{1,5})?x\d{1,5}(?:\.\d{1,5})?) ?(in\b)?/.exec(text);
  return read ? `${read[1]} ${read[2] ?? 'cm'}` : undefined;
}
