import type { Language } from '@trade-area/core/contract';
import { csvFormFor, formatMoney, localeFor } from '@trade-area/core/kernel';
import { byteOrderMark, csvLine, csvNumber } from '../base/csv.ts';
import { posterSvg, templateSvg } from './drawings.ts';
import { fileTexts } from './fileTexts.ts';
import type { ProductRow } from './item.ts';
import { plainPdf } from './pdf.ts';
import type { SizeLists } from '../base/ports/prices.ts';
import type { PdfLine } from './pdf.ts';

/** The input of a generated file. */
export interface FileSubject {
  readonly product: ProductRow;
  /** Minor units; null = no price in this currency. */
  readonly price: number | null;
  readonly prices: SizeLists;
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
    const foot: PdfLine[] = [{ text: '' }, { text: fileTexts[subject.language].ask }];
    return plainPdf(title, [...head, ...lines, ...foot]);
  },
});

const leaflet = (name: 'care' | 'colour' | 'delivery' | 'steps') =>
  pdf(({ language }) => {
    const texts = fileTexts[language];
    return {
      title: texts[`${name}Title`],
      lines: texts[name].flatMap((text, index) => [{ text: `${index + 1}. ${text}` }, { text: '' }]),
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
    const texts = fileTexts[subject.language];
    return {
      title: `${texts.prices}: ${subject.product.name}`,
      lines: [
        { text: `${texts.from} ${priceText(subject)}`, style: 'heading' },
        { text: texts.days(subject.product.days) },
        { text: '' },
        ...priceLines(subject),
        { text: texts.vat },
      ],
    };
  }),
  'prices.csv': {
    icon: 'table',
    type: 'text/csv; charset=utf-8',
    write({ product, price, prices, currency, language }) {
      const texts = fileTexts[language];
      const sizes = prices.sizePrices(product, price);
      const form = csvFormFor({ language });
      const major = (amount: number | null) => (amount === null ? '' : csvNumber(amount, form));
      const listed = sizes.length > 0 ? sizes : [{ size: '', price, spread: null }];
      const rows = [
        [texts.item, texts.size, texts.from, texts.spread, texts.currency],
        ...listed.map((each) => [product.name, each.size, major(each.price), major(each.spread), currency]),
      ];
      return Buffer.from(byteOrderMark + rows.map((row) => csvLine(row, form)).join(''));
    },
  },
  'sheet.pdf': pdf(({ product, language }) => {
    const texts = fileTexts[language];
    return {
      title: `${texts.sheet}: ${product.name}`,
      lines: [
        { text: product.descriptions[language] || product.descriptions.en },
        { text: texts.days(product.days) },
        { text: texts.deliveryTitle, style: 'heading' },
        ...texts.delivery.map((text) => ({ text })),
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
  const texts = fileTexts[language];
  const range = prices.pageRange(product);
  const lines = new Map<string, string[]>();
  for (const { size, price: amount, spread } of sizes) {
    const more = spread === null ? '' : ` · ${texts.spread} ${amountText(spread, currency, language)}`;
    const text = `${amountText(amount, currency, language)}${more}`;
    lines.set(text, [...(lines.get(text) ?? []), size]);
  }
  return [
    { text: range === null ? texts.size : texts.least(range.least), style: 'heading' },
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
