// Long because each trouble is told in five languages; Mac and Windows share most of them.
import type { LayoutBlock } from '@trade-area/core/contract';
import type { Texts } from '../../../../src/database/schema/shop.ts';
import { texts } from '../../store/texts.ts';
import { joined, paragraph } from './item.ts';
import type { DemoLayoutItem } from './item.ts';

/** The usual remedy (LAY-15). */
const reset = paragraph(
  'Reset the preferences: close Graphisoftware, hold <strong>Shift</strong> and open it again. Keep the key pressed until the first window appears.',
  'Reimposta le preferenze: chiudi Graphisoftware, tieni premuto <strong>Maiusc</strong> e riaprilo. Tieni premuto il tasto finché non compare la prima finestra.',
  'Restablece las preferencias: cierra Graphisoftware, mantén pulsada la tecla <strong>Mayús</strong> y vuelve a abrirlo. No la sueltes hasta que aparezca la primera ventana.',
  'Réinitialisez les préférences\u00a0: fermez Graphisoftware, maintenez la touche <strong>Maj</strong> enfoncée et rouvrez-le. Gardez la touche enfoncée jusqu’à l’apparition de la première fenêtre.',
  'Setzen Sie die Einstellungen zurück: Schließen Sie Graphisoftware, halten Sie die <strong>Umschalttaste</strong> gedrückt und öffnen Sie es wieder. Lassen Sie die Taste erst los, wenn das erste Fenster erscheint.',
);

interface Trouble {
  readonly key: string;
  readonly title: Texts;
  readonly text: Texts;
}

const playerError = (key: string, message: string, more: Texts): Trouble => ({
  key,
  title: texts(
    `Director Player error: “${message}”`,
    `Errore di Director Player: «${message}»`,
    `Error de Director Player: «${message}»`,
    `Erreur de Director Player\u00a0: «\u00a0${message}\u00a0»`,
    `Fehler des Director Player: „${message}“`,
  ),
  text: joined(reset, more),
});

