import type { CustomerContext } from '../../contract/index.ts';
import type { InterfaceLanguage } from '../../kernel/format/locale.ts';

const locales = { it: 'it', fr: 'fr_FR', es: 'es_ES', de: 'de_DE', en: 'en_US' } as const;
/** The area of the United Kingdom. */
const britishArea = '110';

/**
 * The locale that a configurator of another service is opened in (CONF-15). British English only replaces American
 * English: the language that a person chose stays (CONF-24).
 *
 * @param country of the company, ISO 3166 alpha-2.
 * @param area code of the customer's area.
 */
export function configuratorLocale(
  language: InterfaceLanguage,
  { country, area }: { readonly country: string; readonly area: string },
): string {
  const isBritish = country.trim().toUpperCase() === 'GB' || area.trim() === britishArea;
  return language === 'en' && isBritish ? 'en_GB' : locales[language];
}

type ListContext = Pick<CustomerContext, 'versione_listino'>;

/** The version of the customer's price list for a product; '' = the context names none (CONF-28). */
export function priceListVersion({ versione_listino: versions }: ListContext, configurator: string): string {
  return versions?.[`epicor_${configurator}`] ?? '';
}

/**
 * The parameters that a configurator is started with. Those that the customer's context does not name are not passed
 * (CONF-28); there is no token among them.
 *
 * @param context null = it could not be had.
 */
export function adapterParameters(
  language: InterfaceLanguage,
  configurator: string,
  context: CustomerContext | null,
): Readonly<Record<string, string>> {
  const locale = configuratorLocale(language, {
    country: context?.nazione_iso ?? '',
    area: context?.area ?? '',
  });
  if (!context) return { lang: language, locale };
  const version = priceListVersion(context, configurator);
  const movable = context.versione_listino?.['frame_mov'];
  const prices = context.spese_spedizione;
  const shipping = [`epicor_${configurator}`, 'go'].find((key) => prices?.[key] !== undefined);
  return {
    lang: language,
    locale,
    ...(context.currency === '' ? {} : { currency: context.currency }),
    ...(version === '' ? {} : { price_list_version: version }),
    ...(movable === undefined ? {} : { frame_mov: movable === '1' ? '1' : '0' }),
    ...(shipping === undefined ? {} : { shipping_key: shipping }),
  };
}
