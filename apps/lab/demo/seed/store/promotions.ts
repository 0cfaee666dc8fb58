import { escapeHtml } from '../../../src/base/escapeHtml.ts';
import type { promotions, Texts } from '../../../src/database/schema/shop.ts';
import { endedIds, endedPeriod, romanMidnight, runningPeriods } from './promotionDates.ts';
import { endedPromotion } from './endedTexts.ts';
import { announcements } from './promotionTexts.ts';
import type { Announcement } from './promotionTexts.ts';
import { texts } from './texts.ts';

type Row = typeof promotions.$inferInsert;
const empty = texts('', '', '', '', '');
const languages = ['en', 'it', 'es', 'fr', 'de'] as const;

const buttons = texts('To the store', 'Vai allo store', 'Ir a la tienda', 'Vers la boutique', 'Zum Shop');
const terms = texts(
  'It counts for orders placed while it runs and does not add up with other discounts.',
  'Valida per gli ordini inviati durante la promozione. Non cumulabile con altri sconti.',
  'Válido para pedidos realizados durante la promoción. No acumulable con otros descuentos.',
  'Elle vaut pour les commandes passées pendant la période et ne se cumule pas avec d’autres remises.',
  'Gilt für Bestellungen im Aktionszeitraum. Nicht mit anderen Rabatten kombinierbar.',
);

/** All promotions of CAT-PROMOS: the running ones, and 24 that have ended. */
export function promotionRows(
  rules: Readonly<Record<string, Record<string, unknown>>>,
  today: Date,
): readonly Row[] {
  const running = Object.entries(rules).map(([id, rule]): Row => {
    const period = runningPeriods[id];
    const announcement = announcements[id];
    if (!period || !announcement) throw new Error(`promotion ${id} has no announcement`);
    return row(id, rule, announcement, { today, ...period, orders: (Number(id) * 7) % 41 });
  });
  const ended = endedIds.map((id, index): Row => {
    const period = endedPeriod(id);
    const middle = romanMidnight(today, (period.from + period.until) / 2);
    const { rule, announcement } = endedPromotion(index, middle.getUTCMonth(), middle.getUTCFullYear());
    return row(id, { id_promo: id, ...rule }, announcement, {
      today,
      ...period,
      orders: 20 + ((index * 13) % 60),
    });
  });
  return [...running, ...ended];
}

function row(
  id: string,
  rule: Record<string, unknown>,
  announcement: Announcement,
  schedule: { readonly today: Date; readonly from: number; readonly until: number; readonly orders: number },
): Row {
  return {
    id,
    rule,
    subjects: announcement.subject,
    html: inEachLanguage((language) => `<p>${escapeHtml(announcement.lead[language])}</p>`),
    htmlBig: announcement.big ? inEachLanguage((language) => bigHtml(announcement, language)) : empty,
    picture: announcement.picture,
    popupLink: announcement.popup ? `/ta/promotions?openpromo=${id}` : '',
    startsAt: romanMidnight(schedule.today, schedule.from),
    endsAt: romanMidnight(schedule.today, schedule.until),
    ordersCount: schedule.orders,
  };
}

/** The long form of an announcement, as HTML in the style of the lab's mails. */
function bigHtml(announcement: Announcement, language: keyof Texts): string {
  const [subject, lead, button, small] = [announcement.subject, announcement.lead, buttons, terms].map(
    (text) => escapeHtml(text[language]),
  );
  return [
    `<h2>${subject}</h2>`,
    `<p style="font-size:1.1em">${lead}</p>`,
    `<p><a href="${escapeHtml(announcement.link)}"><strong>${button}</strong></a></p>`,
    `<hr><p><small>${small}</small></p>`,
  ].join('');
}

function inEachLanguage(make: (language: keyof Texts) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as unknown as Texts;
}
