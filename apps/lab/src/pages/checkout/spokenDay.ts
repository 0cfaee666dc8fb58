/** An ISO day in the words of a language. */
export const spokenDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
