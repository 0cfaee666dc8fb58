// Long because each question is in five languages.
import { texts } from '../../store/texts.ts';
import { paragraph } from './item.ts';
import type { DemoLayoutItem } from './item.ts';

type Question = Pick<DemoLayoutItem, 'id' | 'title' | 'text'>;

/** 15 questions about Graphisoftware (LAY-16); their facts are those of LAY-06 to LAY-17. */
const questions: readonly Question[] = [
  {
    id: 'cost',
    title: texts(
      'What does Graphisoftware cost?',
      'Quanto costa Graphisoftware?',
      '¿Cuánto cuesta Graphisoftware?',
      'Combien coûte Graphisoftware\u202f?',
      'Was kostet Graphisoftware?',
    ),
    text: paragraph(
      'Nothing. It is a free download.',
      'Niente: il download è gratuito.',
      'Nada: la descarga es gratuita.',
      'Rien\u00a0: le téléchargement est gratuit.',
      'Nichts: Der Download ist kostenlos.',
    ),
  },
  {
    id: 'current-version',
    title: texts(
      'Which version is the current one?',
      'Qual è la versione attuale?',
      '¿Cuál es la versión actual?',
      'Quelle est la version actuelle\u202f?',
      'Welche Version ist die aktuelle?',
    ),
    text: paragraph(
      '6.4.1, for Mac and for PC.',
      'La 6.4.1, per Mac e per PC.',
      'La 6.4.1, para Mac y para PC.',
      'La 6.4.1, pour Mac et pour PC.',
      '6.4.1, für Mac und für PC.',
    ),
  },
  {
    id: 'download-size',
    title: texts(
      'How large is the download?',
      'Quanto è grande il download?',
      '¿Cuánto ocupa la descarga?',
      'Quelle est la taille du téléchargement\u202f?',
      'Wie groß ist der Download?',
    ),
    text: paragraph(
      '419.8\u00a0MB for Mac and 421.8\u00a0MB for PC.',
      '419,8\u00a0MB per Mac e 421,8\u00a0MB per PC.',
      '419,8\u00a0MB para Mac y 421,8\u00a0MB para PC.',
      '419,8\u00a0Mo pour Mac et 421,8\u00a0Mo pour PC.',
      '419,8\u00a0MB für Mac und 421,8\u00a0MB für PC.',
    ),
  },
  {
    id: 'which-mac',
    title: texts(
      'On which Macs does it run?',
      'Su quali Mac funziona?',
      '¿En qué Mac funciona?',
      'Sur quels Mac fonctionne-t-il\u202f?',
      'Auf welchen Macs läuft es?',
    ),
    text: paragraph(
      'From Mac OS X 10.7, but not on macOS Catalina.',
      'Da Mac OS X 10.7 in poi, ma non con macOS Catalina.',
      'A partir de Mac OS X 10.7, pero no con macOS Catalina.',
      'À partir de Mac OS X 10.7, mais pas sous macOS Catalina.',
      'Ab Mac OS X 10.7, aber nicht unter macOS Catalina.',
    ),
  },
  {
    id: 'older-mac',
    title: texts(
      'Is there a version for an older Mac?',
      'C’è una versione per un Mac meno recente?',
      '¿Hay una versión para un Mac más antiguo?',
      'Y a-t-il une version pour un Mac plus ancien\u202f?',
      'Gibt es eine Version für einen älteren Mac?',
    ),
    text: paragraph(
      'Yes: version 6.0.0 is under “Previous versions for Mac” above.',
      'Sì: la versione 6.0.0 è qui sopra, in «Versioni precedenti per Mac».',
      'Sí: la versión 6.0.0 está arriba, en «Versiones anteriores para Mac».',
      'Oui\u00a0: la version 6.0.0 se trouve ci-dessus, sous «\u00a0Versions précédentes pour Mac\u00a0».',
      'Ja: Version 6.0.0 finden Sie oben unter „Frühere Versionen für Mac“.',
    ),
  },
  {
    id: 'high-sierra',
    title: texts(
      'What do I need for macOS High Sierra?',
      'Che cosa serve per macOS High Sierra?',
      '¿Qué necesito para macOS High Sierra?',
      'Que faut-il pour macOS High Sierra\u202f?',
      'Was brauche ich für macOS High Sierra?',
    ),
    text: paragraph(
      'The High Sierra patch, and Graphisoftware 6.3.0 or later.',
      'La patch per High Sierra e Graphisoftware 6.3.0 o successivo.',
      'El parche para High Sierra y Graphisoftware 6.3.0 o posterior.',
      'Le correctif pour High Sierra et Graphisoftware 6.3.0 ou ultérieur.',
      'Den Patch für High Sierra und Graphisoftware 6.3.0 oder neuer.',
    ),
  },
  {
    id: 'which-plugin',
    title: texts(
      'Which plug-in does it need?',
      'Quale plug-in richiede?',
      '¿Qué complemento necesita?',
      'De quel module a-t-il besoin\u202f?',
      'Welches Plug-in braucht es?',
    ),
    text: paragraph(
      'From version 6.0.0, plug-in version 1.2.',
      'Dalla versione 6.0.0, il plug-in versione 1.2.',
      'A partir de la versión 6.0.0, el complemento versión 1.2.',
      'À partir de la version 6.0.0, le module version\u00a01.2.',
      'Ab Version 6.0.0 das Plug-in Version 1.2.',
    ),
  },
  {
    id: 'calendar-years',
    title: texts(
      'Which years do the calendars have?',
      'Di quali anni sono i calendari?',
      '¿De qué años son los calendarios?',
      'De quelles années sont les calendriers\u202f?',
      'Für welche Jahre gibt es Kalender?',
    ),
    text: paragraph(
      'Version 6.4.1 brings those of 2021 and 2022.',
      'La versione 6.4.1 comprende quelli del 2021 e del 2022.',
      'La versión 6.4.1 incluye los de 2021 y 2022.',
      'La version 6.4.1 contient ceux de 2021 et 2022.',
      'Version 6.4.1 enthält die von 2021 und 2022.',
    ),
  },
  {
    id: 'project-name',
    title: texts(
      'How do I name a project?',
      'Come chiamo un progetto?',
      '¿Cómo llamo a un proyecto?',
      'Comment nommer un projet\u202f?',
      'Wie benenne ich ein Projekt?',
    ),
    text: paragraph(
      'With at most 12 characters, without symbols.',
      'Con al massimo 12 caratteri, senza simboli.',
      'Con 12 caracteres como máximo, sin símbolos.',
      'Avec 12\u00a0caractères au maximum, sans symboles.',
      'Mit höchstens 12 Zeichen, ohne Sonderzeichen.',
    ),
  },
  {
    id: 'photo-formats',
    title: texts(
      'Which photos can I import?',
      'Quali foto posso importare?',
      '¿Qué fotos puedo importar?',
      'Quelles photos puis-je importer\u202f?',
      'Welche Fotos kann ich importieren?',
    ),
    text: paragraph(
      'JPG, TIFF and PNG. Standard JPG is best.',
      'JPG, TIFF e PNG. La scelta migliore è il JPG standard.',
      'JPG, TIFF y PNG. Lo mejor es el JPG estándar.',
      'JPG, TIFF et PNG. Le mieux est le JPG standard.',
      'JPG, TIFF und PNG. Am besten ist Standard-JPG.',
    ),
  },
  {
    id: 'colour-profile',
    title: texts(
      'Which colour profile do my photos need?',
      'Quale profilo colore devono avere le foto?',
      '¿Qué perfil de color necesitan mis fotos?',
      'Quel profil colorimétrique pour mes photos\u202f?',
      'Welches Farbprofil brauchen meine Fotos?',
    ),
    text: paragraph(
      'RGB with an embedded profile, preferably sRGB.',
      'RGB con profilo incorporato, preferibilmente sRGB.',
      'RGB con perfil incrustado, preferiblemente sRGB.',
      'RVB avec profil incorporé, de préférence sRGB.',
      'RGB mit eingebettetem Profil, am besten sRGB.',
    ),
  },
  {
    id: 'first-page',
    title: texts(
      'On which page does my layout begin?',
      'Da quale pagina comincia l’impaginazione?',
      '¿En qué página empieza mi maquetación?',
      'À quelle page commence ma mise en page\u202f?',
      'Auf welcher Seite beginnt mein Layout?',
    ),
    text: paragraph(
      'On page 2, the first one that you can use.',
      'Da pagina 2, la prima utilizzabile.',
      'En la página 2, la primera que se puede usar.',
      'À la page\u00a02, la première utilisable.',
      'Auf Seite 2, der ersten nutzbaren.',
    ),
  },
  {
    id: 'last-page',
    title: texts(
      'On which page does it end?',
      'A quale pagina finisce?',
      '¿En qué página termina?',
      'À quelle page se termine-t-elle\u202f?',
      'Auf welcher Seite endet es?',
    ),
    text: paragraph(
      'On a page with an even number.',
      'A una pagina con numero pari.',
      'En una página de número par.',
      'À une page de numéro pair.',
      'Auf einer Seite mit gerader Zahl.',
    ),
  },
  {
    id: 'reset-preferences',
    title: texts(
      'How do I reset the preferences?',
      'Come reimposto le preferenze?',
      '¿Cómo restablezco las preferencias?',
      'Comment réinitialiser les préférences\u202f?',
      'Wie setze ich die Einstellungen zurück?',
    ),
    text: paragraph(
      'Close Graphisoftware, hold <strong>Shift</strong> and open it again. Most problems end with that.',
      'Chiudi Graphisoftware, tieni premuto <strong>Maiusc</strong> e riaprilo. La maggior parte dei problemi si risolve così.',
      'Cierra Graphisoftware, mantén pulsada la tecla <strong>Mayús</strong> y vuelve a abrirlo. La mayoría de los problemas se resuelven así.',
      'Fermez Graphisoftware, maintenez la touche <strong>Maj</strong> enfoncée et rouvrez-le. La plupart des problèmes se règlent ainsi.',
      'Schließen Sie Graphisoftware, halten Sie die <strong>Umschalttaste</strong> gedrückt und öffnen Sie es wieder. Die meisten Probleme sind damit behoben.',
    ),
  },
  {
    id: 'see-it',
    title: texts(
      'Where can I see how it works?',
      'Dove vedo come funziona?',
      '¿Dónde veo cómo funciona?',
      'Où voir comment il fonctionne\u202f?',
      'Wo sehe ich, wie es funktioniert?',
    ),
    text: paragraph(
      'In the tutorial video and the manuals, under “Useful links” above.',
      'Nel video tutorial e nei manuali, qui sopra in «Link utili».',
      'En el vídeo tutorial y en los manuales, arriba en «Enlaces útiles».',
      'Dans la vidéo de prise en main et les manuels, ci-dessus sous «\u00a0Liens utiles\u00a0».',
      'In der Videoanleitung und den Handbüchern, oben unter „Nützliche Links“.',
    ),
  },
];

