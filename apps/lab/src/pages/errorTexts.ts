interface ErrorTexts {
  /** 404. */
  readonly notFound: string;
  readonly notFoundLead: string;
  readonly home: string;
  /** 500. */
  readonly internal: string;
  readonly internalLead: string;
  /** 503, and a full disk. */
  readonly unavailable: string;
  readonly unavailableLead: string;
  /** 429. */
  readonly tooMany: string;
  readonly tooManyLead: string;
  /** Everything else; the reason follows. */
  readonly refused: string;
  /** Precedes the code by which the lab finds the request in its log. */
  readonly reference: string;
}

const all: Readonly<Record<string, ErrorTexts>> = {
  en: {
    notFound: 'Page not found',
    notFoundLead: 'Check the address. The page may have moved.',
    home: 'Home',
    internal: 'Something went wrong',
    internalLead: 'Try again. If it keeps happening, contact the lab and quote the reference.',
    unavailable: 'The lab is temporarily unavailable',
    unavailableLead: 'Try again in a few minutes.',
    tooMany: 'Too many attempts',
    tooManyLead: 'Try again later.',
    refused: 'Couldn’t do this',
    reference: 'Reference:',
  },
  it: {
    notFound: 'Pagina non trovata',
    notFoundLead: 'Controlla l’indirizzo. La pagina potrebbe essere stata spostata.',
    home: 'Pagina iniziale',
    internal: 'Si è verificato un errore',
    internalLead: 'Riprova. Se il problema persiste, contatta il laboratorio e indica il riferimento.',
    unavailable: 'Il servizio non è disponibile in questo momento',
    unavailableLead: 'Riprova tra qualche minuto.',
    tooMany: 'Troppi tentativi',
    tooManyLead: 'Riprova più tardi.',
    refused: 'Operazione non riuscita',
    reference: 'Riferimento:',
  },
  es: {
    notFound: 'Página no encontrada',
    notFoundLead: 'Comprueba la dirección. Es posible que la página se haya movido.',
    home: 'Inicio',
    internal: 'Se ha producido un error',
    internalLead:
      'Inténtalo de nuevo. Si el problema continúa, contacta con el laboratorio e indica la referencia.',
    unavailable: 'El laboratorio no está disponible en este momento',
    unavailableLead: 'Inténtalo de nuevo dentro de unos minutos.',
    tooMany: 'Demasiados intentos',
    tooManyLead: 'Inténtalo de nuevo más tarde.',
    refused: 'No se ha podido completar la operación',
    reference: 'Referencia:',
  },
  fr: {
    notFound: 'Page introuvable',
    notFoundLead: 'Vérifiez l’adresse. La page a peut-être été déplacée.',
    home: 'Accueil',
    internal: 'Une erreur est survenue',
    internalLead: 'Réessayez. Si le problème persiste, contactez le laboratoire en indiquant la référence.',
    unavailable: 'Le laboratoire est momentanément indisponible',
    unavailableLead: 'Réessayez dans quelques minutes.',
    tooMany: 'Trop de tentatives',
    tooManyLead: 'Réessayez plus tard.',
    refused: 'L’opération n’a pas abouti',
    reference: 'Référence\u00a0:',
  },
  de: {
    notFound: 'Seite nicht gefunden',
    notFoundLead: 'Prüfen Sie die Adresse. Die Seite wurde möglicherweise verschoben.',
    home: 'Startseite',
    internal: 'Es ist ein Fehler aufgetreten',
    internalLead:
      'Versuchen Sie es noch einmal. Wenn das Problem bestehen bleibt, wenden Sie sich mit der Referenz an das Labor.',
    unavailable: 'Das Labor ist vorübergehend nicht erreichbar',
    unavailableLead: 'Versuchen Sie es in einigen Minuten noch einmal.',
    tooMany: 'Zu viele Versuche',
    tooManyLead: 'Versuchen Sie es später noch einmal.',
    refused: 'Das war nicht möglich',
    reference: 'Referenz:',
  },
};
const english = all['en'] as ErrorTexts;

/** Texts of the pages that a browser gets instead of an error. */
export function errorTexts(language: string): ErrorTexts {
  return all[language] ?? english;
}
