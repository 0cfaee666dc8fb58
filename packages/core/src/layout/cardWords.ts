import type { CardRole } from './cardLayouts.ts';
import { texts } from './printWords.ts';
import type { PrintLanguage, PrintWords } from './printWords.ts';

/** Texts of a new card by its occasion; each text is a place that a person writes over. */
const occasions = {
  thanks: {
    title: texts('Thank you', 'Grazie', 'Gracias', 'Merci', 'Danke'),
    message: texts(
      'Thank you for celebrating this day with us. Your company, your words and your gifts made it one that we will never forget.',
      'Grazie per aver festeggiato questo giorno con noi. Presenza, parole e doni lo hanno reso indimenticabile.',
      'Gracias por celebrar este día con nosotros. Vuestra compañía, vuestras palabras y vuestros regalos lo han hecho inolvidable.',
      'Merci d’avoir fêté ce jour avec nous. Votre présence, vos mots et vos cadeaux l’ont rendu inoubliable.',
      'Danke, dass ihr diesen Tag mit uns gefeiert habt. Eure Gesellschaft, eure Worte und eure Geschenke haben ihn unvergesslich gemacht.',
    ),
  },
  thanksBaby: {
    title: texts('Thank you', 'Grazie', 'Gracias', 'Merci', 'Danke'),
    message: texts(
      'Thank you for your kind wishes and the lovely gifts for our little one.',
      'Grazie per gli auguri affettuosi e per i bei regali per la nostra piccola meraviglia.',
      'Gracias por vuestros cariñosos deseos y por los bonitos regalos para nuestro bebé.',
      'Merci pour vos vœux chaleureux et pour les jolis cadeaux offerts à notre bébé.',
      'Danke für eure lieben Wünsche und die schönen Geschenke für unser Kind.',
    ),
  },
  christmas: {
    title: texts('Merry Christmas', 'Buon Natale', 'Feliz Navidad', 'Joyeux Noël', 'Frohe Weihnachten'),
    message: texts(
      'We wish you a merry Christmas, time with the people you love, and a happy new year.',
      'Vi auguriamo un sereno Natale, tempo con le persone che amate e un felice anno nuovo.',
      'Os deseamos una feliz Navidad, tiempo con las personas que queréis y un próspero año nuevo.',
      'Nous vous souhaitons un joyeux Noël, du temps avec ceux que vous aimez et une belle année.',
      'Wir wünschen euch frohe Weihnachten, Zeit mit den Menschen, die ihr liebt, und ein gutes neues Jahr.',
    ),
  },
  newYear: {
    title: texts('Happy New Year', 'Buon anno', 'Feliz Año Nuevo', 'Bonne année', 'Ein gutes neues Jahr'),
    message: texts(
      'May the new year bring you joy, health and many good moments.',
      'Che il nuovo anno vi porti gioia, salute e tanti bei momenti.',
      'Que el nuevo año os traiga alegría, salud y muchos buenos momentos.',
      'Que la nouvelle année vous apporte joie, santé et de beaux moments.',
      'Möge das neue Jahr euch Freude, Gesundheit und viele schöne Momente bringen.',
    ),
  },
  married: {
    title: texts('Just married', 'Oggi sposi', 'Recién casados', 'Jeunes mariés', 'Frisch verheiratet'),
    message: texts(
      'We said yes, and we would like you to know: these are the first pictures of our new life.',
      'Abbiamo detto sì e vogliamo dirlo anche a voi: ecco le prime immagini della nostra nuova vita.',
      'Dijimos que sí y queremos contároslo: estas son las primeras imágenes de nuestra nueva vida.',
      'Nous nous sommes dit oui et nous voulons vous le dire : voici les premières images de notre nouvelle vie.',
      'Wir haben Ja gesagt und möchten es euch zeigen: die ersten Bilder unseres neuen Lebens.',
    ),
  },
  saveTheDate: {
    title: texts('Save the date', 'Save the date', 'Reserva la fecha', 'Réservez la date', 'Save the Date'),
    message: texts(
      'We are getting married and would love to have you with us. The invitation will follow.',
      'Ci sposiamo e vorremmo avervi con noi. L’invito seguirà presto.',
      'Nos casamos y nos encantaría teneros con nosotros. La invitación llegará pronto.',
      'Nous nous marions et serions heureux de vous avoir à nos côtés. L’invitation suivra.',
      'Wir heiraten und hätten euch gern dabei. Die Einladung folgt.',
    ),
  },
  baby: {
    title: texts('Hello, world', 'Benvenuto al mondo', 'Hola, mundo', 'Bienvenue au monde', 'Hallo, Welt'),
    message: texts(
      'Our family has grown. We are happy to introduce our little one to you.',
      'La nostra famiglia è cresciuta. Siamo felici di presentarvi il nuovo arrivo.',
      'Nuestra familia ha crecido. Nos alegra presentaros a nuestro bebé.',
      'Notre famille s’est agrandie. Nous sommes heureux de vous présenter notre bébé.',
      'Unsere Familie ist gewachsen. Wir freuen uns, euch unser Kind vorzustellen.',
    ),
  },
} as const satisfies Readonly<Record<string, { readonly title: PrintWords; readonly message: PrintWords }>>;
export type CardOccasion = keyof typeof occasions;

/** Words that stand for a couple's own until these are written. */
const placeholders = {
  names: texts('Your names', 'I nomi', 'Vuestros nombres', 'Vos prénoms', 'Eure Namen'),
  date: texts('The date', 'La data', 'La fecha', 'La date', 'Das Datum'),
} as const;

/** The words of a new card in a language. */
export function cardWords(
  occasion: CardOccasion,
  language: PrintLanguage,
): Readonly<Record<CardRole, string>> {
  const { title, message } = occasions[occasion];
  return {
    title: title[language],
    message: message[language],
    names: placeholders.names[language],
    date: placeholders.date[language],
  };
}

const all = (words: PrintWords) => Object.values(words);

/** The texts that a person has to write over, in every language: a card that still has one was forgotten. */
export const cardPlaceholders: readonly string[] = Object.values(placeholders).flatMap(all);

const given = new Set([
  ...cardPlaceholders,
  ...Object.values(occasions).flatMap(({ title, message }) => [...all(title), ...all(message)]),
]);

/** Whether a text is as a design gave it, so that another design may replace it. */
export const isGivenText = (text: string): boolean => given.has(text);
