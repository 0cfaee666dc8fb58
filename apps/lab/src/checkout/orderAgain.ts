import { quoteFromOrder } from '@trade-area/core/contract';
import type { Language, orderAgain } from '@trade-area/core/contract';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import type { Problem } from '@trade-area/core/pricing';
import { conflict } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import { languageOf } from '../base/language.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { quotePicturesOf, sharedPicture } from '../configurator/picture.ts';
import type { Configurable } from '../configurator/productApi.ts';
import { editLink, valueOfField } from '../configurator/quoteList.ts';
import { major, pricedFields, quotationOf } from '../configurator/quotePrice.ts';
import { insertQuote } from '../configurator/quoteTable.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import { configuratorTexts } from '../configurator/texts.ts';
import type { Queries } from '../database/open.ts';
import type { StoredOrder } from '../orders/table.ts';
import { takenDocument } from '../print/orderTable.ts';
import { projectFromOrder } from '../print/orderAgain.ts';
import { wireCurrency } from '../store/priceList.ts';
import { orderedConfiguration } from './orderedConfiguration.ts';

/** The price then and the price of today of an order's configuration, side by side. */
export async function compareAgain({
  lab,
  session,
  body,
}: Call<typeof orderAgain, Session>): Promise<AnswerInput<typeof orderAgain>> {
  const { queries } = lab.database;
  const ordered = await orderedConfiguration(lab, queries, session, body.cod_order);
  const { order, record, product, fields, configurable } = ordered;
  const pictureOf = await quotePicturesOf(lab);
  // The price then was that of all pieces.
  const { quantity } = order;
  const quotation = configurable && quotationOf(configurable, [...fields], { quantity });
  const then = record?.total ?? order.price;
  const language = languageOf(body.lang, configurable?.viewer.account?.language);
  const shown = quotation?.fields ?? fields;
  return {
    cod_order: order.commessa,
    quantity,
    name: namesOf(order),
    product: product?.name ?? order.article,
    size: String(valueOfField(shown, sizeField) ?? ''),
    pages: Number(valueOfField(shown, pagesField) ?? 0),
    ordered: order.order_date,
    currency: wireCurrency(quotation?.currency ?? order.currency),
    picture: pictureOf(
      { slug: product?.slug ?? '', name: order.article },
      { picture: record?.picture ?? null, fields: record?.fields },
    ),
    before: { total: then === null ? null : major(then), list_version: record?.listVersion ?? 0 },
    now: quotation ? { total: major(quotation.total), list_version: quotation.version } : null,
    is_complete: record !== undefined && (await hasContent(queries, session.owner, record)),
    in_editor: record !== undefined && record.printUuid !== null,
    gone:
      configurable && quotation ? quotation.problems.map((each) => goneOf(configurable, each, language)) : [],
  };
}

/** Whether what was ordered is kept: of a print project its document, which is deleted with the files of its order. */
const hasContent = async (queries: Queries, owner: Owner, { id, printUuid }: QuoteRecord): Promise<boolean> =>
  printUuid === null || (await takenDocument(queries, owner, id)) !== undefined;

/** Makes a new quote of a past order, or a new print project. The order and its quote stay as they are. */
export async function createFromOrder({
  lab,
  session,
  body,
  key,
}: Call<typeof quoteFromOrder, Session>): Promise<AnswerInput<typeof quoteFromOrder>> {
  return writeOnce(lab, { session, endpoint: quoteFromOrder, key, content: body }, async (queries) => {
    const ordered = await orderedConfiguration(lab, queries, session, body.cod_order);
    const { order, record, configurator, fields, configurable } = ordered;
    if (!configurable) throw conflict('This product is no longer available.', 'productGone');
    if (record && record.printUuid !== null) {
      const uuid = await projectFromOrder(lab, queries, session, record);
      return { id: uuid, configurator, link_edit: editLink(lab, { configurator, uuid, printUuid: uuid }) };
    }
    const now = lab.clock.now();
    const priced = pricedFields(configurable, fields);
    const made = await insertQuote(queries, session.owner, {
      ...priced,
      ...sharedPicture(record, priced),
      product: configurable.row.name,
      projectId: ordered.record?.projectId ?? null,
      quantity: order.quantity,
      name: namesOf(order).slice(0, 80),
      configurator,
      createdAt: now,
      changedAt: now,
    });
    return { id: made.uuid, configurator, link_edit: editLink(lab, made) };
  });
}

function namesOf({ event_name: event, bride, groom }: StoredOrder): string {
  return event || [bride, groom].filter((name) => name !== '').join(' & ');
}

/** A choice of the order that cannot be made today, in words. */
function goneOf({ rows }: Configurable, { field, value }: Problem, language: Language) {
  const texts = configuratorTexts(language);
  const option = rows.options.find((each) => each.option === field);
  const choice = rows.choices.find((each) => each.option === field && each.choice === value);
  const own = { [sizeField]: texts.size, [pagesField]: texts.pages }[field];
  return {
    field,
    label: own ?? (option ? option.labels[language] || option.labels.en : field),
    value: choice ? choice.labels[language] || choice.labels.en : String(value),
  };
}
