import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';

/** The first requested language that the portal supports (`it`, `it-IT`), else English. */
export function languageOf(...wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    const short = wish?.trim().slice(0, 2).toLowerCase();
    const found = languages.find((language) => language === short);
    if (found) return found;
  }
  return 'en';
}
