import type { Language } from '@trade-area/core/contract';
import { formatMoney, localeFor } from '@trade-area/core/kernel';
import type { Lab } from '../base/lab.ts';
import { byteOrderMark, csvLine } from '../base/csv.ts';
import type { SizePrice } from '../base/ports/prices.ts';
import { ofCatalogue, readCatalogue, sizeListsOf } from '../store/catalogue.ts';
import { fileTexts } from '../store/fileTexts.ts';
import { isTest } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { plainPdf } from '../store/pdf.ts';
import type { PdfLine } from '../store/pdf.ts';
import { pricedProducts } from '../store/table.ts';
import { allPricesName } from './texts.ts';

interface PricedProduct {
  readonly row: ProductRow;
  /** Minor units; null = not sold in this currency. */
  readonly price: number | null;
  /** Empty = the product has one price. */
  readonly sizes: readonly SizePrice[];
}

interface Reader {
  readonly language: Language;
  readonly currency: string;
}

/** The price list of every product with a page, of today and in the reader’s currency. */
export async function completePriceList(lab: Lab, format: 'pdf' | 'csv', reader: Reader): Promise<Buffer> {
  const products = await pricedToday(lab, reader.currency);
  return format === 'pdf' ? listPdf(products, reader, lab) : listCsv(products, reader);
}

async function pricedToday(lab: Lab, currency: string): Promise<readonly PricedProduct[]> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const lists = await sizeListsOf(catalogue);
  const day = lab.prices.today();
  const rows = await ofCatalogue(catalogue, `priced ${currency} ${day}`, () =>
    pricedProducts(catalogue.queries, currency, day),
  );
  return rows
    .filter(
      ({ row, price }) =>
        price !== null &&
        row.isActivePage &&
        !isTest({ is_in_test: row.isInTest, filter_class: row.filterClass }),
    )
    .map(({ row, price, sampleOf }) => ({ row, price, sizes: lists.sizePrices(sampleOf ?? row, price) }));
}

function listPdf(products: readonly PricedProduct[], { language, currency }: Reader, lab: Lab): Buffer {
  const texts = fileTexts[language];
  const money = (amount: number | null) =>
    amount === null ? '–' : formatMoney({ amount, currency, symbol: '' }, localeFor(language));
  const title = allPricesName[language];
  const lines: PdfLine[] = [
    { text: lab.config.portal.company.name },
    { text: title, style: 'title' },
    { text: `${currency} · ${lab.prices.today()}` },
    ...products.flatMap(({ row, price, sizes }): PdfLine[] => [
      { text: row.name, style: 'heading' },
      ...(sizes.length === 0 ? [{ text: money(price) }] : sizes.map((each) => ({ text: sizeLine(each) }))),
    ]),
    { text: '' },
    { text: texts.vat },
  ];
  function sizeLine({ size, price, spread }: SizePrice): string {
    const more = spread === null ? '' : ` · ${texts.spread} ${money(spread)}`;
    return `${size} cm   ${money(price)}${more}`;
  }
  return plainPdf(title, lines);
}

function listCsv(products: readonly PricedProduct[], { language, currency }: Reader): Buffer {
  const texts = fileTexts[language];
  const major = (amount: number | null) => (amount === null ? '' : (amount / 100).toFixed(2));
  const rows = products.flatMap(({ row, price, sizes }) => {
    const listed = sizes.length > 0 ? sizes : [{ size: '', price, spread: null }];
    return listed.map((each) => [row.name, each.size, major(each.price), major(each.spread), currency]);
  });
  const head = [texts.item, texts.size, texts.from, texts.spread, texts.currency];
  return Buffer.from(byteOrderMark + [head, ...rows].map((row) => csvLine(row)).join(''));
}
