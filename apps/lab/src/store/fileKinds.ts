import type { Language } from '@trade-area/core/contract';
import { formatMoney, localeFor } from '@trade-area/core/kernel';
import { csvLine, csvStart } from '../base/csv.ts';
import { posterSvg, templateSvg } from './drawings.ts';
import { fileWords } from './fileWords.ts';
import type { ProductRow } from './item.ts';
import { plainPdf } from './pdf.ts';
import type { Prices } from '../base/ports/prices.ts';
import type { PdfLine } from './pdf.ts';

/** The input of a generated file. */
export interface FileSubject {
  readonly product: ProductRow;
  /** Minor units; null = no price in this currency. */
  readonly price: number | null;
  readonly prices: Prices;
  readonly currency: string;
  readonly language: Language;
  readonly labName: string;
  /** The product's picture as a data address, '' without one. */
  readonly photo: string;
}

export interface FileKind {
  /** Name of the icon a list shows. */
  readonly icon: 'pdf' | 'table' | 'image' | 'vector';
  readonly type: string;
  write(subject: FileSubject): Buffer;
}

const pdf = (write: (subject: FileSubject) => { title: string; lines: readonly PdfLine[] }): FileKind => ({
  icon: 'pdf',
  type: 'application/pdf',
  write(subject) {
    const { title, lines } = write(subject);
    const head: PdfLine[] = [{ text: subject.labName }, { text: title, style: 'title' }, { text: '' }];
    const foot: PdfLine[] = [{ text: '' }, { text: fileWords[subject.language].ask }];
    return plainPdf(title, [...head, ...lines, ...foot]);
  },
});

const leaflet = (name: 'care' | 'colour' | 'delivery' | 'steps') =>
  pdf(({ language }) => {
    const words = fileWords[language];
    return {
      title: words[`${name}Title`],
      lines: words[name].flatMap((text, index) => [{ text: `${index + 1}. ${text}` }, { text: '' }]),
    };
  });

const poster = (width: number, height: number): FileKind => ({
  icon: 'vector',
  type: 'image/svg+xml',
  write: ({ product, language, labName, photo }) =>
    Buffer.from(
      posterSvg({
        width,
        height,
        photo,
        title: product.name,
        lead: product.descriptions[language] || product.descriptions.en,
        small: labName,
      }),
    ),
});

const kinds: Readonly<Record<string, FileKind>> = {
  'prices.pdf': pdf((subject) => {
    const words = fileWords[subject.language];
    return {
      title: `${words.prices}: ${subject.product.name}`,
      lines: [
        { text: `${words.from} ${priceText(subject)}`, style: 'heading' },
        { text: words.days(subject.product.days) },
        { text: '' },
        ...priceLines(subject),
        { text: words.vat },
      ],
    };
  }),
  'prices.csv': {
    icon: 'table',
    type: 'text/csv; charset=utf-8',
    write({ product, price, prices, currency, language }) {
      const words = fileWords[language];
      const sizes = prices.sizePrices(product, price);
      const major = (amount: number | null) => (amount === null ? '' : (amount / 100).toFixed(2));
      const listed = sizes.length > 0 ? sizes : [{ size: '', price, spread: null }];
      const rows = [
        [words.item, words.size, words.from, words.spread, words.currency],
        ...listed.map((each) => [product.name, each.size, major(each.price), major(each.spread), currency]),
      ];
      return Buffer.from(csvStart + rows.map(csvLine).join(''));
    },
  },
  'sheet.pdf': pdf(({ product, language }) => {
    const words = fileWords[language];
    return {
      title: `${words.sheet}: ${product.name}`,
      lines: [
        { text: product.descriptions[language] || product.descriptions.en },
        { text: words.days(product.days) },
        { text: words.deliveryTitle, style: 'heading' },
        ...words.delivery.map((text) => ({ text })),
      ],
    };
  }),
  'care.pdf': leaflet('care'),
  'colour.pdf': leaflet('colour'),
  'delivery.pdf': leaflet('delivery'),
  'steps.pdf': leaflet('steps'),
  'square.svg': poster(1080, 1080),
  'story.svg': poster(1080, 1920),
  'poster.svg': poster(1400, 1980),
  'card.svg': poster(1480, 1050),
};

/** The writer of a kind: `template 30x20 sRGB` is drawn to size, other kinds have fixed names. undefined = unknown. */
export function fileKind(kind: string): FileKind | undefined {
  const [, width, height, profile = ''] = /^template (\d+)x(\d+) (\w+)$/.exec(kind) ?? [];
  if (width === undefined || height === undefined)
    return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return {
    icon: 'vector',
    type: 'image/svg+xml',
    write: ({ product }) =>
      Buffer.from(templateSvg(product.name, { width: Number(width), height: Number(height) }, profile)),
  };
}

/** Sizes of the same price in one line, with the price of a further spread. */
function priceLines({ product, price, prices, currency, language }: FileSubject): readonly PdfLine[] {
  const sizes = prices.sizePrices(product, price);
  if (sizes.length === 0) return [];
  const words = fileWords[language];
  const range = prices.pageRange(product);
  const lines = new Map<string, string[]>();
  for (const { size, price: amount, spread } of sizes) {
    const more = spread === null ? '' : ` · ${words.spread} ${amountText(spread, currency, language)}`;
    const text = `${amountText(amount, currency, language)}${more}`;
    lines.set(text, [...(lines.get(text) ?? []), size]);
  }
  return [
    { text: range === null ? words.size : words.least(range.least), style: 'heading' },
    ...[...lines].flatMap(([text, names]): PdfLine[] => [
      { text: `${names.join(', ')} cm`, style: 'row' },
      { text },
      { text: '' },
    ]),
  ];
}

function priceText({ price, currency, language }: FileSubject): string {
  return price === null ? '–' : amountText(price, currency, language);
}

function amountText(amount: number, currency: string, language: Language): string {
  return formatMoney({ amount, currency, symbol: '' }, localeFor(language));
}
