import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Lab } from '../../base/lab.ts';
import { siteLanguage } from '../language.ts';
import { deskLanguageOf } from './desk.ts';
import type { DeskLanguage } from './desk.ts';

const cookie = 'ta_staff_language';
const year = 365 * 86_400;

/** The language chosen in this browser, else the one that the browser requests. */
export function chosenLanguage(context: Context): DeskLanguage {
  return deskLanguageOf(getCookie(context, cookie) ?? '') ?? deskLanguageOf(siteLanguage(context)) ?? 'en';
}

export function setLanguageCookie(context: Context, lab: Lab, language: DeskLanguage): void {
  setCookie(context, cookie, language, {
    path: '/staff',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: year,
    secure: lab.config.portal.labOrigin.startsWith('https:'),
  });
}
