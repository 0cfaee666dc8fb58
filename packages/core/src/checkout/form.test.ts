import { describe, expect, it } from 'vitest';
import { checked } from '../../test/catalogue.ts';
import { checkoutAddress, checkoutFieldNames, checkoutFields, currencySymbol } from './form.ts';
import type { CheckoutSource } from './form.ts';
import { printCheckoutLocale } from '../kernel/index.ts';

const source = (change: Partial<CheckoutSource> = {}): CheckoutSource => ({
  kind: 'EPICOR',
  quote: {
    idQuote: '77',
    total: 604.29,
    header: new Map<string, string | number>([
      ['order_code', '900000001'],
      ['album_price', 298],
      ['layout_price', 90],
      ['color_price', 36],
    ]),
    fields: [
      { name: 'Pages', numberValue: 40 },
      { name: 'Paper', stringValue: 'silk' },
    ],
  },
  configurator: '10',
  environment: '',
  context: checked({
    currency: 'EUR',
    nazione_iso: 'IT',
    vat: 22,
    spese_spedizione: { go: 5, epicor_10: 9.9, printbox_10: 7 },
  }),
  customer: { hash: 'c1', code: '1001' },
  language: 'it',
  address: 'http://localhost/ta/config-product/10',
  storeAddress: 'http://localhost/ta/graphistore',
  ticket: 'T1',
  passedOn: { collection: 'tc', flagged_as: 'new', ev: '', fundy_order_code: '', pid: '' },
  ...change,
});

describe('the hidden form of the checkout', () => {
  it('CHECK-01, CHECK-02, CHECK-03: has the 36 fields, in their order', () => {
    expect(checkoutFieldNames).toEqual([
      ...['type_conf', 'collection', 'json', 'json_price', 'json_names', 'wid', 'pid', 'id_quote'],
      ...['id_configurator', 'epicor_env_API', 'designerID', 'already_designed'],
      ...[
        'project_id',
        'cod_gs',
        'cod_gs_normal',
        'vat_status',
        'vat',
        'vat_no_book',
        'shipping_price',
        'eu',
      ],
      ...['lang', 'album', 'samples', 'album_pages'],
      ...['album_price', 'layout_price', 'color_price', 'simbolo', 'valuta', 'nazione', 'url'],
      ...['fundy_order_code', 'ta_token', 'redirect_url', 'flagged_as', 'ev'],
    ]);
    expect(checkoutFieldNames).toHaveLength(36);
  });

  it('CHECK-04, CHECK-09, CHECK-11, CHECK-12, CONF-27, CONST2-17: fills each field from its one source', () => {
    expect(checkoutFields(source())).toEqual({
      type_conf: 'EPICOR',
      collection: 'tc',
      json: '[{"name":"Pages","numberValue":40},{"name":"Paper","stringValue":"silk"}]',
      json_price: '604.29',
      json_names: '["Pages","Paper"]',
      wid: '',
      pid: '2d',
      id_quote: '77',
      id_configurator: '10',
      epicor_env_API: '',
      designerID: '',
      already_designed: '0',
      project_id: '',
      cod_gs: 'c1',
      cod_gs_normal: '1001',
      vat_status: '',
      vat: '22',
      vat_no_book: '',
      shipping_price: '9.9',
      eu: '0',
      lang: 'it',
      album: '1',
      samples: '0',
      album_pages: '40',
      album_price: '298',
      layout_price: '90',
      color_price: '36',
      simbolo: '€',
      valuta: 'EUR',
      nazione: 'IT',
      url: 'http://localhost/ta/config-product/10',
      fundy_order_code: '',
      ta_token: 'T1',
      redirect_url: 'http://localhost/ta/graphistore',
      flagged_as: 'new',
      ev: '',
    });
  });

  it('CHECK-09: says which editor it comes from, its environment, its sample and its project', () => {
    const fields = checkoutFields(
      source({
        kind: 'PRINTBOX',
        environment: 'dev',
        quote: { ...source().quote, fields: [{ name: 'Samples', numberValue: 1 }] },
        project: 'P1',
        designer: 'D1',
      }),
    );
    expect(fields).toMatchObject({
      type_conf: 'PRINTBOX',
      epicor_env_API: 'dev',
      samples: '1',
      wid: 'P1',
      project_id: 'P1',
      designerID: 'D1',
      shipping_price: '7',
    });
  });

  it.each([
    ['au', '0'],
    ['AU', '0'],
    [' Au ', '0'],
    ['IT', '10'],
    ['', '10'],
  ])('CHECK-06, CHECK-15: the tax of country %j is %s', (nazione_iso, vat) =>
    expect(checkoutFields(source({ context: checked({ nazione_iso, vat: 10 }) })).vat).toBe(vat),
  );

  it('CHECK-10: a product without a price of shipping of its own is shipped at the price of any order', () =>
    expect(checkoutFields(source({ configurator: 'tc31' }))).toMatchObject({ shipping_price: '5' }));

  it('CHECK-04, CHECK-13: without a tax and a price of shipping both are 0', () =>
    expect(checkoutFields(source({ context: checked({}) }))).toMatchObject({
      vat: '0',
      shipping_price: '0',
    }));

  it.each([
    ['EUR', '€'],
    ['USD', '$'],
    ['GBR', '£'],
    ['gbp', '£'],
    ['CAD', 'CA$'],
    ['AUD', 'AU$'],
    ['', ''],
    ['?', '?'],
  ])('CHECK-05: the symbol of %j is %s', (code, symbol) => expect(currencySymbol(code)).toBe(symbol));

  it.each([
    ['en', 'en_US'],
    ['es', 'es_ES'],
    ['fr', 'fr_FR'],
    ['de', 'de_DE'],
    ['it', 'it'],
  ] as const)('PRINT-07, PRINT-12, I18N2-05: the print checkout of %s is that of %s', (language, locale) =>
    expect(printCheckoutLocale(language)).toBe(locale),
  );

  it('CHECK-08, CONF-18, GW2-35: is posted to the order’s page of the shop', () => {
    expect(checkoutAddress({ kind: 'EPICOR' }, 'https://shop.test', '900000001')).toBe(
      'https://shop.test/checkout/900000001/?mt=0',
    );
    expect(checkoutAddress({ kind: 'PRINTBOX' }, 'https://shop.test', '9/1', 'en_US')).toBe(
      'https://shop.test/en_US/checkout/9%2F1/',
    );
  });
});
