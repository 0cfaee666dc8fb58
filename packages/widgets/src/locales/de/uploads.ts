import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Dateien der Bestellung {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} Seiten',
  changePages: 'Seiten ändern',
  factProfile: 'Farbe: {{profile}}',
  wanted:
    'JPG, TIFF oder PDF, 300 dpi, 3 mm Beschnitt an jeder Seite. Eine Datei je Doppelseite oder ein PDF mit allen.',
  wantedImages: 'JPG, TIFF oder PDF, 300 dpi, 3 mm Beschnitt an jeder Seite. Eine Datei für jedes Bild.',
  sizeCover: 'Einband: {{size}}',
  sizeSpread: 'Doppelseiten: {{size}}',
  sizeImage: 'Bilder: {{size}}',
  ready: '{{ready}} von {{slots}} fertig',
  bytes: '{{sent}} von {{bytes}}',
  speed: '{{speed}}/s',
  left: 'noch etwa {{time}}',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Gesendet',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  retryAll: 'Alle gescheiterten wiederholen',
  give: 'An das Labor senden',
  giving: 'Wird übergeben …',
  giveHint: 'Möglich, sobald jeder Platz gefüllt, keine Datei übrig und jeder Hinweis gelesen ist.',
  giveFailed: 'Die Dateien konnten nicht übergeben werden',
  drop: 'Dateien oder einen Ordner hierher ziehen',
  dropMore: 'Weitere Dateien hierher ziehen',
  choose: 'Dateien wählen',
  chooseFolder: 'Ordner wählen',
  chooseOne: 'Datei wählen',
  list: 'Bögen der Bestellung',
  tray: 'Dateien ohne Platz',
  trayHint:
    'Geben Sie ihnen einen Platz oder entfernen Sie sie, bevor Sie die Bestellung senden: Gedruckt wird nur, was einen Platz hat.',
  cover: 'Einband',
  spread: 'Doppelseite {{number}}',
  pages: 'Seiten {{first}}–{{last}}',
  allSpreads: 'Alle Doppelseiten',
  page: 'Seite {{number}}',
  image: 'Bild {{number}}',
  missing: 'Noch keine Datei',
  chooseFor: 'Datei für {{place}} wählen',
  moveTo: '{{name}} verschieben nach',
  toTray: 'Ohne Platz',
  replace: 'Ersetzen',
  replaceOf: '{{name}} ersetzen',
  remove: 'Entfernen',
  removeOf: '{{name}} entfernen',
  retryOf: '{{name}} erneut senden',
  accept: 'So drucken',
  acceptOf: '{{name}} so drucken',
  accepted: 'Akzeptiert',
  reading: 'Wird gelesen',
  refused: 'Nicht gesendet',
  waiting: 'Wartet',
  sending: 'Wird gesendet',
  retrying: 'Verbindung verloren, neuer Versuch',
  paused: 'Angehalten',
  needsFile: '{{percent}} gesendet. Wählen Sie die Datei noch einmal, dann geht es weiter.',
  checking: 'Das Labor prüft sie',
  checked: 'Fertig',
  warned: 'Bitte ansehen',
  blocked: 'Nicht druckbar',
  failed: 'Abgebrochen',
  problemSignIn: 'Ihre Sitzung ist beendet.',
  problemOffline:
    'Keine Verbindung zum Labor. Was gesendet wurde, bleibt erhalten, und es geht von selbst weiter.',
  problemGone: 'Das Labor hat den Anfang dieser Datei nicht mehr. Sie wird neu gesendet.',
  problemTooLarge: 'Das ist größer, als das Labor annimmt: 2 GB je Datei, 6 GB je Bestellung.',
  problemLabFull:
    'Das Labor hat im Moment keinen Platz. Was gesendet wurde, bleibt erhalten; versuchen Sie es später.',
  problemUnreadable: 'Die Datei lässt sich auf diesem Rechner nicht mehr lesen. Wählen Sie sie noch einmal.',
  problemElsewhere:
    'Ein anderes Fenster dieses Browsers sendet diese Datei. Wenn es endet, macht dieses weiter.',
  problemRefused: 'Das Labor hat diese Datei nicht angenommen.',
  problemDamaged:
    'Angekommen ist nicht, was gesendet wurde, oder die Datei hat sich unterwegs geändert. Senden Sie sie noch einmal.',
  problemDuplicate: 'Diese Datei ist schon hier.',
  problemChanged: 'Die Datei hat sich geändert, seit sie begonnen wurde: Sie wird von vorn gesendet.',
  resumeTitle: 'Eine frühere Übertragung wurde unterbrochen',
  resumeText_one:
    '{{count}} Datei ist nicht vollständig. Wählen Sie sie oder ihren Ordner noch einmal: Sie geht dort weiter, wo sie stand.',
  resumeText_other:
    '{{count}} Dateien sind nicht vollständig. Wählen Sie sie oder ihren Ordner noch einmal: Sie gehen dort weiter, wo sie standen.',
  recall: 'Mit diesen Dateien fortfahren',
  recallText_one:
    'Dieser Rechner weiß noch, wo {{count}} Datei liegt. Der Browser fragt, ob er sie lesen darf.',
  recallText_other:
    'Dieser Rechner weiß noch, wo {{count}} Dateien liegen. Der Browser fragt, ob er sie lesen darf.',
  signInTitle: 'Anmelden, um fortzufahren',
  signInText:
    'Ihre Sitzung ist beendet. Nichts ist verloren: Nach der Anmeldung gehen die Dateien dort weiter, wo sie standen.',
  gaps: 'Zwischen den Dateien fehlen Nummern: {{numbers}}.',
  doubles: 'Nummern kommen doppelt vor: {{numbers}}. Sehen Sie sich die Reihenfolge an.',
  unpadded: 'Den Nummern fehlen führende Nullen: 2 steht vor 10. Sehen Sie sich die Reihenfolge an.',
  joinTitle: 'Einzelne Seiten',
  joinText_one:
    '{{count}} Datei ist eine einzelne Seite, diese Bestellung wird aber in Doppelseiten gedruckt. Das Labor kann je zwei verbinden, 1 + 2, 3 + 4 und so weiter; Ihre Dateien bleiben, wie sie sind.',
  joinText_other:
    '{{count}} Dateien sind einzelne Seiten, diese Bestellung wird aber in Doppelseiten gedruckt. Das Labor kann sie verbinden, 1 + 2, 3 + 4 und so weiter; Ihre Dateien bleiben, wie sie sind.',
  join: 'Zu Doppelseiten verbinden',
  doneTitle: 'Das Labor hat Ihre Dateien',
  doneText_one: '{{count}} Datei wurde geprüft und übergeben. Die Bestellung geht in Produktion.',
  doneText_other: '{{count}} Dateien wurden geprüft und übergeben. Die Bestellung geht in Produktion.',
  proof: 'Korrekturabzug (PDF)',
  proofName: 'Korrekturabzug {{code}}',
  proofFailed: 'Der Korrekturabzug ist gerade nicht verfügbar. Versuchen Sie es später.',
  closedTitle: 'Diese Bestellung nimmt jetzt keine Dateien an',
  closedText: 'Ihre Dateien wurden übergeben, oder sie wartet nicht mehr darauf.',
  f_empty: 'Die Datei ist leer (0 Byte). Exportieren Sie sie neu.',
  f_type: 'Das ist kein Bild, das das Labor druckt ({{type}}). Bitte exportieren Sie JPG, TIFF oder PDF.',
  f_damaged: 'Die Datei ist beschädigt oder abgeschnitten. Exportieren Sie sie neu.',
  f_pixels:
    'Das Bild hat {{megapixels}} Megapixel, mehr als jeder Bogen braucht. Exportieren Sie es in der Größe des Bogens.',
  f_densityTag: 'In der Datei stehen {{density}} dpi. Ihre Pixel stimmen, nichts zu tun.',
  f_singlePage:
    'Das ist eine einzelne Seite ({{width}} × {{height}} px). Lassen Sie sie vom Labor mit ihrer Nachbarin verbinden, oder exportieren Sie Doppelseiten: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Eine einzelne Seite. Das Labor verbindet sie mit der anderen Hälfte zu einer Doppelseite in sRGB; Ihre Datei bleibt, wie sie ist.',
  f_notAll: 'Ein Bild kann nicht für alle Doppelseiten stehen. Ein PDF kann es, mit einer Seite für jede.',
  f_turned:
    'Das Bild liegt quer: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Drehen Sie es.',
  f_shape:
    'Das Format stimmt nicht: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Exportieren Sie es in der Größe der Bestellung.',
  f_shapeOf:
    'Das sieht nach einem Buch mit {{book}} cm aus: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Exportieren Sie es in der Größe der Bestellung.',
  f_lowDensity:
    'Zu klein: {{width}} × {{height}} px ergäben {{density}} dpi. Nötig sind {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Etwas klein: {{density}} dpi statt 300. Feines kann weich wirken. Besser: {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Nicht genau die Größe: {{density}} dpi. Das Labor bringt es auf {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Es fehlen die 3 mm Beschnitt. Das Labor spiegelt den Rand; besser exportieren Sie {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel:
    'Die Farben sind {{model}}. Das Labor druckt RGB: Wandeln Sie sie in sRGB oder Adobe RGB um.',
  f_gray: 'Ein Graubild. Das Labor macht RGB daraus.',
  f_noProfile:
    'Kein Farbprofil. Das Labor behandelt es als sRGB; Farben können von Ihrem Bildschirm abweichen.',
  f_otherProfile:
    'Das Profil ist {{profile}}. Das Labor wandelt es in sRGB um; sehr kräftige Farben können ruhiger wirken.',
  f_profileDiffers:
    'Das Profil ist {{profile}}, in der Bestellung steht {{wanted}}. Beide werden richtig gedruckt.',
  f_depth: '{{depth}} Bit je Farbe. Das Labor bringt es auf 8 Bit.',
  f_layers: 'Das TIFF enthält {{pages}} Bilder. Exportieren Sie ein Bild je Datei.',
  f_alpha: 'Das Bild hat durchsichtige Teile. Das Labor legt Weiß darunter.',
  f_orientation: 'Das Bild ist durch sein EXIF-Feld gedreht. Das Labor stellt es aufrecht.',
  f_blank: 'Das Bild ist einfarbig. Wenn das so sein soll, ist nichts zu tun.',
  f_bareEdge:
    'Die äußeren 3 mm sind an einer Seite einfarbig ({{sides}}). Nach dem Schneiden kann ein schmaler Streifen bleiben: Lassen Sie das Bild bis zum Rand laufen.',
  f_pdfLarge: 'Das PDF ist größer als {{megabytes}} MB. Exportieren Sie JPG oder TIFF.',
  f_pdfLocked: 'Das PDF ist gesperrt. Exportieren Sie es ohne Passwort.',
  f_pdfPages:
    'Das PDF hat {{pages}} Seiten, die Bestellung {{wanted}} Doppelseiten. Exportieren Sie eine Seite je Doppelseite oder ein PDF für jede.',
  f_pdfOnePage: 'Das PDF hat {{pages}} Seiten. Exportieren Sie ein PDF je Bogen.',
  f_pdfAllSpreads:
    'Das PDF hat eine Seite für jede der {{wanted}} Doppelseiten. Verschieben Sie es nach „Alle Doppelseiten“, oder exportieren Sie ein PDF für diesen Bogen.',
  f_pdfHalf:
    'Ein PDF lässt sich nicht verbinden. Exportieren Sie einzelne Seiten als JPG oder TIFF, oder die ganze Doppelseite als PDF.',
  f_pdfByHand:
    'Zahl und Größe der Seiten stimmen. Bilder und Schriften im PDF wurden hier nicht angesehen: Das macht das Labor von Hand.',
  f_pdfNoBleed:
    'Das PDF hat keinen Beschnitt: {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Nach dem Schneiden könnten weiße Streifen bleiben: Exportieren Sie es mit 3 mm an jeder Seite.',
  f_pdfNoBleedOn:
    'Kein Beschnitt im PDF (S. {{pages}}): {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Nach dem Schneiden könnten weiße Streifen bleiben: Exportieren Sie es mit 3 mm an jeder Seite.',
  f_pdfSize:
    'Das PDF misst {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Exportieren Sie es in der Größe der Bestellung.',
  f_pdfSizeOn:
    'Falsche Größe im PDF (S. {{pages}}): {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Exportieren Sie jede Seite in der Größe einer Doppelseite.',
  f_pdfLowDensity:
    'Bilder im PDF würden mit nur {{density}} dpi gedruckt (S. {{pages}}). 300 sind richtig, 150 das Mindeste: Setzen Sie größere ein und exportieren Sie, ohne sie zu verkleinern.',
  f_pdfSoftDensity:
    'Bilder im PDF werden mit {{density}} dpi statt 300 gedruckt (S. {{pages}}). Feines kann weich wirken: Exportieren Sie besser, ohne sie zu verkleinern.',
  f_pdfColour:
    'Farben im PDF sind {{model}} (S. {{pages}}). Das Labor druckt RGB: Exportieren Sie das PDF in sRGB oder Adobe RGB.',
  f_pdfFonts:
    'Im PDF fehlen Schriften: {{fonts}}. Gedruckt würden andere Buchstaben: Betten Sie alle Schriften ein oder wandeln Sie den Text in Pfade um.',
  f_nameLong:
    'Rat: Der Name der Bestellung, „{{name}}“, hat {{length}} Zeichen. Bis zu {{most}} lesen sich gut auf den Etiketten des Labors, zum Beispiel „{{short}}“. Für diese Bestellung ist nichts zu tun.',
  f_nameSymbols:
    'Rat: Der Name der Bestellung, „{{name}}“, enthält Sonderzeichen ({{symbols}}). Buchstaben und Ziffern allein lesen sich gut auf den Etiketten des Labors, zum Beispiel „{{short}}“. Für diese Bestellung ist nichts zu tun.',
  f_uncheckable:
    'Das Labor konnte diese Datei nicht sicher öffnen. Exportieren Sie sie neu als JPG oder TIFF.',
  model_spot: 'Sonderfarben',
  model_indexed: 'indiziert',
  side_top: 'oben',
  side_right: 'rechts',
  side_bottom: 'unten',
  side_left: 'links',
};
