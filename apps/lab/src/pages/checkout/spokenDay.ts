import { formatsOf } from '../../base/formatsOf.ts';

/** An ISO day in the words of a language. @param reader the customer, for the order of an English date. */
export const spokenDay = (day: string, language: string, reader?: Parameters<typeof formatsOf>[1]): string =>
  formatsOf(language, reader).longDate(day);
