import type { Language } from '@trade-area/core/contract';
import { writeCount } from '../base/writeCount.ts';
import type { CountedNoun } from '../base/writeCount.ts';

/** One language's text for an order whose files have arrived. */
interface ReceivedText {
  readonly files: CountedNoun;
  /** Left out when the customer accepted none. */
  readonly warnings: CountedNoun;
  /** End of the first sentence, and what follows. */
  readonly end: string;
  /** The same of an order that is not paid. */
  readonly unpaidEnd: string;
}

const receivedTexts: Readonly<Record<Language, ReceivedText>> = {
  en: {
    files: { one: '{{count}} file received and checked', other: '{{count}} files received and checked' },
    warnings: { one: '{{count}} warning accepted', other: '{{count}} warnings accepted' },
    end: '. Thank you. Your order is going into production.',
    unpaidEnd: '. Thank you. Production starts when your payment has arrived.',
  },
  it: {
    files: { one: '{{count}} file ricevuto e controllato', other: '{{count}} file ricevuti e controllati' },
    warnings: { one: '{{count}} avviso accettato', other: '{{count}} avvisi accettati' },
    end: '. Grazie: il tuo ordine passa in lavorazione.',
    unpaidEnd: '. Grazie: la lavorazione inizia quando arriva il pagamento.',
  },
  es: {
    files: {
      one: '{{count}} archivo recibido y revisado',
      other: '{{count}} archivos recibidos y revisados',
    },
    warnings: { one: '{{count}} aviso aceptado', other: '{{count}} avisos aceptados' },
    end: '. Gracias: tu pedido entra en producción.',
    unpaidEnd: '. Gracias: la producción empieza cuando recibamos tu pago.',
  },
  fr: {
    files: { one: '{{count}} fichier reçu et contrôlé', other: '{{count}} fichiers reçus et contrôlés' },
    warnings: { one: '{{count}} avertissement accepté', other: '{{count}} avertissements acceptés' },
    end: '. Merci ! Votre commande part en production.',
    unpaidEnd: '. Merci ! La production commence dès réception de votre paiement.',
  },
  de: {
    files: { one: '{{count}} Datei erhalten und geprüft', other: '{{count}} Dateien erhalten und geprüft' },
    warnings: { one: '{{count}} Hinweis bestätigt', other: '{{count}} Hinweise bestätigt' },
    end: '. Danke! Ihre Bestellung geht jetzt in Produktion.',
    unpaidEnd: '. Danke! Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist.',
  },
};

/** The lab's message in an order whose files have arrived, with the warnings that the customer accepted. */
export function writeReceivedText(
  language: Language,
  {
    files,
    warnings,
    isUnpaid,
  }: { readonly files: number; readonly warnings: number; readonly isUnpaid: boolean },
): string {
  const text = receivedTexts[language];
  const parts = [writeCount(language, files, text.files)];
  if (warnings > 0) parts.push(writeCount(language, warnings, text.warnings));
  return parts.join(', ') + (isUnpaid ? text.unpaidEnd : text.end);
}
