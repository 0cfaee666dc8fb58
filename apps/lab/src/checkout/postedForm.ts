import { eq } from 'drizzle-orm';
import { pagesField, samplesField } from '@trade-area/core/pricing';
import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { write } from '../base/write.ts';
import { printFamilyOfId } from '../configurator/products.ts';
import { headerFields, major, quotationOf, totalsFor } from '../configurator/quotePrice.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { checkouts } from '../database/schema/checkouts.ts';
import type { PostedForm } from '../database/schema/checkouts.ts';
import { originFields } from '../database/schema/production.ts';
import { accountOf } from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import { wireCurrency } from '../store/priceList.ts';
import { addressBookOf } from './addressBook.ts';
import type { Buyer } from './checkout.ts';
import { withDefault } from './delivery.ts';
import { newDetails } from './details.ts';
import { quoteByOrderCode } from './table.ts';

type Fields = (name: string) => string;

/** Longest value of a field that is kept. */
const longest = 500;
/** The value by which the portal says that a page is shown in a window of its own. */
const inPopUp = 'InPopUp';

/**
 * Keeps what the portal's form says beside whose it is and its numbers, and compares the rest with the lab's own values,
 * which count: fields that differ are logged by their names, and the checkout says so. A form without the fields of a
 * quote, such as that of a cart, changes nothing.
 */
export async function keepPostedForm(lab: Lab, buyer: Buyer, code: string, fields: Fields): Promise<void> {
  if (fields('type_conf') === '') return;
  const { queries } = lab.database;
  const record = await quoteByOrderCode(queries, buyer.owner, code);
  if (!record || record.environment !== '' || record.isOrdered) return;
  const account = await accountOf(queries, buyer.owner);
  const own = await ownValues(lab, queries, { buyer, account, record });
  if (!own) return;
  const differs = Object.entries(own)
    .filter(([name, value]) => !isSame(fields(name).trim(), value))
    .map(([name]) => name);
  if (differs.length > 0)
    lab.log('warn', 'ta: the form of a checkout differs from the lab, whose values count', {
      order: code,
      fields: differs.join(' '),
    });
  const posted: PostedForm = {
    origin: Object.fromEntries(
      originFields.flatMap((name) => {
        const value = fields(name).trim().slice(0, longest);
        return value === '' ? [] : [[name, value]];
      }),
    ),
    differs,
    back: ownAddress(lab, fields('redirect_url')),
    isPopUp: fields('ev') === inPopUp,
  };
  const details = withDefault(newDetails(account), await addressBookOf(queries, buyer.owner));
  const row = { orderCode: code, customerId: buyer.owner, quoteId: record.id, details };
  await write(lab, { session: buyer, endpoint: { id: 'checkout.open' } }, async (inside) => {
    await inside
      .insert(checkouts)
      .values({ ...row, posted, changedAt: lab.clock.now() })
      .onConflictDoUpdate({
        target: checkouts.orderCode,
        set: { posted },
        setWhere: eq(checkouts.customerId, buyer.owner),
      });
  });
}

/** The form by which a checkout was opened; null = it had no fields of a quote. */
export async function postedFormOf(queries: Queries, owner: Owner, code: string): Promise<PostedForm | null> {
  const [found] = await queries
    .select({ posted: checkouts.posted })
    .from(checkouts)
    .where(ownedBy(checkouts.customerId, owner, eq(checkouts.orderCode, code)));
  return found?.posted ?? null;
}

/** The lab's own values of the fields that can differ; null = the product is no longer sold. */
async function ownValues(
  lab: Lab,
  queries: Queries,
  {
    buyer,
    account,
    record,
  }: { readonly buyer: Buyer; readonly account: Account; readonly record: QuoteRecord },
): Promise<Readonly<Record<string, string | number>> | null> {
  try {
    const configurable = await quotedProduct(lab, queries, buyer, record);
    const quotation = quotationOf(configurable, [...record.fields]);
    const { currency, company } = account;
    const header = new Map(
      headerFields(record, quotation, { customerCode: account.code, currency }).map((field) => [
        field.name,
        'numberValue' in field ? field.numberValue : field.stringValue,
      ]),
    );
    const chosen = new Map(
      quotation.fields.map((field) => [field.name, 'numberValue' in field ? field.numberValue : 0]),
    );
    const { configurator } = record;
    const { shipping } = totalsFor(lab, configurable, { account, configurator, total: 0 });
    return {
      type_conf: record.printUuid === null ? 'EPICOR' : 'PRINTBOX',
      id_quote: String(record.id),
      id_configurator: printFamilyOfId(configurator) || configurator,
      cod_gs: account.publicId,
      cod_gs_normal: account.code,
      valuta: wireCurrency(currency),
      nazione: company.country,
      vat: account.vatRate,
      shipping_price: major(shipping),
      json_price: major(quotation.total),
      album_pages: chosen.get(pagesField) ?? '',
      samples: chosen.get(samplesField) === 1 ? 1 : 0,
      ...Object.fromEntries(
        ['album_price', 'layout_price', 'color_price'].map((name) => [name, header.get(name) ?? 0]),
      ),
    };
  } catch (error) {
    if (error instanceof Refusal && ['conflict', 'not_found'].includes(error.code)) return null;
    throw error;
  }
}

/** A field that the form leaves empty says nothing. Amounts are compared to half a cent. */
function isSame(posted: string, own: string | number): boolean {
  if (posted === '') return true;
  if (typeof own === 'string') return posted.toLowerCase() === own.trim().toLowerCase();
  return Math.abs(Number(posted) - own) < 0.005;
}

/** An address of the portal or of a configured shop; '' = any other. */
function ownAddress({ config }: Pick<Lab, 'config'>, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  const origins = [config.portal.portalOrigin, ...config.allowedOrigins];
  return address && origins.includes(address.origin) ? address.href.slice(0, longest) : '';
}
