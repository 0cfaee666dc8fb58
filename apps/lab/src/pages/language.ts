import { languages } from '@trade-area/core/contract';
import type { Context } from 'hono';
import { currentRequest } from '../base/currentRequest.ts';

const isKnown = (tag: string) => (languages as readonly string[]).includes(tag);
const shortTag = (tag: string) => tag.trim().slice(0, 2).toLowerCase();

/** The language that the address asks for; '' = none, or one without texts. */
function requestedLanguage(context: Context): string {
  const tag = shortTag(context.req.query('locale') ?? context.req.query('lang') ?? '');
  return isKnown(tag) ? tag : '';
}

/** `locale` or `lang` of the address, else the first supported language of the browser, else English. */
export function siteLanguage(context: Context): string {
  const accepted = (context.req.header('accept-language') ?? '').split(',').slice(0, 10);
  return requestedLanguage(context) || (accepted.map(shortTag).find(isKnown) ?? 'en');
}

/** Notes the language of the person who was recognized, for the pages of refusals. */
export function rememberLanguage(language: string): void {
  const request = currentRequest();
  if (request) request.language = language;
}

/** The language of a page about what went wrong: of the address, else of the recognized person, else of the browser. */
export function readerLanguage(context: Context): string {
  const known = shortTag(currentRequest()?.language ?? '');
  return requestedLanguage(context) || (isKnown(known) ? known : siteLanguage(context));
}
