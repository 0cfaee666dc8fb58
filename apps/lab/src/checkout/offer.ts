import type { quoteOffer } from '@trade-area/core/contract';
import { formatMoney, formatShortDate, localeFor } from '@trade-area/core/kernel';
import { dayOf } from '../base/day.ts';
import { labMoment } from '../base/labMoment.ts';
import { invalid, notFound } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { Call, FileAnswer } from '../base/route.ts';
import { describeConfiguration } from '../configurator/describe.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import { quotationOf } from '../configurator/quotePrice.ts';
import { quoteOf } from '../configurator/quoteTable.ts';
import type { Account } from '../identity/table.ts';
import { column, sheet, startPaper } from '../payments/pdf/paper.ts';
import type { Paper } from '../payments/pdf/paper.ts';
import { pictureIn } from './offerPicture.ts';
import type { OfferPicture } from './offerPicture.ts';
import { offerPrice } from './offerPrice.ts';
import { offerTexts } from './offerTexts.ts';
import type { OfferTexts } from './offerTexts.ts';

/** Days for which an offer is valid. */
const validDays = 30;

/** An offer to the photographer's own customer. The lab's price and name are not in it (DEC-23). */
export async function writeOffer({
  lab,
  session,
  path,
  query,
}: Call<typeof quoteOffer, Session>): Promise<FileAnswer> {
  const { queries } = lab.database;
  const record = await quoteOf(queries, session.owner, path['id'] ?? '');
  if (!record) throw notFound();
  const configurable = await quotedProduct(lab, queries, session, record);
  const { account } = configurable.viewer;
  if (!account) throw new Error('ta: an offer without its customer');
  const margin = {
    percent: Math.round(Number(query.percent) * 100),
    amount: Math.round(Number(query.amount) * 100),
    step: Number(query.step) * 100,
    vatRate: query.vat === 'incl' ? account.vatRate : 0,
  };
  // Without a margin the offer would show the lab's price.
  if (margin.percent + margin.amount === 0) throw invalid({ percent: 'more than 0, or an amount' });
  const language = languageOf(query.lang, account.language);
  const quotation = quotationOf(configurable, [...record.fields]);
  if (quotation.problems.length > 0) throw invalid({ configuration: 'options that can be ordered together' });
  const locale = localeFor(language, { country: account.company.country, area: account.area });
  const { today: day } = labMoment(lab);
  const until = dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + validDays * 86_400_000));
  const date = (iso: string) => formatShortDate(iso, locale, account.area);
  const price = offerPrice(quotation.total, margin);
  const texts = offerTexts(language);
  // The layout and a sample are between the photographer and the lab.
  const isService = (name: string) =>
    name === 'Samples' ||
    configurable.rows.options.some(
      ({ option, part }) => option === name && (part === 'layout' || part === 'color'),
    );
  const paper = await startPaper({ title: texts.offer, author: account.company.name, language, day });
  drawOffer(paper, texts, {
    picture: await pictureIn(lab, paper, configurable.row, record),
    account,
    title: record.name || configurable.row.name,
    product: configurable.row.name,
    date: date(day),
    until: date(until),
    price: formatMoney({ amount: price, currency: quotation.currency, symbol: '' }, locale),
    vat: query.vat === 'incl' ? texts.inclVat(account.vatRate) : texts.exclVat,
    options: describeConfiguration(configurable, quotation.fields, language)
      .filter(({ name, isChosen }) => isChosen && !isService(name))
      .map(({ label, value }) => [label, value === '' ? texts.included : value]),
  });
  const bytes = await paper.document.save({ useObjectStreams: true, updateFieldAppearances: false });
  return { type: 'application/pdf', name: `${texts.fileName}-${day}.pdf`, body: Buffer.from(bytes) };
}

interface Offer {
  /** null = there is none. */
  readonly picture: OfferPicture | null;
  readonly account: Account;
  readonly title: string;
  readonly product: string;
  readonly date: string;
  readonly until: string;
  readonly price: string;
  readonly vat: string;
  /** Label and value of each chosen option. */
  readonly options: readonly (readonly [string, string])[];
}

function drawOffer(paper: Paper, texts: OfferTexts, offer: Offer): void {
  const { company, email } = offer.account;
  const width = column.right - column.left;
  let y = sheet.height - sheet.margin - 18;
  const write = (words: string, style: Parameters<Paper['text']>[3], height: number) => {
    for (const line of paper.lines(words, width, style)) {
      y = roomAt(paper, y);
      paper.text(line, column.left, y, style);
      y -= height;
    }
  };
  write(company.name, { size: 18, bold: true }, 22);
  const place = [company.zip, company.city, company.state].filter((part) => part !== '').join(' ');
  for (const line of [company.address, place, email]) write(line, { quiet: true }, 13);
  y -= 24;
  paper.text(offer.date, column.right, y, { right: true, quiet: true });
  write(texts.offer, { size: 14, bold: true }, 20);
  write(offer.title, { size: 12 }, 18);
  if (offer.title !== offer.product) write(offer.product, { quiet: true }, 16);
  y = drawPicture(paper, texts, offer.picture, y) - 8;
  for (const [label, value] of offer.options) {
    const lines = paper.lines(value, width * 0.6);
    y = roomAt(paper, y);
    paper.rule(y + 12);
    paper.text(label, column.left, y, { quiet: true });
    for (const line of lines) {
      y = roomAt(paper, y);
      paper.text(line, column.left + width * 0.4, y);
      y -= 16;
    }
  }
  y = roomAt(paper, y - 8);
  paper.rule(y + 14);
  y -= 10;
  paper.text(texts.price, column.left, y, { size: 12, bold: true });
  paper.text(offer.price, column.right, y, { size: 16, bold: true, right: true });
  y -= 16;
  paper.text(offer.vat, column.right, y, { quiet: true, right: true });
  y -= 30;
  write(texts.validUntil(offer.until), { quiet: true }, 13);
}

/** Points that a picture takes at most. */
const frame = { width: 240, height: 180 } as const;

/** @returns the height below the picture. */
function drawPicture(paper: Paper, texts: OfferTexts, picture: OfferPicture | null, y: number): number {
  if (!picture) return y;
  const { image, isExample } = picture;
  const { width, height } = image.scaleToFit(frame.width, frame.height);
  const top = y - height > sheet.margin ? y + 8 : turned(paper);
  paper.page.drawImage(image, { x: column.left, y: top - height, width, height });
  if (!isExample) return top - height - 16;
  paper.text(texts.example, column.left, top - height - 12, { size: 8, quiet: true });
  return top - height - 28;
}

/** The height at which the next line is written: a new page begins above the lower margin. */
function roomAt(paper: Paper, y: number): number {
  return y > sheet.margin + 30 ? y : turned(paper);
}

/** Begins a page; answers the height of its first line. */
function turned(paper: Paper): number {
  paper.turn();
  return sheet.height - sheet.margin - 18;
}
