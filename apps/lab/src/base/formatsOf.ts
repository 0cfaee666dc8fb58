import { formatsFor } from '@trade-area/core/kernel';
import type { Formats } from '@trade-area/core/kernel';
import { languageOf } from './language.ts';

/** A customer, whose area and country decide the order of an English date (I18N-12). */
interface Reader {
  readonly area: string;
  readonly company: { readonly country?: string };
}

/**
 * Dates and lists as the portal writes them for the same reader, so that a page of the lab in its frame has no other form
 * (DEC-21). @param reader undefined = a visitor, who reads the day before the month.
 */
export function formatsOf(language: string, reader?: Reader): Formats {
  return formatsFor({
    language: languageOf(language),
    country: reader?.company.country ?? '',
    area: reader?.area ?? '',
  });
}
