import type { DoctorTexts } from '../../elements/doctor/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const doctor: Texts<DoctorTexts> = {
  title: 'Prüfung der Einbindung',
  again: 'Erneut prüfen',
  checking: 'Diese Seite wird geprüft …',
  nothing: 'Keine Fehler gefunden',
  nothingText:
    'Skripte, Richtlinie, Labor, Sitzung und Markup dieser Seite haben {{checks}} Prüfungen bestanden.',
  mistakes_one: '{{count}} Fehler',
  mistakes_other: '{{count}} Fehler',
  notes_one: '{{count}} Hinweis',
  notes_other: '{{count}} Hinweise',
  instead: 'Schreiben Sie stattdessen:',
  copy: 'Kopieren',
  copyOf: 'Kopieren: {{code}}',
  copied: 'Kopiert',
  copyRefused: 'Der Browser erlaubt hier kein Kopieren. Markieren Sie den Text.',
  scriptMissing: 'Für {{tag}} fehlt auf dieser Seite das Skript.',
  scriptMissingWhy: 'Jedes Element ist eine Datei. Ohne sie zeigt der Browser einen leeren Bereich.',
  scriptFailed: 'Das Skript von {{tag}} hat das Element nicht definiert.',
  scriptFailedWhy:
    'Öffnen Sie {{address}} im Browser. Wenn die Datei kommt, suchen Sie in der Konsole nach einer abgelehnten Datei: Ursache ist die Richtlinie der Seite, ein integrity-Wert einer anderen Version oder ein Inhaltsblocker.',
  scriptClassic: 'Ein Skript der Widgets wird nicht als Modul geladen.',
  scriptClassicWhy:
    'Die Dateien importieren einander, was nur Module können: {{address}} bricht mit einem Fehler ab.',
  versionsDiffer: 'Auf dieser Seite sind Widgets mehrerer Versionen: {{versions}}.',
  versionsDifferWhy:
    'Die erste Definition eines Tags bleibt. So stehen Elemente zweier Versionen nebeneinander, und ihre Dateien werden doppelt geladen. Laden Sie alle Skripte von derselben Adresse.',
  gatewayInvalid: '{{value}} ist keine Adresse eines Labors.',
  gatewayInvalidWhy:
    'Das Gateway ist ein Ursprung mit http oder https. Stattdessen wird {{gateway}} gefragt.',
  gatewayPath: 'Das Gateway {{value}} enthält einen Pfad.',
  gatewayPathWhy: 'Nur der Ursprung zählt: Gefragt wird {{origin}}, der Pfad entfällt.',
  gatewayWrong: '{{gateway}} antwortet mit {{status}}, und nicht wie ein Labor.',
  gatewayWrongWhy:
    'Unter dieser Adresse antwortet ein anderer Server, oder das Labor läuft nicht. Prüfen Sie das Gateway.',
  gatewaySilent: '{{gateway}} antwortet nicht.',
  gatewaySilentWhy:
    'Die Adresse ist falsch, das Labor läuft nicht, oder etwas dazwischen sperrt die Anfrage: eine Richtlinie im Header der Seite, eine Erweiterung, eine Firewall.',
  originRefused: 'Das Labor lässt diese Seite seine Antworten nicht lesen.',
  originRefusedWhy:
    '{{gateway}} antwortet, aber {{origin}} gehört nicht zu den zugelassenen Ursprüngen, sodass nur Öffentliches erscheint. Bitten Sie das Labor, ihn in die Liste seiner Konfiguration aufzunehmen. Steht er schon darin, ist das Gateway die Adresse eines anderen Servers.',
  mixedContent: 'Diese Seite nutzt https, das Gateway {{gateway}} aber http.',
  mixedContentWhy: 'Browser sperren Anfragen einer sicheren Seite an eine unsichere Adresse.',
  insecurePage: '{{origin}} wird nicht über https ausgeliefert.',
  insecurePageWhy: 'Ohne sichere Seite funktionieren Anmeldung, Kopieren und Uploads nicht in jedem Browser.',
  clockOff: 'Die Uhr dieses Geräts weicht um {{minutes}} Minuten von der des Labors ab.',
  clockOffWhy:
    'Sitzungen enden zu früh oder zu spät, und Termine sind falsch. Lassen Sie das Gerät die Zeit automatisch einstellen.',
  sessionNone: 'Die Sitzungsfunktion dieser Seite hat keinen Nachweis geliefert.',
  sessionNoneWhy:
    'Widgets für Kunden zeigen dann, dass niemand angemeldet ist. Geben Sie einen Nachweis zurück, sobald Ihre Seite ihren Kunden kennt.',
  sessionRefused: 'Das Labor nimmt den Nachweis dieser Seite nicht an.',
  sessionRefusedWhy:
    'Er ist abgelaufen oder stammt nicht von {{gateway}}. Die Funktion wird nach Ablauf noch einmal gefragt: Dann muss sie einen neuen liefern.',
  sessionFailed: 'Die Sitzung konnte nicht geprüft werden.',
  sessionFailedWhy:
    'Die Sitzungsfunktion ist fehlgeschlagen, oder das Labor hat nicht geantwortet. Die Funktion liefert einen Nachweis, ein Promise davon oder null.',
  signInMissing: 'Vor {{tag}} kann sich niemand anmelden.',
  signInMissingWhy:
    'Die Seite hat weder ein Anmeldeformular noch eine Sitzungsfunktion. Jedes Widget für Kunden zeigt deshalb seine eigene Anmeldung.',
  policyForbids: 'Die Content Security Policy dieser Seite verbietet {{origin}} für {{directive}}.',
  policyForbidsWhy:
    'Der Browser sperrt, was die Widgets von dort laden. Ersetzen Sie diese Direktive der Richtlinie.',
  trustedTypesMissing: 'Die Trusted Types dieser Seite enthalten {{name}} nicht.',
  trustedTypesMissingWhy:
    'Formatierter Text erscheint unformatiert. Ersetzen Sie diese Direktive der Richtlinie.',
  frameRefused: 'Diese Seite bettet {{address}} in einen Frame ein, was dort nicht erlaubt ist.',
  frameRefusedWhy:
    'Nur die eingebettete Anmeldung des Portals darf in einen Frame, auf den Seiten, die das Labor aufführt. Für alles andere gibt es ein Element.',
  frameSandboxed: 'Der Frame von {{address}} ist für eine Anmeldung zu stark eingeschränkt.',
  frameSandboxedWhy:
    'Ohne eigenen Ursprung, Skripte und Formulare zeigt die Anmeldung nichts oder behält keine Sitzung.',
  pageSandboxed: 'Diese Seite ist in einer Sandbox und hat keinen Ursprung.',
  pageSandboxedWhy:
    'Einen fehlenden Ursprung kann kein Labor zulassen: Der öffentliche Katalog erscheint, aber niemand kann sich anmelden. Der Frame um die Seite braucht diese Wörter.',
  storageBlocked: 'Der Browser sperrt den Speicher für diese Seite.',
  storageBlockedWhy:
    'Alles funktioniert, bis die Seite geschlossen wird. Frames anderer Websites sind zuerst betroffen: Mit einer Sitzungsfunktion, oder außerhalb des Frames, bleibt man angemeldet.',
  tagUnknown: '{{tag}} ist kein Element dieser Bibliothek.',
  tagUnknownWhy: 'Ein unbekanntes Tag zeigt der Browser ohne Fehlermeldung als leeren Bereich.',
  attributeUnknown: '{{tag}} hat kein Attribut {{attribute}}.',
  attributeUnknownWhy:
    'Unbekannte Attribute bewirken nichts. Namen werden klein und mit Bindestrichen geschrieben.',
  valueUnknown: '{{attribute}} kennt den Wert {{value}} nicht.',
  valueUnknownWhy: 'Stattdessen gilt der Standardwert. Möglich sind: {{allowed}}.',
  propertyAsAttribute: '{{property}} von {{tag}} ist hier ein Attribut und muss eine Eigenschaft sein.',
  propertyAsAttributeWhy:
    'Funktionen und Objekte können keine Attribute sein, und ein Nachweis darf nie in der Seite stehen.',
  propertyLost: 'Die Eigenschaft {{property}} von {{tag}} bewirkt nichts.',
  propertyLostWhy: 'Sie wurde in anderer Schreibweise gesetzt, oder bevor das Element in der Seite war.',
  languageUnknown: 'Die Sprache {{value}} gibt es in den Widgets nicht.',
  languageUnknownWhy: 'Sie erscheinen auf Englisch. Verfügbar sind: {{languages}}.',
  charsetWrong: 'Diese Seite wird als {{charset}} gelesen.',
  charsetWrongWhy:
    'Umlaute und Akzente in Attributen und Slots werden verfälscht. Die Zeile gehört an den Anfang des Kopfes.',
  tokenUnknown: 'Kein Widget liest die Eigenschaft {{token}}.',
  tokenUnknownWhy: 'Sie bewirkt nichts. Die Anleitung zum Design führt alle Eigenschaften auf.',
  widthZero: '{{tag}} hat keine Breite.',
  widthZeroWhy:
    'Ein Container darum ist zusammengefallen: ein Flex- oder Grid-Element ohne Breite oder ein seitlich zugeklappter Bereich.',
  insideControl: '{{tag}} ist in {{outer}} enthalten.',
  insideControlWhy:
    'Ein Klick im Widget löst auch aus, was darum liegt, und die Tastatur erreicht den Inhalt nicht.',
  insideForm: '{{tag}} ist in einem Formular enthalten.',
  insideFormWhy:
    'Seine Felder werden nicht mitgesendet, und seine Anmeldung gehört nicht dazu. Schließen Sie das Formular davor.',
  patched: 'Ein anderes Skript hat {{names}} ersetzt.',
  patchedWhy:
    'Überwachung und Erweiterungen tun das. Wenn ein Widget scheitert, laden Sie die Seite einmal ohne dieses Skript. Die Konsole zeigt seinen Code.',
  browserOld: 'Diesem Browser fehlt {{features}}.',
  browserOldWhy:
    'Widgets brauchen Chrome 123, Firefox 120, Safari 17.5 oder neuer. Aktualisieren Sie den Browser.',
};