/** 8 tips (LAY-16, LAY-17). */
const tips: readonly Question[] = [
  {
    id: 'tip-name',
    title: texts(
      'Short project names',
      'Nomi brevi per i progetti',
      'Nombres cortos para los proyectos',
      'Des noms de projet courts',
      'Kurze Projektnamen',
    ),
    text: paragraph(
      'At most 12 characters, no symbols.',
      'Al massimo 12 caratteri, senza simboli.',
      '12 caracteres como máximo, sin símbolos.',
      '12\u00a0caractères au maximum, sans symboles.',
      'Höchstens 12 Zeichen, keine Sonderzeichen.',
    ),
  },
  {
    id: 'tip-jpg',
    title: texts('Standard JPG', 'JPG standard', 'JPG estándar', 'JPG standard', 'Standard-JPG'),
    text: paragraph(
      'Save photos as standard JPG; TIFF and PNG work too.',
      'Salva le foto come JPG standard; vanno bene anche TIFF e PNG.',
      'Guarda las fotos como JPG estándar; también sirven TIFF y PNG.',
      'Enregistrez vos photos en JPG standard\u202f; TIFF et PNG conviennent aussi.',
      'Speichern Sie Fotos als Standard-JPG; auch TIFF und PNG sind möglich.',
    ),
  },
  {
    id: 'tip-profile',
    title: texts(
      'RGB with a profile',
      'RGB con profilo',
      'RGB con perfil',
      'RVB avec profil',
      'RGB mit Profil',
    ),
    text: paragraph(
      'Embed the colour profile, preferably sRGB.',
      'Incorpora il profilo colore, preferibilmente sRGB.',
      'Incrusta el perfil de color, preferiblemente sRGB.',
      'Incorporez le profil colorimétrique, de préférence sRGB.',
      'Betten Sie das Farbprofil ein, am besten sRGB.',
    ),
  },
  {
    id: 'tip-first',
    title: texts(
      'Begin on page 2',
      'Comincia da pagina 2',
      'Empieza en la página 2',
      'Commencez à la page\u00a02',
      'Beginnen Sie auf Seite 2',
    ),
    text: paragraph(
      'It is the first page that you can use.',
      'È la prima pagina utilizzabile.',
      'Es la primera página que se puede usar.',
      'C’est la première page utilisable.',
      'Sie ist die erste nutzbare Seite.',
    ),
  },
  {
    id: 'tip-last',
    title: texts(
      'End on an even page',
      'Finisci su una pagina pari',
      'Termina en una página par',
      'Terminez sur une page paire',
      'Enden Sie auf einer geraden Seite',
    ),
    text: paragraph(
      'The number of the last page is even.',
      'Il numero dell’ultima pagina è pari.',
      'El número de la última página es par.',
      'Le numéro de la dernière page est pair.',
      'Die Zahl der letzten Seite ist gerade.',
    ),
  },
  {
    id: 'tip-fonts',
    title: texts('Few fonts', 'Pochi font', 'Pocas fuentes', 'Peu de polices', 'Wenige Schriften'),
    text: paragraph(
      'Activate only fonts that you use: an incompatible one ends the program.',
      'Attiva solo i font che usi: uno non compatibile chiude il programma.',
      'Activa solo las fuentes que uses: una incompatible cierra el programa.',
      'N’activez que les polices que vous utilisez\u00a0: une police incompatible ferme le logiciel.',
      'Aktivieren Sie nur Schriften, die Sie verwenden: Eine inkompatible beendet das Programm.',
    ),
  },
  {
    id: 'tip-version',
    title: texts(
      'The current version',
      'La versione attuale',
      'La versión actual',
      'La version actuelle',
      'Die aktuelle Version',
    ),
    text: paragraph(
      'Begin a new project with version 6.4.1.',
      'Comincia un nuovo progetto con la versione 6.4.1.',
      'Empieza un proyecto nuevo con la versión 6.4.1.',
      'Commencez un nouveau projet avec la version 6.4.1.',
      'Beginnen Sie ein neues Projekt mit Version 6.4.1.',
    ),
  },
  {
    id: 'tip-reset',
    title: texts(
      'Shift helps first',
      'Prima di tutto, Maiusc',
      'Lo primero, Mayús',
      'D’abord, la touche Maj',
      'Zuerst die Umschalttaste',
    ),
    text: paragraph(
      'If anything behaves strangely, open the program with Shift held down.',
      'Se qualcosa non funziona, apri il programma tenendo premuto Maiusc.',
      'Si algo falla, abre el programa con la tecla Mayús pulsada.',
      'En cas de comportement inattendu, ouvrez le logiciel en maintenant la touche Maj.',
      'Verhält sich etwas ungewöhnlich, öffnen Sie das Programm mit gedrückter Umschalttaste.',
    ),
  },
];

export const softwareFaq: readonly DemoLayoutItem[] = [
  ...questions.map((question) => ({ ...question, block: 'faq' as const })),
  ...tips.map((tip) => ({ ...tip, block: 'tips' as const })),
];
