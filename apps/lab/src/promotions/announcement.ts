import type { Language, Promotion } from '@trade-area/core/contract';
import type { Texts } from '../database/schema/shop.ts';
import { termsOf } from '../store/promotionTerms.ts';
import type { PromotionRow } from './table.ts';

const zone = 'Europe/Rome';

/** Europe/Rome wall clock, `yyyy-mm-dd hh:mm:ss` (DASH-30). */
export function wallClock(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
}

const validity: Readonly<Record<Language, (from: string, until: string, ended: boolean) => string>> = {
  en: (from, until, ended) => (ended ? `From ${from} to ${until}` : `Valid until ${until}`),
  it: (from, until, ended) => (ended ? `Periodo: ${from} – ${until}` : `Scadenza: ${until}`),
  es: (from, until, ended) => (ended ? `Del ${from} al ${until}` : `Válida hasta el ${until}`),
  fr: (from, until, ended) => (ended ? `Du ${from} au ${until}` : `Valable jusqu’au ${until}`),
  de: (from, until, ended) => (ended ? `Vom ${from} bis ${until}` : `Gültig bis ${until}`),
};

/** `date_validity_string`: the last valid day, in the reader's language. */
export function validityOf(
  { startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>,
  language: Language,
  now: Date,
): string {
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    dateStyle: 'long',
  });
  const last = new Date(endsAt.getTime() - 1);
  return validity[language](day.format(startsAt), day.format(last), endsAt <= now);
}

/** A promotion with its announcement in a language; HTML that is not translated is English. */
export function toAnnouncement(
  row: PromotionRow,
  where: { readonly language: Language; readonly now: Date; readonly labOrigin: string },
): Promotion {
  const { language, now, labOrigin } = where;
  const { subjects } = row;
  const picture = row.picture === '' ? '' : `${labOrigin}${posterPath('promotions', row.id, language)}`;
  const inLanguage = (texts: Texts) => texts[language] || texts.en;
  return {
    promo: row.id,
    email: {
      oggetto_en: subjects.en,
      oggetto_it: subjects.it,
      oggetto_es: subjects.es,
      oggetto_fr: subjects.fr,
      oggetto_de: subjects.de,
    },
    email_img: picture,
    overlay_img: row.popupLink === '' ? '' : picture,
    overlay_html: inLanguage(row.html),
    overlay_html_big: inLanguage(row.htmlBig),
    date_validity_string: validityOf(row, language, now),
    ts_start: wallClock(row.startsAt),
    ts_end: wallClock(row.endsAt),
    orders_count: row.ordersCount,
    is_active: row.startsAt <= now && row.endsAt > now,
    ...termsOf(row),
  };
}

/** The address of the picture of a promotion or slide in a language. */
export function posterPath(of: 'promotions' | 'slides', id: string, language: Language): string {
  return `/pictures/${of}/${id}-${language}.svg`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of the lab's HTML without its tags, for a picture. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
