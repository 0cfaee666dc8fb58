import type { Policy } from '../../pages/consent/policy.ts';

/** Datenschutz- und Cookie-Erklärung, Deutsch. */
export const policy: Policy = {
  intro:
    'Diese Erklärung sagt Ihnen, welche personenbezogenen Daten {{company}} in der Trade Area verarbeitet, wozu, wie lange, und was Sie selbst entscheiden können. Sie wird nach den Artikeln 13 und 14 der Verordnung (EU) 2016/679 (DSGVO) und den nationalen Gesetzen zur elektronischen Kommunikation gegeben.',
  sections: {
    controller: {
      title: 'Verantwortlicher',
      body: [
        'Verantwortlich ist {{company}}, {{address}} ({{taxNumbers}}).',
        'Bei Fragen zu Ihren Daten und zur Ausübung Ihrer Rechte schreiben Sie an {{email}}.',
      ],
    },
    data: {
      title: 'Welche Daten wir verarbeiten',
      body: [
        'Die Trade Area ist ein Dienst für Berufsfotografen und Studios. Wir verarbeiten:',
        [
          'Angaben zu Person und Kontakt: Name, Firma, Kundennummer, Adresse, Telefon, E-Mail, Steuernummern, EORI-Nummer und, wo das Gesetz es verlangt, Empfängercode und zertifizierte E-Mail-Adresse;',
          'Anmeldedaten: E-Mail, ein Passwort, das wir nur unumkehrbar verschlüsselt aufbewahren, Zeitpunkt jeder Anmeldung und das benutzte Gerät;',
          'Bestelldaten: Produkte, Preise, Namen und Daten eines Anlasses, Lieferadressen, Nachrichten sowie die Fotografien und Dateien, die Sie uns zum Drucken senden;',
          'Zahlungsdaten: Beträge, Zeitpunkte, Zahlungsart und die letzten vier Ziffern einer Karte; Kartennummern selbst bewahrt der Zahlungsdienst auf, niemals wir;',
          'technische Daten: Adresse Ihres Anschlusses, Art des Browsers und Zeitpunkte der Anfragen Ihres Browsers.',
        ],
        'Fotografien, die Sie uns senden, können andere Menschen zeigen. Für diese sind Sie verantwortlich; wir verarbeiten sie in Ihrem Auftrag, nur um Ihre Bestellung herzustellen, zu liefern und im Gewährleistungsfall neu herzustellen.',
      ],
    },
    purposes: {
      title: 'Zwecke und Rechtsgrundlagen',
      body: [
        [
          'Ihr Konto führen und Ihre Bestellungen herstellen, liefern und abrechnen: Erfüllung des Vertrags mit Ihnen.',
          'Bücher, Rechnungen und Zollpapiere führen: gesetzliche Pflicht.',
          'Ihre Nachrichten und Reklamationen beantworten: Erfüllung des Vertrags.',
          'Den Dienst sicher halten, Missbrauch erkennen und Fehler finden: unser berechtigtes Interesse an einem Dienst, der funktioniert.',
          'Sie über Produkte und Aktionen informieren, die Ihren Bestellungen ähneln: unser berechtigtes Interesse; Sie können jederzeit widersprechen.',
          'Messen, wie die Trade Area genutzt wird, und sie verbessern: Ihre Einwilligung, die freiwillig ist und die Sie jederzeit widerrufen können.',
        ],
        'Ohne die als erforderlich gekennzeichneten Daten können wir keine Bestellung annehmen. Wenn Sie die Analyse ablehnen, hat das keine Folgen für Ihre Bestellungen.',
        'Automatisierte Entscheidungen mit rechtlicher Wirkung für Sie gibt es nicht.',
      ],
    },
    recipients: {
      title: 'Wer die Daten erhält',
      body: [
        'Ihre Daten verarbeiten unsere Mitarbeiter und Firmen, die vertraglich für uns arbeiten: Hosting und technische Wartung, Zahlungsdienste, Kuriere und Zollagenten, Steuerberater sowie Ihr Ansprechpartner im Vertrieb. Behörden erhalten Daten nur, wenn das Gesetz uns verpflichtet.',
        'Die Daten bleiben im Europäischen Wirtschaftsraum. Arbeitet ein Kurier oder Dienstleister anderswo, etwa bei einer Lieferung ins Vereinigte Königreich, in die USA, nach Kanada oder Australien, stützt sich die Übermittlung auf einen Angemessenheitsbeschluss, auf die Standardvertragsklauseln der Europäischen Kommission oder ist für Ihre Bestellung erforderlich.',
        'Wir verkaufen Ihre Daten nie und veröffentlichen keine Ihrer Fotografien ohne Ihre ausdrückliche Freigabe.',
      ],
    },
    retention: {
      title: 'Wie lange wir die Daten aufbewahren',
      body: [
        [
          'Kontodaten: solange das Konto besteht und zwei Jahre danach.',
          'Bestellungen, Rechnungen und Zollpapiere: zehn Jahre, wie es das Steuerrecht verlangt.',
          'Druckdateien: zwölf Monate nach der Lieferung, damit ein Nachdruck möglich ist; dann werden sie gelöscht.',
          'Nachrichten zu einer Bestellung: so lange wie die Bestellung.',
          'Sicherheitsprotokolle: zwölf Monate.',
          'Ihre Entscheidung zur Einwilligung mit Datum und Seite: solange sie gilt und fünf Jahre danach, als Nachweis.',
        ],
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      body: [
        'Sie können jederzeit von uns verlangen:',
        [
          'Auskunft über Ihre Daten und eine Kopie davon;',
          'die Berichtigung falscher und die Ergänzung fehlender Daten;',
          'die Löschung nicht mehr benötigter Daten oder die Einschränkung ihrer Nutzung;',
          'die Übergabe Ihrer Daten an Sie oder einen anderen Anbieter in einem gängigen elektronischen Format;',
          'das Ende einer Verarbeitung, die auf unserem berechtigten Interesse beruht, und in jedem Fall das Ende von Werbung;',
          'den Widerruf einer Einwilligung, ohne Wirkung auf das, was zuvor geschah.',
        ],
        'Schreiben Sie an {{email}}: Wir antworten innerhalb eines Monats. Wenn Sie meinen, dass wir Ihre Daten rechtswidrig verarbeiten, können Sie sich bei der Datenschutzbehörde des Landes beschweren, in dem Sie leben oder arbeiten.',
      ],
    },
    cookies: {
      title: 'Cookies und Speicher auf Ihrem Gerät',
      body: [
        'Cookies sind kleine Texte, die eine Website in Ihrem Browser aufbewahrt; der lokale Speicher dient demselben Zweck. Die Trade Area selbst verwendet nur technische. Sie brauchen keine Einwilligung, denn ohne sie könnten Sie nicht angemeldet bleiben:',
        [
          'Ihre Sitzung: ein zufälliger Schlüssel, der sagt, wer angemeldet ist, sowie Name, Firma und Gebiet, die auf jeder Seite stehen; gelöscht, wenn Sie sich abmelden;',
          'Ihre Einstellungen: Sprache, offenes oder geschlossenes Menü, helle oder dunkle Darstellung und bereits geschlossene Hinweise;',
          'eine Zufallszahl für diesen Browser, die hilft, fremde Anmeldeversuche zu erkennen.',
        ],
      ],
    },
    analytics: {
      title: 'Ein Analysedienst',
      body: [
        'Wenn Sie es unten erlauben, und nur dann, zählt ein Analysedienst, welche Seiten geöffnet werden und wo etwas nicht funktioniert. Er erfährt niemals Ihren Namen, Ihre E-Mail-Adresse, Ihre Bestellungen, Ihre Nachrichten oder Ihre Fotografien. Ohne Ihre Erlaubnis wird er gar nicht erst geladen.',
      ],
    },
    video: {
      title: 'Ein Videodienst',
      body: [
        'Anleitungen können über einen Videodienst gezeigt werden. Von ihm wird nichts abgerufen, bevor Sie einen Film starten; dann erhält er die Adresse Ihres Anschlusses und kann nach seiner eigenen Erklärung eigene Cookies setzen.',
      ],
    },
    social: {
      title: 'Links zu sozialen Netzwerken',
      body: [
        'Links zu sozialen Netzwerken und zu unseren Gruppen sind einfache Links: In unseren Seiten wird nichts von dort geladen. Erst wenn Sie einem Link folgen, gelten die Regeln des jeweiligen Netzwerks.',
      ],
    },
    lifetime: {
      title: 'Wie lange Cookies bestehen',
      body: [
        'Von einer Sitzung bis zu zwei Jahren: Was zu Ihrer Sitzung gehört, endet mit der Abmeldung oder dem Ablauf der Sitzung; Einstellungen und, falls erlaubt, Analyse-Cookies bestehen höchstens zwei Jahre.',
      ],
    },
    browsers: {
      title: 'Cookies im Browser verwalten',
      body: [
        'In Ihrem Browser können Sie Cookies und gespeicherte Daten ansehen, löschen und sperren. Sperren Sie die technischen, bleiben Sie nur angemeldet, solange die Seite offen ist. Die Hersteller erklären, wie es geht:',
      ],
    },
    changes: {
      title: 'Änderungen dieser Erklärung',
      body: [
        'Wir passen diese Erklärung an, wenn sich der Dienst oder das Recht ändert. Es gilt die Fassung auf dieser Seite; über wesentliche Änderungen informieren wir Sie in der Trade Area oder per E-Mail.',
      ],
    },
  },
};