/** The troubles that both systems have (LAY-14, LAY-15). */
const shared: readonly Trouble[] = [
  playerError(
    'index',
    'Index out of range',
    paragraph(
      'If it comes back, open a copy of the project whose name has at most 12 characters and no symbols.',
      'Se si ripresenta, apri una copia del progetto con un nome di al massimo 12 caratteri, senza simboli.',
      'Si vuelve a aparecer, abre una copia del proyecto con un nombre de 12 caracteres como máximo y sin símbolos.',
      'Si elle revient, ouvrez une copie du projet dont le nom compte 12\u00a0caractères au maximum, sans symboles.',
      'Tritt er wieder auf, öffnen Sie eine Kopie des Projekts, deren Name höchstens 12 Zeichen und keine Sonderzeichen hat.',
    ),
  ),
  playerError(
    'property',
    'Property not found #value',
    paragraph(
      'If it comes back, check that the plug-in has version 1.2, which is needed from software version 6.0.0.',
      'Se si ripresenta, controlla che il plug-in sia la versione 1.2, necessaria dalla versione 6.0.0 del software.',
      'Si vuelve a aparecer, comprueba que el complemento sea la versión 1.2, necesaria a partir de la versión 6.0.0 del programa.',
      'Si elle revient, vérifiez que le module est en version\u00a01.2, nécessaire à partir de la version 6.0.0 du logiciel.',
      'Tritt er wieder auf, prüfen Sie, ob das Plug-in Version 1.2 hat; sie ist ab Softwareversion 6.0.0 nötig.',
    ),
  ),
  playerError(
    'object',
    'Object Expected',
    paragraph(
      'If it comes back, save your photos again as standard JPG in RGB with a colour profile, and import them anew.',
      'Se si ripresenta, salva di nuovo le foto come JPG standard in RGB con profilo colore e importale da capo.',
      'Si vuelve a aparecer, guarda otra vez las fotos como JPG estándar en RGB con perfil de color e impórtalas de nuevo.',
      'Si elle revient, réenregistrez vos photos en JPG standard, en RVB avec profil colorimétrique, puis réimportez-les.',
      'Tritt er wieder auf, speichern Sie Ihre Fotos erneut als Standard-JPG in RGB mit Farbprofil und importieren Sie sie neu.',
    ),
  ),
  {
    key: 'fonts',
    title: texts(
      'Graphisoftware quits when it reads the fonts',
      'Graphisoftware si chiude durante la lettura dei font',
      'Graphisoftware se cierra al leer las fuentes',
      'Graphisoftware se ferme à la lecture des polices',
      'Graphisoftware stürzt beim Lesen der Schriften ab',
    ),
    text: joined(
      paragraph(
        'A font on your computer is incompatible. Deactivate the fonts that you installed last, and open Graphisoftware again.',
        'Un font del tuo computer non è compatibile. Disattiva gli ultimi font installati e riapri Graphisoftware.',
        'Una fuente de tu ordenador no es compatible. Desactiva las últimas fuentes que has instalado y vuelve a abrir Graphisoftware.',
        'Une police de votre ordinateur n’est pas compatible. Désactivez les dernières polices installées et rouvrez Graphisoftware.',
        'Eine Schrift auf Ihrem Computer ist nicht kompatibel. Deaktivieren Sie die zuletzt installierten Schriften und öffnen Sie Graphisoftware erneut.',
      ),
      reset,
    ),
  },
  {
    key: 'new-project',
    title: texts(
      'It hangs when I create a project',
      'Si blocca quando creo un progetto',
      'Se bloquea al crear un proyecto',
      'Il se bloque à la création d’un projet',
      'Es hängt, wenn ich ein Projekt anlege',
    ),
    text: joined(
      reset,
      paragraph(
        'Then give the project a name of at most 12 characters, without symbols.',
        'Poi dai al progetto un nome di al massimo 12 caratteri, senza simboli.',
        'Después, da al proyecto un nombre de 12 caracteres como máximo, sin símbolos.',
        'Donnez ensuite au projet un nom de 12\u00a0caractères au maximum, sans symboles.',
        'Geben Sie dem Projekt dann einen Namen mit höchstens 12 Zeichen, ohne Sonderzeichen.',
      ),
    ),
  },
  {
    key: 'thumbnails',
    title: texts(
      'Thumbnails are missing',
      'Mancano le miniature',
      'Faltan las miniaturas',
      'Des vignettes manquent',
      'Vorschaubilder fehlen',
    ),
    text: joined(
      reset,
      paragraph(
        'Thumbnails are made of JPG, TIFF and PNG files. Any other file has none.',
        'Le miniature si creano da file JPG, TIFF e PNG. Gli altri file non ne hanno.',
        'Las miniaturas se crean a partir de archivos JPG, TIFF y PNG. Los demás archivos no tienen.',
        'Les vignettes sont créées à partir de fichiers JPG, TIFF et PNG. Les autres fichiers n’en ont pas.',
        'Vorschaubilder entstehen aus JPG-, TIFF- und PNG-Dateien. Andere Dateien haben keine.',
      ),
    ),
  },
  {
    key: 'effects',
    title: texts(
      'Effects are missing',
      'Mancano gli effetti',
      'Faltan los efectos',
      'Des effets manquent',
      'Effekte fehlen',
    ),
    text: joined(
      reset,
      paragraph(
        'If they are still missing, install version 6.4.1 over the one you have.',
        'Se mancano ancora, installa la versione 6.4.1 sopra quella esistente.',
        'Si siguen faltando, instala la versión 6.4.1 sobre la que tienes.',
        'S’ils manquent encore, installez la version 6.4.1 par-dessus la vôtre.',
        'Fehlen sie weiterhin, installieren Sie Version 6.4.1 über die vorhandene.',
      ),
    ),
  },
  {
    key: 'plugin',
    title: texts(
      'It asks for a plug-in',
      'Chiede un plug-in',
      'Pide un complemento',
      'Il demande un module',
      'Es verlangt ein Plug-in',
    ),
    text: paragraph(
      'From version 6.0.0 Graphisoftware needs plug-in version 1.2. The installer of version 6.4.1 includes it: install it again.',
      'Dalla versione 6.0.0 Graphisoftware richiede il plug-in 1.2. Il programma di installazione della 6.4.1 lo comprende: installalo di nuovo.',
      'A partir de la versión 6.0.0, Graphisoftware necesita el complemento 1.2. El instalador de la 6.4.1 lo incluye: vuelve a instalarlo.',
      'À partir de la version 6.0.0, Graphisoftware a besoin du module\u00a01.2. Le programme d’installation de la 6.4.1 le contient\u00a0: réinstallez-le.',
      'Ab Version 6.0.0 braucht Graphisoftware das Plug-in 1.2. Das Installationsprogramm von 6.4.1 enthält es: Installieren Sie es erneut.',
    ),
  },
];

