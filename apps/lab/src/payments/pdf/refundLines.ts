import type { Language } from '@trade-area/core/contract';
import type { Invoice } from '../invoiceTable.ts';
import { interpolate } from './invoiceTexts.ts';

/** {amount}, {last4}, {date}. */
type RefundTexts = Readonly<
  Record<'cardAnnounced' | 'cardMade' | 'transferAnnounced' | 'transferMade' | 'lowered', string>
>;

const all: Readonly<Record<Language, RefundTexts>> = {
  en: {
    cardAnnounced: '{amount} will be refunded to the card ending in {last4}.',
    cardMade: '{amount} refunded to the card ending in {last4} on {date}.',
    transferAnnounced: '{amount} will be refunded by bank transfer.',
    transferMade: '{amount} refunded by bank transfer on {date}.',
    lowered: '{amount} reduces the amount due.',
  },
  it: {
    cardAnnounced: '{amount} saranno rimborsati sulla carta che termina con {last4}.',
    cardMade: '{amount} rimborsati sulla carta che termina con {last4} in data {date}.',
    transferAnnounced: '{amount} saranno rimborsati con bonifico.',
    transferMade: '{amount} rimborsati con bonifico in data {date}.',
    lowered: '{amount} riducono l’importo da pagare.',
  },
  es: {
    cardAnnounced: 'Se reembolsarán {amount} en la tarjeta terminada en {last4}.',
    cardMade: '{amount} reembolsados en la tarjeta terminada en {last4} el {date}.',
    transferAnnounced: 'Se reembolsarán {amount} por transferencia.',
    transferMade: '{amount} reembolsados por transferencia el {date}.',
    lowered: '{amount} se descuentan del importe por pagar.',
  },
  fr: {
    cardAnnounced: '{amount} seront remboursés sur la carte se terminant par {last4}.',
    cardMade: '{amount} remboursés sur la carte se terminant par {last4} le {date}.',
    transferAnnounced: '{amount} seront remboursés par virement.',
    transferMade: '{amount} remboursés par virement le {date}.',
    lowered: '{amount} viennent en déduction du montant à payer.',
  },
  de: {
    cardAnnounced: '{amount} werden auf die Karte mit den Endziffern {last4} erstattet.',
    cardMade: '{amount} am {date} auf die Karte mit den Endziffern {last4} erstattet.',
    transferAnnounced: '{amount} werden per Überweisung erstattet.',
    transferMade: '{amount} am {date} per Überweisung erstattet.',
    lowered: '{amount} verringern den offenen Betrag.',
  },
};

/** How the money of a credit note goes back: to a card, by transfer, or by a lower amount due. */
export function refundLines(
  { series, net, vat, refunds = [], loweredDue = false }: Invoice,
  {
    language,
    date,
    money,
  }: {
    readonly language: Language;
    readonly date: (iso: string) => string;
    readonly money: (minor: number) => string;
  },
): string[] {
  if (series !== 'NC') return [];
  const texts = all[language];
  const rest = -(net + vat) - refunds.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...refunds.map(({ way, last4, amount, day }) => {
      const text = texts[`${way}${day === null ? 'Announced' : 'Made'}`];
      return interpolate(text, { amount: money(amount), last4, date: day === null ? '' : date(day) });
    }),
    ...(rest > 0 && loweredDue ? [interpolate(texts.lowered, { amount: money(rest) })] : []),
  ];
}
