import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';

const titles: Readonly<Record<Language, string>> = {
  en: 'Terms and conditions of sale',
  it: 'Condizioni generali di vendita',
  es: 'Condiciones generales de venta',
  fr: 'Conditions générales de vente',
  de: 'Allgemeine Geschäftsbedingungen',
};

/** Title of the page with the lab's terms. */
export const termsTitle = (language: string): string =>
  titles[languages.find((known) => known === language) ?? 'en'];