/** The troubles of a Mac alone (LAY-05, LAY-07, LAY-12, LAY-15). */
const macOnly: readonly Trouble[] = [
  {
    key: 'language',
    title: texts(
      'It hangs at the choice of the language (macOS High Sierra)',
      'Si blocca alla scelta della lingua (macOS High Sierra)',
      'Se bloquea al elegir el idioma (macOS High Sierra)',
      'Il se bloque au choix de la langue (macOS High Sierra)',
      'Es hängt bei der Sprachauswahl (macOS High Sierra)',
    ),
    text: joined(
      reset,
      paragraph(
        'Then install the High Sierra patch. It needs version 6.3.0 or later.',
        'Poi installa la patch per High Sierra. Richiede la versione 6.3.0 o successiva.',
        'Después, instala el parche para High Sierra. Necesita la versión 6.3.0 o posterior.',
        'Installez ensuite le correctif pour High Sierra. Il demande la version 6.3.0 ou ultérieure.',
        'Installieren Sie dann den Patch für High Sierra. Er braucht Version 6.3.0 oder neuer.',
      ),
    ),
  },
  {
    key: 'catalina',
    title: texts(
      'It no longer opens since the update to macOS Catalina',
      'Non si apre più dopo l’aggiornamento a macOS Catalina',
      'Ya no se abre desde la actualización a macOS Catalina',
      'Il ne s’ouvre plus depuis la mise à jour vers macOS Catalina',
      'Seit dem Update auf macOS Catalina öffnet es sich nicht mehr',
    ),
    text: paragraph(
      'Graphisoftware does not run on macOS Catalina. Use another computer, design with our templates, or have us design for you.',
      'Graphisoftware non funziona con macOS Catalina. Usa un altro computer, impagina con i nostri template oppure affida a noi l’impaginazione.',
      'Graphisoftware no funciona con macOS Catalina. Usa otro ordenador, maqueta con nuestras plantillas o encárganos la maquetación.',
      'Graphisoftware ne fonctionne pas sous macOS Catalina. Utilisez un autre ordinateur, travaillez avec nos gabarits ou confiez-nous la mise en page.',
      'Graphisoftware läuft nicht unter macOS Catalina. Verwenden Sie einen anderen Computer, gestalten Sie mit unseren Vorlagen oder überlassen Sie uns die Gestaltung.',
    ),
  },
  {
    key: 'patch',
    title: texts(
      'The High Sierra patch does not install',
      'La patch per High Sierra non si installa',
      'El parche para High Sierra no se instala',
      'Le correctif pour High Sierra ne s’installe pas',
      'Der Patch für High Sierra lässt sich nicht installieren',
    ),
    text: paragraph(
      'The patch needs version 6.3.0 or later. Install version 6.4.1 first, then the patch.',
      'La patch richiede la versione 6.3.0 o successiva. Installa prima la 6.4.1, poi la patch.',
      'El parche necesita la versión 6.3.0 o posterior. Instala antes la 6.4.1 y después el parche.',
      'Le correctif demande la version 6.3.0 ou ultérieure. Installez d’abord la 6.4.1, puis le correctif.',
      'Der Patch braucht Version 6.3.0 oder neuer. Installieren Sie zuerst 6.4.1, dann den Patch.',
    ),
  },
  {
    key: 'usb',
    title: texts(
      'The USB key is not recognised (macOS High Sierra, Mojave)',
      'La chiavetta USB non viene riconosciuta (macOS High Sierra, Mojave)',
      'No se reconoce la memoria USB (macOS High Sierra, Mojave)',
      'La clé USB n’est pas reconnue (macOS High Sierra, Mojave)',
      'Der USB-Stick wird nicht erkannt (macOS High Sierra, Mojave)',
    ),
    text: paragraph(
      'Follow the guide to the USB key, a PDF among the downloads above.',
      'Segui la guida alla chiavetta USB, un PDF tra i download qui sopra.',
      'Sigue la guía de la memoria USB, un PDF que está entre las descargas de arriba.',
      'Suivez le guide de la clé USB, un PDF parmi les téléchargements ci-dessus.',
      'Folgen Sie der Anleitung zum USB-Stick, einem PDF bei den Downloads oben.',
    ),
  },
];

const of = (block: LayoutBlock, prefix: string, troubles: readonly Trouble[]): readonly DemoLayoutItem[] =>
  troubles.map(({ key, title, text }) => ({ id: `${prefix}-${key}`, block, title, text }));

/** 12 items for Mac and 8 for Windows (LAY-13). */
export const troubles: readonly DemoLayoutItem[] = [
  ...of('mac', 'mac', [...shared, ...macOnly]),
  ...of('windows', 'windows', shared),
];
