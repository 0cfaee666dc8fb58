import { environments, quoteEndpoints } from '@trade-area/core/contract';
import type { ConfigurationField, ConfiguratorEnvironment, Endpoint } from '@trade-area/core/contract';
import { conflict, invalid, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import { isRecord } from '../base/isRecord.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { customerRoute } from '../base/route.ts';
import type { AnswerInput, Call, Route } from '../base/route.ts';
import { searchable } from '../lists/searchText.ts';
import { featuresOf } from '../identity/features.ts';
import { wireCurrency } from '../store/priceList.ts';
import { configurableProduct, quotedProduct } from './productApi.ts';
import { checkImages } from './images.ts';
import { quotePicturesOf, sharedPicture } from './picture.ts';
import type { QuotePictures } from './picture.ts';
import type { Configurable } from './productApi.ts';
import { headerFields, major, pricedFields, quotationOf, wireFields } from './quotePrice.ts';
import { changeQuote, insertQuote, quoteOf } from './quoteTable.ts';
import type { QuoteRecord } from './quoteTable.ts';

type QuoteAnswer = AnswerInput<(typeof quoteEndpoints)['']['read']>;
type ConfiguredCall = (typeof quoteEndpoints)['']['create'];

/** The routes of the three environments; `dev` and `test` are the internal account's (CONF-12). */
export const quoteRoutes: readonly Route[] = environments.flatMap((environment) => {
  const { read, create, save } = quoteEndpoints[environment];
  return [
    customerRoute(read, (call) => getQuote(call, environment)),
    customerRoute(create, (call) => createQuote(call, environment, create)),
    customerRoute(save, (call) => saveQuote(call, environment, save)),
  ];
});

/** A quote at the prices of today (CONF-05); `formerPrice` when they were others at its last save. */
async function getQuote(
  { lab, session, path }: Call<(typeof quoteEndpoints)['']['read'], Session>,
  environment: ConfiguratorEnvironment,
): Promise<QuoteAnswer> {
  requireEnvironment(lab, session, environment);
  const { queries } = lab.database;
  const record = await quoteOf(queries, session.owner, path['conf_id'] ?? '', { environment });
  if (!record) throw notFound();
  const configurable = await quotedProduct(lab, queries, session, record);
  return quoteAnswer(record, configurable, await quotePicturesOf(lab));
}

/** Saves a configuration as a new quote (CONF-06). The price is computed here, whatever the page sent. */
async function createQuote(
  { lab, session, path, body, key }: Call<ConfiguredCall, Session>,
  environment: ConfiguratorEnvironment,
  endpoint: Endpoint,
): Promise<QuoteAnswer> {
  requireEnvironment(lab, session, environment);
  const configurator = path['product_id'] ?? '';
  const fields = readFields(body.configuredProduct);
  const pictureOf = await quotePicturesOf(lab);
  return writeOnce(lab, { session, endpoint, key, content: { configurator, fields } }, async (queries) => {
    const wanted = { configurator, product: productCode(fields) };
    const configurable = await configurableProduct(lab, queries, { session, wanted });
    const images = await checkImages(lab, queries, session.owner, configurable.row, fields);
    const now = lab.clock.now();
    const record = await insertQuote(queries, session.owner, {
      ...pricedFields(configurable, images.fields),
      projectId: images.projectId,
      product: configurable.row.name,
      configurator,
      environment,
      createdAt: now,
      changedAt: now,
    });
    return quoteAnswer(record, configurable, pictureOf);
  });
}

/** Saves a configuration into its quote at the prices of today. Ordered, or changed in another window, it is kept. */
async function saveQuote(
  { lab, session, path, body, key }: Call<(typeof quoteEndpoints)['']['save'], Session>,
  environment: ConfiguratorEnvironment,
  endpoint: Endpoint,
): Promise<QuoteAnswer> {
  requireEnvironment(lab, session, environment);
  const uuid = path['conf_id'] ?? '';
  const fields = readFields(body.configuredProduct);
  const content = { uuid, fields, revision: body.revision ?? '' };
  const pictureOf = await quotePicturesOf(lab);
  return writeOnce(lab, { session, endpoint, key, content }, async (queries) => {
    const record = await quoteOf(queries, session.owner, uuid, { environment, lock: true });
    if (!record || String(record.id) !== path['idQuote']) throw notFound();
    if (record.isOrdered) throw conflict('This quote was ordered. Save it as a new quote.');
    if (body.revision !== undefined && Number(body.revision) !== record.revision)
      throw conflict('This quote was changed in another window. Load it again, or save it as a new quote.');
    const wanted = { configurator: record.configurator, product: productCode(fields) || record.slug };
    const configurable = await configurableProduct(lab, queries, { session, wanted });
    const images = await checkImages(lab, queries, session.owner, configurable.row, fields);
    const priced = pricedFields(configurable, images.fields);
    const change = {
      ...priced,
      // Without an image in a frame, those that were sent stay with the quote.
      projectId: images.projectId ?? record.projectId,
      search: searchable(record.name, configurable.row.name, record.orderCode),
      revision: record.revision + 1,
      // A picture is of one configuration: that of another one goes.
      ...sharedPicture(record, priced),
      changedAt: lab.clock.now(),
    };
    await changeQuote(queries, session.owner, record.id, change);
    return quoteAnswer({ ...record, ...change }, configurable, pictureOf);
  });
}

function requireEnvironment(lab: Lab, session: Session, environment: ConfiguratorEnvironment): void {
  if (environment === '') return;
  if (!featuresOf(lab.config, session.code, session.acting).includes('internal')) throw notFound();
}

function quoteAnswer(record: QuoteRecord, configurable: Configurable, pictureOf: QuotePictures): QuoteAnswer {
  const quotation = quotationOf(configurable, [...record.fields]);
  const customerCode = configurable.viewer.account?.code ?? '';
  const currency = wireCurrency(quotation.currency);
  return {
    id: record.uuid,
    idQuote: String(record.id),
    totalPrice: major(quotation.total),
    headerValues: { fields: headerFields(record, quotation, { customerCode, currency }) },
    configuredProduct: {
      idProduct: record.configurator,
      name: configurable.row.name,
      fields: wireFields(configurable, quotation),
    },
    formerPrice: record.total === quotation.total ? null : major(record.total),
    revision: record.revision,
    quantity: record.quantity,
    is_ordered: record.isOrdered,
    picture: pictureOf(configurable.row, record),
    designer_id: record.projectId ?? '',
  };
}

/** The fields of the posted JSON (CONF-06). @throws invalid for anything else. */
function readFields(json: string): ConfigurationField[] {
  try {
    const read: unknown = JSON.parse(json);
    const given = isRecord(read) ? read['fields'] : undefined;
    if (Array.isArray(given) && given.length <= 300)
      return given.filter(isRecord).map((field) => ({
        name: typeof field['name'] === 'string' ? field['name'] : '',
        stringValue: typeof field['stringValue'] === 'string' ? field['stringValue'].slice(0, 2_000) : null,
        numberValue: typeof field['numberValue'] === 'number' ? field['numberValue'] : null,
      }));
  } catch {
    // Refused below, like every other text that is no configuration.
  }
  throw invalid({ configuredProduct: 'JSON with the fields of a configuration' });
}

function productCode(fields: readonly ConfigurationField[]): string {
  return fields.find(({ name }) => name === 'ProductCode')?.stringValue ?? '';
}
