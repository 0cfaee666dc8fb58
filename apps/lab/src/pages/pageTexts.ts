interface PageTexts {
  readonly main: string;
  readonly contact: string;
  readonly tradeArea: string;
  readonly privacy: string;
}

const all: Readonly<Record<string, PageTexts>> = {
  en: { main: 'Main menu', contact: 'Contact', tradeArea: 'Trade Area', privacy: 'Privacy' },
  it: { main: 'Menu principale', contact: 'Contatti', tradeArea: 'Trade Area', privacy: 'Privacy' },
  es: { main: 'Principal', contact: 'Contacto', tradeArea: 'Trade Area', privacy: 'Privacidad' },
  fr: {
    main: 'Navigation principale',
    contact: 'Contact',
    tradeArea: 'Espace pro',
    privacy: 'Confidentialité',
  },
  de: { main: 'Hauptnavigation', contact: 'Kontakt', tradeArea: 'Trade Area', privacy: 'Datenschutz' },
};
const english = all['en'] as PageTexts;

/** Texts of header and footer of every page of the main site. */
export function pageTexts(language: string): PageTexts {
  return all[language] ?? english;
}
