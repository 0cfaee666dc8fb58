import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { checkCode } from '../../contract/index.ts';
import { callableClass, findEmbedClass } from './findEmbedClass.ts';
import { adapterParameters, configuratorLocale } from './parameters.ts';
import type { EmbedClass, EmbedOptions } from './createEmbedAdapter.ts';

const contextOf = (change: Readonly<Record<string, unknown>>) => v.parse(checkCode.answer, change);

describe('the parameters of a configurator', () => {
  it.each([
    ['it', 'IT', '1', 'it'],
    ['fr', 'FR', '2', 'fr_FR'],
    ['es', 'ES', '3', 'es_ES'],
    ['de', 'DE', '4', 'de_DE'],
    ['en', 'US', '90', 'en_US'],
    ['en', 'GB', '', 'en_GB'],
    ['en', 'gb ', '90', 'en_GB'],
    ['en', 'IE', '110', 'en_GB'],
    ['it', 'GB', '110', 'it'],
    ['fr', 'GB', '1', 'fr_FR'],
  ] as const)(
    'CONF-15, CONF-24, I18N2-03: %s in country %s, area %s: %s',
    (language, country, area, locale) => expect(configuratorLocale(language, { country, area })).toBe(locale),
  );

  it.each([
    [
      {
        versione_listino: { epicor_70: '2026-2', epicor_10: '1', frame_mov: '1' },
        spese_spedizione: { epicor_70: 9.9 },
        currency: 'EUR',
      },
      { currency: 'EUR', price_list_version: '2026-2', frame_mov: '1', shipping_key: 'epicor_70' },
    ],
    [{ versione_listino: { frame_mov: 0 }, spese_spedizione: { epicor_10: 9.9 } }, { frame_mov: '0' }],
    [{ spese_spedizione: { go: 5, epicor_10: 9.9 } }, { shipping_key: 'go' }],
    [{ versione_listino: { epicor_70: '' } }, {}],
    [{ versione_listino: null }, {}],
  ])('CONF-28, CONF-19: of the context %j it is given %j', (context, expected) =>
    expect(adapterParameters('de', '70', contextOf(context))).toEqual({
      lang: 'de',
      locale: 'de_DE',
      ...expected,
    }),
  );

  it('CONF-28: without a context it is given the language alone', () =>
    expect(adapterParameters('en', '70', null)).toEqual({ lang: 'en', locale: 'en_US' }));
});

describe('the class of a configurator', () => {
  const made: unknown[] = [];
  class Outside {
    readonly options: unknown;
    constructor(options: unknown) {
      this.options = options;
      made.push(options);
    }
  }
  const script = 'https://cpq.example/embed/v2.js';

  it('is found under the neutral name', () => {
    const service = { script, isCompatible: false };
    expect(findEmbedClass({ TradeAreaConfigurator: Outside }, service)).toBe(Outside);
    expect(callableClass(Outside as unknown as EmbedClass, service)).toBe(Outside);
    expect(findEmbedClass({ TradeAreaConfigurator: 'no class' }, service)).toBeNull();
    expect(findEmbedClass({}, service)).toBeNull();
  });

  it('has the names of the outside service where the lab asks for them', () => {
    const service = { script, isCompatible: true };
    expect(findEmbedClass({ TradeAreaConfigurator: Outside }, service)).toBeNull();
    for (const broken of [{ kbmax: 1 }, { kbmax: {} }]) expect(findEmbedClass(broken, service)).toBeNull();
    const found = findEmbedClass({ kbmax: { ConfiguratorEmbed: Outside } }, service);
    // The same class is found again, so that a script that defines none is noticed.
    expect(found).toBe(Outside);
    const Called = callableClass(Outside as unknown as EmbedClass, service);
    const embed = new Called({ elementId: 'album' } as EmbedOptions);
    expect(embed).toBeInstanceOf(Outside);
    expect(made).toEqual([{ elementId: 'album', kbmaxUrl: 'https://cpq.example' }]);
  });
});
