/** The message that the lab adds to an order when its files have arrived. */
export interface UploadWords {
  received(files: number, warnings: number): string;
}

const words: Readonly<Record<string, UploadWords>> = {
  en: {
    received: (files, warnings) =>
      `${files === 1 ? '1 file' : `${files} files`} received and checked${warnings === 0 ? '' : `, ${warnings === 1 ? '1 warning' : `${warnings} warnings`} accepted`}. Thank you. Your order is going into production.`,
  },
  it: {
    received: (files, warnings) =>
      `${files === 1 ? '1 file ricevuto e controllato' : `${files} file ricevuti e controllati`}${warnings === 0 ? '' : `, ${warnings === 1 ? '1 avviso accettato' : `${warnings} avvisi accettati`}`}. Grazie: il tuo ordine passa in lavorazione.`,
  },
  es: {
    received: (files, warnings) =>
      `${files === 1 ? '1 archivo recibido y revisado' : `${files} archivos recibidos y revisados`}${warnings === 0 ? '' : `, ${warnings === 1 ? '1 aviso aceptado' : `${warnings} avisos aceptados`}`}. Gracias: tu pedido entra en producción.`,
  },
  fr: {
    received: (files, warnings) =>
      `${files === 1 ? '1 fichier reçu et contrôlé' : `${files} fichiers reçus et contrôlés`}${warnings === 0 ? '' : `, ${warnings === 1 ? '1 avertissement accepté' : `${warnings} avertissements acceptés`}`}. Merci ! Votre commande part en production.`,
  },
  de: {
    received: (files, warnings) =>
      `${files === 1 ? '1 Datei' : `${files} Dateien`} erhalten und geprüft${warnings === 0 ? '' : `, ${warnings === 1 ? '1 Hinweis' : `${warnings} Hinweise`} bestätigt`}. Danke! Ihre Bestellung geht jetzt in Produktion.`,
  },
};

export function uploadWords(language: string): UploadWords {
  return words[language] ?? (words['en'] as UploadWords);
}
