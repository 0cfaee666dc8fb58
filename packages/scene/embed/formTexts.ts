/** Words of the form that the lab does not send with the product. */
interface FormTexts {
  readonly size: string;
  readonly pages: string;
  /** Instead of the scene on a device that draws it slowly, and the button that draws it all the same. */
  readonly slow: string;
  readonly showAnyway: string;
  /** Sentences of the lab's problem codes; `{value}` is the choice's label, `{limit}` a number. */
  readonly problems: Readonly<Record<string, string>>;
}

const en: FormTexts = {
  size: 'Size (cm)',
  pages: 'Pages',
  slow: '3D is slow on this device, so it isn’t shown.',
  showAnyway: 'Show in 3D anyway',
  problems: {
    notSold: '“{value}” is no longer sold. Choose another option.',
    notInSize: '“{value}” isn’t available in this size. Choose another option or another size.',
    notWithThis: '“{value}” isn’t available with your other choices. Choose another option.',
    excluded: '“{value}” isn’t available with your other choices. Choose another option.',
    groupTooHigh: '“{value}” needs a higher-grade cover material.',
    notANumber: 'Enter a number.',
    tooFew: 'Enter {limit} or more.',
    tooMany: 'Enter {limit} or less.',
    betweenSteps: 'This number isn’t possible. Enter {limit}.',
    tooLong: 'Use {limit} characters or fewer.',
  },
};

const all: Readonly<Record<string, FormTexts>> = {
  en,
  it: {
    size: 'Formato (cm)',
    pages: 'Pagine',
    slow: 'Su questo dispositivo il 3D è lento, perciò non viene mostrato.',
    showAnyway: 'Mostra comunque in 3D',
    problems: {
      notSold: '«{value}» non è più in vendita. Scegli un’altra opzione.',
      notInSize: '«{value}» non è disponibile in questo formato. Scegli un’altra opzione o un altro formato.',
      notWithThis: '«{value}» non è disponibile con le altre scelte. Scegli un’altra opzione.',
      excluded: '«{value}» non è disponibile con le altre scelte. Scegli un’altra opzione.',
      groupTooHigh: '«{value}» richiede un materiale di copertina di fascia superiore.',
      notANumber: 'Inserisci un numero.',
      tooFew: 'Inserisci almeno {limit}.',
      tooMany: 'Inserisci al massimo {limit}.',
      betweenSteps: 'Questo numero non è possibile. Inserisci {limit}.',
      tooLong: 'Usa al massimo {limit} caratteri.',
    },
  },
  es: {
    size: 'Tamaño (cm)',
    pages: 'Páginas',
    slow: 'El 3D es lento en este dispositivo; por eso no se muestra.',
    showAnyway: 'Mostrar en 3D de todos modos',
    problems: {
      notSold: '«{value}» ya no se vende. Elige otra opción.',
      notInSize: '«{value}» no está disponible en este tamaño. Elige otra opción u otro tamaño.',
      notWithThis: '«{value}» no está disponible con el resto de la selección. Elige otra opción.',
      excluded: '«{value}» no está disponible con el resto de la selección. Elige otra opción.',
      groupTooHigh: '«{value}» requiere un material de tapa de gama superior.',
      notANumber: 'Escribe un número.',
      tooFew: 'Escribe {limit} como mínimo.',
      tooMany: 'Escribe {limit} como máximo.',
      betweenSteps: 'Este número no es posible. Escribe {limit}.',
      tooLong: 'Usa {limit} caracteres como máximo.',
    },
  },
  fr: {
    size: 'Format (cm)',
    pages: 'Pages',
    slow: 'La 3D est lente sur cet appareil\u00a0: elle n’est pas affichée.',
    showAnyway: 'Afficher quand même en 3D',
    problems: {
      notSold: '«\u00a0{value}\u00a0» n’est plus vendu. Choisissez une autre option.',
      notInSize:
        '«\u00a0{value}\u00a0» n’est pas disponible dans ce format. Choisissez une autre option ou un autre format.',
      notWithThis:
        '«\u00a0{value}\u00a0» n’est pas disponible avec vos autres choix. Choisissez une autre option.',
      excluded:
        '«\u00a0{value}\u00a0» n’est pas disponible avec vos autres choix. Choisissez une autre option.',
      groupTooHigh: '«\u00a0{value}\u00a0» nécessite une matière de couverture de gamme supérieure.',
      notANumber: 'Saisissez un nombre.',
      tooFew: 'Saisissez au moins {limit}.',
      tooMany: 'Saisissez au plus {limit}.',
      betweenSteps: 'Ce nombre n’est pas possible. Saisissez {limit}.',
      tooLong: 'Utilisez {limit} caractères au plus.',
    },
  },
  de: {
    size: 'Format (cm)',
    pages: 'Seiten',
    slow: '3D ist auf diesem Gerät langsam und wird deshalb nicht angezeigt.',
    showAnyway: 'Trotzdem in 3D anzeigen',
    problems: {
      notSold: '„{value}“ ist nicht mehr erhältlich. Wählen Sie eine andere Option.',
      notInSize:
        '„{value}“ ist in diesem Format nicht verfügbar. Wählen Sie eine andere Option oder ein anderes Format.',
      notWithThis: '„{value}“ ist mit der übrigen Auswahl nicht verfügbar. Wählen Sie eine andere Option.',
      excluded: '„{value}“ ist mit der übrigen Auswahl nicht verfügbar. Wählen Sie eine andere Option.',
      groupTooHigh: '„{value}“ erfordert ein höherwertiges Covermaterial.',
      notANumber: 'Geben Sie eine Zahl ein.',
      tooFew: 'Geben Sie mindestens {limit} ein.',
      tooMany: 'Geben Sie höchstens {limit} ein.',
      betweenSteps: 'Diese Zahl ist nicht möglich. Geben Sie {limit} ein.',
      tooLong: 'Verwenden Sie höchstens {limit} Zeichen.',
    },
  },
};

/** @param language such as `it` or `it-IT`; of any other the texts are English. */
export const formTexts = (language: string): FormTexts => all[language.slice(0, 2).toLowerCase()] ?? en;

/** A problem of a configuration, as the lab answers it. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly value: string;
  /** The lab's words for an excluded combination; '' with every other code. */
  readonly reason: string;
  readonly limit: number | null;
}

/** The sentence for a problem. @param label of the choice that the problem names. */
export function problemSentence(
  texts: FormTexts,
  { code, reason, limit }: FieldProblem,
  label: string,
): string {
  const sentence = reason === '' ? (texts.problems[code] ?? code) : reason;
  return sentence.replace('{value}', label).replace('{limit}', String(limit ?? ''));
}
