interface PageWords {
  readonly main: string;
  readonly contact: string;
  readonly tradeArea: string;
  readonly privacy: string;
}

const all: Readonly<Record<string, PageWords>> = {
  en: { main: 'Main menu', contact: 'Contact', tradeArea: 'Trade Area', privacy: 'Privacy' },
  it: { main: 'Principale', contact: 'Contatti', tradeArea: 'Trade area', privacy: 'Privacy' },
  es: { main: 'Principal', contact: 'Contacto', tradeArea: 'Trade area', privacy: 'Privacidad' },
  fr: { main: 'Principal', contact: 'Contact', tradeArea: 'Trade area', privacy: 'Confidentialité' },
  de: { main: 'Haupt', contact: 'Kontakt', tradeArea: 'Trade Area', privacy: 'Datenschutz' },
};
const english = all['en'] as PageWords;

/** Words around every page of the main site. */
export function pageWords(language: string): PageWords {
  return all[language] ?? english;
}
