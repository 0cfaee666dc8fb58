import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Dateien für Bestellung {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} Seiten',
  changePages: 'Seitenzahl ändern',
  factProfile: 'Farbprofil: {{profile}}',
  template: 'Vorlage herunterladen',
  wanted:
    'JPG, TIFF oder PDF mit 300 dpi und 3 mm Beschnitt rundum. Eine Datei pro Doppelseite oder ein PDF mit allen.',
  wantedImages: 'JPG, TIFF oder PDF mit 300 dpi und 3 mm Beschnitt rundum. Eine Datei pro Bild.',
  sizeCover: 'Einband: {{size}}',
  sizeSpread: 'Doppelseiten: {{size}}',
  sizeImage: 'Bilder: {{size}}',
  ready: '{{ready}} von {{slots}} fertig',
  bytes: '{{sent}} von {{bytes}}',
  speed: '{{speed}}/s',
  left: 'noch etwa {{time}}',
  seconds: '{{count}} Sek.',
  minutes: '{{count}} Min.',
  hours: '{{hours}} Std. {{minutes}} Min.',
  progress: 'Hochgeladen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  retryAll: 'Fehlgeschlagene wiederholen',
  submit: 'An das Labor senden',
  submitting: 'Wird gesendet …',
  submitHint:
    'Möglich, sobald jede Seite eine Datei hat, alle Dateien zugeordnet und alle Hinweise bestätigt sind.',
  submitFailed: 'Die Dateien konnten nicht gesendet werden',
  drop: 'Dateien oder Ordner hierher ziehen',
  dropMore: 'Weitere Dateien hierher ziehen',
  choose: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  chooseOne: 'Datei auswählen',
  list: 'Benötigte Dateien',
  tray: 'Nicht zugeordnete Dateien',
  trayHint:
    'Ordnen Sie diese Dateien zu oder entfernen Sie sie, bevor Sie die Bestellung senden. Gedruckt werden nur zugeordnete Dateien.',
  cover: 'Einband',
  spread: 'Doppelseite {{number}}',
  pages: 'Seiten {{first}}–{{last}}',
  allSpreads: 'Alle Doppelseiten',
  page: 'Seite {{number}}',
  image: 'Bild {{number}}',
  missing: 'Noch keine Datei',
  chooseFor: 'Datei für {{slot}} auswählen',
  moveTo: '{{name}} verschieben nach',
  toTray: 'Nicht zugeordnet',
  replace: 'Ersetzen',
  replaceOf: '{{name}} ersetzen',
  remove: 'Entfernen',
  removeOf: '{{name}} entfernen',
  retryOf: '{{name}} erneut hochladen',
  accept: 'Trotzdem drucken',
  acceptOf: '{{name}} trotzdem drucken',
  accepted: 'Bestätigt',
  pixels: '{{width}} × {{height}} px',
  noProfile: 'kein Farbprofil',
  removed: 'Entfernt: {{names}}.',
  undo: 'Rückgängig',
  undoNamed: '{{names}} wiederherstellen',
  restored: 'Wiederhergestellt: {{names}}.',
  restoreFailed: 'Die Dateien konnten nicht wiederhergestellt werden. {{reason}}',
  dismiss: 'Schließen',
  density: '{{density}} dpi',
  reading: 'Wird gelesen',
  refused: 'Nicht hochgeladen',
  waiting: 'Wartet',
  sending: 'Wird hochgeladen',
  retrying: 'Verbindung unterbrochen, neuer Versuch …',
  paused: 'Pausiert',
  needsFile: '{{percent}} hochgeladen. Wählen Sie die Datei zum Fortsetzen erneut aus.',
  awaited: 'Noch nicht hochgeladen. Wählen Sie die Datei erneut aus.',
  checking: 'Wird geprüft',
  checked: 'Fertig',
  warned: 'Bitte prüfen',
  blocked: 'Nicht druckbar',
  failed: 'Fehlgeschlagen',
  problemSignIn: 'Ihre Sitzung ist abgelaufen.',
  problemOffline:
    'Keine Verbindung zum Labor. Bereits Hochgeladenes bleibt erhalten, der Upload wird automatisch fortgesetzt.',
  problemUnavailable:
    'Das Labor kann diese Datei gerade nicht annehmen. Bereits Hochgeladenes bleibt erhalten, der Upload wird automatisch fortgesetzt.',
  problemGone: 'Der bisherige Upload dieser Datei ist nicht mehr verfügbar. Sie wird neu hochgeladen.',
  problemTooLarge: 'Zu groß: Möglich sind 2 GB pro Datei und 6 GB pro Bestellung.',
  problemLabFull:
    'Im Labor ist zurzeit kein Speicherplatz frei. Bereits Hochgeladenes bleibt erhalten. Versuchen Sie es später erneut.',
  problemUnreadable: 'Die Datei ist auf diesem Computer nicht mehr lesbar. Wählen Sie sie erneut aus.',
  problemElsewhere:
    'Diese Datei wird gerade in einem anderen Fenster hochgeladen. Danach geht es hier weiter.',
  problemRefused: 'Das Labor hat diese Datei abgelehnt.',
  problemDamaged: 'Die Datei wurde beim Upload beschädigt oder geändert. Laden Sie sie erneut hoch.',
  problemDuplicate: 'Diese Datei wurde bereits hinzugefügt.',
  problemCardNumber:
    'Der Dateiname sieht aus wie eine Kartennummer. Benennen Sie die Datei um, und wählen Sie sie erneut aus.',
  problemChanged: 'Die Datei wurde seit Beginn des Uploads geändert und wird von vorn hochgeladen.',
  resumeTitle: 'Ein früherer Upload wurde unterbrochen',
  resumeText_one:
    '{{count}} Datei ist unvollständig. Wählen Sie sie oder ihren Ordner erneut aus, um den Upload fortzusetzen.',
  resumeText_other:
    '{{count}} Dateien sind unvollständig. Wählen Sie sie oder ihren Ordner erneut aus, um den Upload fortzusetzen.',
  recall: 'Mit diesen Dateien fortfahren',
  recallText_one:
    'Der Speicherort von {{count}} Datei ist auf diesem Computer noch bekannt. Der Browser fragt, ob er sie lesen darf.',
  recallText_other:
    'Der Speicherort von {{count}} Dateien ist auf diesem Computer noch bekannt. Der Browser fragt, ob er sie lesen darf.',
  alreadyHere_one: '{{count}} Datei war bereits hinzugefügt und wurde nicht noch einmal aufgenommen.',
  alreadyHere_other: '{{count}} Dateien waren bereits hinzugefügt und wurden nicht noch einmal aufgenommen.',
  missingNames: 'Es fehlen: {{names}}.',
  moreNames_one: '{{count}} weitere',
  moreNames_other: '{{count}} weitere',
  leaveOut: 'Fehlende Dateien weglassen',
  leaveOutTitle: 'Fehlende Dateien weglassen?',
  leaveOutText: 'Diese Dateien werden nicht ans Labor gesendet: {{names}}.',
  leaveOutYes: 'Weglassen',
  unusableTitle: 'Ohne diese Dateien senden?',
  unusableText: 'Diese Dateien sind nicht verwendbar und werden nicht gedruckt: {{names}}.',
  unusableYes: 'Ohne sie senden',
  cancel: 'Abbrechen',
  signInTitle: 'Zum Fortfahren anmelden',
  signInText:
    'Ihre Sitzung ist abgelaufen. Nichts ist verloren: Nach der Anmeldung wird der Upload fortgesetzt.',
  gaps: 'Lücken in der Nummerierung: {{numbers}}.',
  doubles: 'Doppelte Nummern: {{numbers}}. Prüfen Sie die Reihenfolge.',
  unpadded:
    'Den Nummern fehlen führende Nullen, deshalb wurde 2 vor 10 einsortiert. Prüfen Sie die Reihenfolge.',
  joinTitle: 'Einzelseiten',
  joinText_one:
    '{{count}} Datei ist eine Einzelseite, gedruckt werden aber Doppelseiten. Das Labor kann je zwei zusammenfügen (1 + 2, 3 + 4 usw.). Ihre Dateien bleiben unverändert.',
  joinText_other:
    '{{count}} Dateien sind Einzelseiten, gedruckt werden aber Doppelseiten. Das Labor kann je zwei zusammenfügen (1 + 2, 3 + 4 usw.). Ihre Dateien bleiben unverändert.',
  join: 'Zu Doppelseiten zusammenfügen',
  doneTitle: 'Ihre Dateien sind beim Labor',
  doneText_one: '{{count}} Datei wurde geprüft und gesendet. Die Bestellung geht in Produktion.',
  doneText_other: '{{count}} Dateien wurden geprüft und gesendet. Die Bestellung geht in Produktion.',
  proof: 'Korrekturabzug (PDF)',
  proofName: 'Korrekturabzug {{code}}',
  proofFailed: 'Der Korrekturabzug ist zurzeit nicht verfügbar. Versuchen Sie es später erneut.',
  closedTitle: 'Für diese Bestellung ist kein Upload mehr möglich',
  closedText: 'Die Dateien wurden bereits gesendet oder werden nicht mehr benötigt.',
  f_empty: 'Die Datei ist leer (0 Byte). Exportieren Sie sie neu.',
  f_tooLarge: 'Die Datei ist größer als {{gigabytes}} GB, die Grenze pro Datei. Exportieren Sie sie kleiner.',
  f_typeUnknown: 'Dieses Format kann nicht gedruckt werden. Exportieren Sie JPG, TIFF oder PDF.',
  f_type: 'Dieses Format kann nicht gedruckt werden ({{type}}). Exportieren Sie JPG, TIFF oder PDF.',
  f_damaged: 'Die Datei ist beschädigt oder unvollständig. Exportieren Sie sie neu.',
  f_pixels:
    'Das Bild hat {{megapixels}} Megapixel, mehr als für den Druck nötig. Exportieren Sie es in der benötigten Größe.',
  f_densityTag: 'In der Datei sind {{density}} dpi angegeben. Die Pixelzahl stimmt, Sie müssen nichts tun.',
  f_singlePage:
    'Das ist eine Einzelseite ({{width}} × {{height}} px). Lassen Sie sie vom Labor mit der Nachbarseite zusammenfügen oder exportieren Sie Doppelseiten: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Eine Einzelseite. Das Labor fügt sie mit der anderen Hälfte zu einer Doppelseite in sRGB zusammen. Ihre Datei bleibt unverändert.',
  f_notAll: 'Hier passt nur ein PDF mit einer Seite pro Doppelseite.',
  f_turned:
    'Das Bild ist gedreht: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Drehen Sie es und exportieren Sie es neu.',
  f_shape:
    'Das Seitenverhältnis stimmt nicht: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Exportieren Sie im bestellten Format.',
  f_shapeOf:
    'Das passt zu einem Buch im Format {{book}} cm: {{width}} × {{height}} px statt {{wantedWidth}} × {{wantedHeight}} px. Exportieren Sie im bestellten Format.',
  f_lowDensity:
    'Auflösung zu gering: {{width}} × {{height}} px ergeben nur {{density}} dpi. Nötig sind {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Auflösung etwas gering: {{density}} dpi statt 300. Details können unscharf wirken. Besser: {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Die Größe weicht leicht ab ({{density}} dpi). Das Labor skaliert auf {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Die 3 mm Beschnitt fehlen. Das Labor spiegelt den Rand. Besser: Exportieren Sie {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel:
    'Der Farbmodus ist {{model}}. Das Labor druckt RGB: Konvertieren Sie in sRGB oder Adobe RGB.',
  f_gray: 'Ein Graustufenbild. Das Labor wandelt es in RGB um.',
  f_noProfile: 'Kein Farbprofil. Das Labor verwendet sRGB; die Farben können von Ihrem Bildschirm abweichen.',
  f_otherProfile:
    'Das Farbprofil ist {{profile}}. Das Labor konvertiert in sRGB; sehr kräftige Farben können etwas schwächer wirken.',
  f_profileDiffers:
    'Das Farbprofil ist {{profile}}, bestellt ist {{wanted}}. Beide werden farbrichtig gedruckt.',
  f_depth: '{{depth}} Bit pro Farbkanal. Das Labor wandelt in 8 Bit um.',
  f_layers: 'Das TIFF enthält {{pages}} Bilder. Exportieren Sie ein Bild pro Datei.',
  f_alpha: 'Das Bild hat transparente Bereiche. Sie bleiben im Druck weiß.',
  f_orientation: 'Das Bild ist laut EXIF gedreht. Das Labor dreht es in die richtige Lage.',
  f_blank: 'Das Bild ist einfarbig. Ist das so gewollt, müssen Sie nichts tun.',
  f_bareEdge:
    'Die äußeren 3 mm sind einfarbig ({{sides}}). Nach dem Beschneiden kann ein schmaler Streifen bleiben. Ziehen Sie das Bild bis zum Rand.',
  f_pdfLarge: 'Das PDF ist größer als {{megabytes}} MB. Exportieren Sie JPG oder TIFF.',
  f_pdfLocked: 'Das PDF ist geschützt. Exportieren Sie es ohne Passwort.',
  f_pdfPages:
    'Das PDF hat {{pages}} Seiten, die Bestellung {{wanted}} Doppelseiten. Exportieren Sie eine Seite pro Doppelseite.',
  f_pdfOnePage: 'Das PDF hat {{pages}} Seiten. Exportieren Sie für jede benötigte Datei ein eigenes PDF.',
  f_pdfAllSpreads:
    'Das PDF hat eine Seite für jede der {{wanted}} Doppelseiten. Ordnen Sie es „Alle Doppelseiten“ zu oder exportieren Sie ein PDF nur für diese Doppelseite.',
  f_pdfHalf: 'Ein PDF lässt sich nicht zusammenfügen. Exportieren Sie JPG oder TIFF.',
  f_pdfByHand: 'Seitenzahl und Größe stimmen. Bilder und Schriften im PDF prüft das Labor von Hand.',
  f_pdfNoBleed:
    'Dem PDF fehlt der Beschnitt: {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Es können weiße Streifen bleiben. Exportieren Sie mit 3 mm Beschnitt rundum.',
  f_pdfNoBleedOn:
    'Dem PDF fehlt der Beschnitt (S. {{pages}}): {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Es können weiße Streifen bleiben. Exportieren Sie mit 3 mm Beschnitt rundum.',
  f_pdfSize:
    'Das PDF misst {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Exportieren Sie im bestellten Format.',
  f_pdfSizeOn:
    'Falsche Größe im PDF (S. {{pages}}): {{width}} × {{height}} mm statt {{wantedWidth}} × {{wantedHeight}} mm. Exportieren Sie im bestellten Format.',
  f_pdfLowDensity:
    'Auflösung zu gering: Bilder im PDF hätten nur {{density}} dpi (S. {{pages}}). Ideal sind 300, nötig 150. Setzen Sie größere Bilder ein und exportieren Sie ohne Neuberechnung.',
  f_pdfSoftDensity:
    'Auflösung etwas gering: Bilder im PDF haben {{density}} dpi statt 300 (S. {{pages}}). Details können unscharf wirken. Besser: ohne Neuberechnung exportieren.',
  f_pdfColour:
    'Farbmodus im PDF: {{model}} (S. {{pages}}). Das Labor druckt RGB: Exportieren Sie in sRGB oder Adobe RGB.',
  f_pdfFonts:
    'Nicht eingebettete Schriften im PDF: {{fonts}}. Sie würden ersetzt. Betten Sie sie ein oder wandeln Sie Text in Pfade um.',
  f_nameLong:
    'Tipp: Der Name „{{name}}“ hat {{length}} Zeichen. Auf Etiketten sind bis zu {{most}} gut lesbar, z. B. „{{short}}“. Für diese Bestellung müssen Sie nichts tun.',
  f_nameSymbols:
    'Tipp: Der Name „{{name}}“ enthält Sonderzeichen ({{symbols}}). Auf Etiketten sind Namen ohne sie besser lesbar, z. B. „{{short}}“. Für diese Bestellung müssen Sie nichts tun.',
  f_uncheckable: 'Diese Datei ließ sich nicht sicher öffnen. Exportieren Sie sie neu als JPG oder TIFF.',
  model_spot: 'Sonderfarben',
  model_indexed: 'indiziert',
  side_top: 'oben',
  side_right: 'rechts',
  side_bottom: 'unten',
  side_left: 'links',
};
