import type { Context } from 'hono';
import type { Lab } from '../../base/lab.ts';
import { siteLanguage } from '../language.ts';
import { deskLanguageOf } from './words.ts';
import type { DeskLanguage } from './words.ts';

const cookie = 'ta_staff_language';
const year = 365 * 86_400;

/** What was chosen at this computer, else what its browser asks for. */
export function chosenLanguage(context: Context): DeskLanguage {
  const header = context.req.header('cookie') ?? '';
  const kept = /(?:^|;\s*)ta_staff_language=([a-z]{2})(?:;|$)/.exec(header)?.[1] ?? '';
  return deskLanguageOf(kept) ?? deskLanguageOf(siteLanguage(context)) ?? 'en';
}

export function languageCookie(lab: Lab, language: DeskLanguage): string {
  const secure = lab.config.portal.labOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookie}=${language}; Path=/staff; HttpOnly; SameSite=Lax; Max-Age=${year}${secure}`;
}
