import { describe, expect, it } from 'vitest';
import { readTexts, textLanguages } from './texts.ts';
import type { FoundText, TextLanguage } from './texts.ts';

const texts = readTexts();

/** A form that no text of a language may have. */
interface Rule {
  readonly name: string;
  readonly form: RegExp;
  /** Texts that a requirement row quotes with that form. */
  readonly quoted?: readonly string[];
}

/** Attributes of markup are code. */
const withoutCode = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\{\{\w+\}\}/g, '{}');

function breaches(found: readonly FoundText[], { form, quoted = [] }: Rule): string[] {
  return found
    .filter(({ text }) => form.test(withoutCode(text)) && !quoted.includes(text))
    .map(({ path, text }) => `${path}: ${JSON.stringify(text)}`);
}

/** Forms that are wrong in every language (docs/glossary). */
const everywhere: readonly Rule[] = [
  { name: 'two spaces', form: / {2}/ },
  // SHELL-24 and EMB-01 quote the three dots.
  { name: 'three dots instead of an ellipsis', form: /\.\.\./, quoted: ['Loading...'] },
  { name: 'a straight apostrophe', form: /'/ },
  { name: 'a straight quotation mark', form: /"/ },
  { name: 'a plural built by hand', form: /\p{L}\((s|n|en|i|e|es)\)/u },
  { name: 'the letter x between two sizes', form: /\d x \d/ },
];

/** Requirement rows quote capitals in English only; the glossaries ask for sentence case elsewhere. */
const capitals: Rule = { name: 'capitals alone', form: /^\P{Ll}*\p{Lu}{4}\P{Ll}*$/u };

/** Typography of one language. U+00A0 is the no-break space, U+202F the narrow one. */
const typography: Readonly<Record<TextLanguage, readonly Rule[]>> = {
  en: [
    { name: 'quotation marks of another language', form: /[«»„]/ },
    { name: 'a space before an ellipsis or a per cent sign', form: /\s[…%]/ },
  ],
  it: [
    { name: 'quotation marks of another language, or spaces inside them', form: /[“”„]|«\s|\s»/ },
    { name: 'a space before an ellipsis or a per cent sign', form: /\s[…%]/ },
    { name: 'an article before a date', form: /\b(il|dal|al|del|nel|sul) \{\}/ },
  ],
  es: [
    { name: 'quotation marks of another language, or spaces inside them', form: /[“”„]|«\s|\s»/ },
    { name: 'a space before an ellipsis', form: /\s…/ },
    { name: 'a per cent sign without a no-break space', form: /[^\u00a0]%/ },
  ],
  fr: [
    { name: 'a sign without U+202F before it', form: /[^\u202f;!?][;!?]/ },
    { name: 'a colon without U+00A0 before it', form: /[^\u00a0]:(?!\/\/)/ },
    { name: 'guillemets without U+00A0 inside', form: /«[^\u00a0]|[^\u00a0]»/ },
    { name: 'quotation marks of another language', form: /[“”„]/ },
    { name: 'a space before an ellipsis', form: /\s…/ },
    { name: 'a per cent sign without a no-break space', form: /[^\u00a0]%/ },
  ],
  de: [
    { name: 'quotation marks of another language', form: /[«»”]|(^|[\s(])“/ },
    { name: 'an ellipsis without a no-break space', form: /[^\u00a0]…/ },
    { name: 'a per cent sign without a no-break space', form: /[^\u00a0]%/ },
  ],
};

/** Terms that the glossaries replace by another one, where they have no other meaning. */
const terms: Readonly<Record<TextLanguage, Rule>> = {
  en: {
    name: 'a term of docs/glossary/en.md under “not”',
    form: /\b[Ll]og(ged)?[ -]?(in|out)\b|\b[Ee]mails?\b|trade area|[Dd]ouble (page|spread)|AdobeRGB|[Gg]o on with|[Oo]rder number/,
    // PUB-03 quotes the title of the public store’s sign-in.
    quoted: ['Login'],
  },
  it: {
    name: 'a term of docs/glossary/it.md under “not”',
    form: /area riservata|[Vv]ecchia password|sessione è terminata|[Ss]enza posto|[Ss]marginatur|[Pp]asse-partout|[Ww]allart|[Pp]hotobook|[Bb]entornat|\b[Vv]ostr[aeio]\b|si prega/,
  },
  es: {
    name: 'a term of docs/glossary/es.md under “Not”',
    form: /[Áá]rea de clientes|trade area|\b[Ee]-?mails?\b|[Aa]nulad|[Rr]estituid|[Aa]rte mural|[Tt]us parejas|[Cc]ontraseña anterior|NIF\/IVA|\busted|[Vv]uelve a intentarlo|[Tt]odavía|no se pudo|[Mm]ensajer[íi]a/,
  },
  fr: {
    name: 'a term of docs/glossary/fr.md under “not”',
    form: /[Ee]space clients?\b|trade area|[Ii]nterlocuteur|[Tt]éléverse|[Pp]lanche|\bppp\b|CMYK|[Ss]auvegard|[Cc]oursier|[Cc]oupon|[Pp]réréglage|[Cc]ode de la commande|[Cc]arte de (crédit|paiement)|[Mm]oyen de paiement|\blabo\b|[Ss]ans place|[Bb]oîtes?\b/,
  },
  de: {
    name: 'a term of docs/glossary/de.md under “nicht”',
    form: /[Kk]undenbereich|trade area|[Aa]nsprechperson|Verkäufer|[Vv]orläufig|Kurier|[Kk]nopf|[Kk]nöpfe|[Ee]inloggen|[Aa]usloggen|Login|Logout|Sitzung (ist|wurde) beendet/,
  },
};

/** Forms that readers had to decode, with what they were replaced by in docs/glossary/en.md; none may come back. */
const decoded: Rule = {
  name: 'a form that readers had to decode',
  form: /\bCSV of\b|\bstands? (here|still)\b|\b[Uu]sed? first\b|[Bb]eing (prepared|read|handed)|[Ww]ithout a place|has no room|[Pp]rint it like this|[Ll]ook at this|larger than the lab takes|goes on by itself|cannot be had|no picture that|takes no files|come twice|[Pp]romised to leave|leaves later|[Ff]ollow the parcel|[Mm]ake the order|[Nn]othing was shipped|kept under a name|lay outside|[Yy]ou may not do|answer could not be read|not there any more|[Tt]ake what is stored|\b[Tt]ax data\b|changes this for you|[Ww]ritten to us|\bif it stays\b|pictures by themselves/,
};

const rulesOf = (language: TextLanguage): readonly Rule[] => [
  ...everywhere,
  ...typography[language],
  terms[language],
  ...(language === 'en' ? [decoded] : []),
  ...(language === 'en' ? [] : [capitals]),
];

describe('texts of the product', () => {
  it('are all read', () => {
    const counts = textLanguages.map((language) => texts.get(language)?.length ?? 0);
    expect(Math.min(...counts)).toBeGreaterThan(1_500);
  });

  describe.each(textLanguages)('in %s', (language) => {
    const rules = rulesOf(language);
    it.each(rules.map((rule) => [rule.name, rule] as const))('I18N-11: do not have %s', (_name, rule) =>
      expect(breaches(texts.get(language) ?? [], rule)).toEqual([]),
    );
  });

  it.each([
    ['fr', 'Prêt ?'],
    ['fr', 'Prêt\u00a0?'],
    ['fr', 'Format\u202f: 20'],
    ['fr', '« mat »'],
    ['fr', 'l\u0027ordre'],
    ['de', 'Wird gespeichert…'],
    ['de', '15 %'],
    ['it', 'dal {{date}}'],
    ['es', '15%'],
    ['de', 'IHRE BESTELLUNGEN'],
    ['en', 'Loading ...'],
    ['en', 'This is not there any more'],
    ['en', 'CSV of all'],
  ] as const)('in %s: %j would be found', (language, text) => {
    const rules = rulesOf(language);
    expect(rules.filter((rule) => breaches([{ path: '', text }], rule).length > 0)).not.toEqual([]);
  });
});
