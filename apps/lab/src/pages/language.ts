import { languages } from '@trade-area/core/contract';
import type { Context } from 'hono';

/** `locale` or `lang` of the address, else the first supported language of the browser, else English. */
export function siteLanguage(context: Context): string {
  const requestedLanguage = context.req.query('locale') ?? context.req.query('lang') ?? '';
  const accepted = (context.req.header('accept-language') ?? '').split(',').slice(0, 10);
  return (
    [requestedLanguage, ...accepted]
      .map((tag) => tag.trim().slice(0, 2).toLowerCase())
      .find((tag) => (languages as readonly string[]).includes(tag)) ?? 'en'
  );
}
