import type { Policy } from '../../pages/consent/policy.ts';

/** Datenschutz- und Cookie-Erklärung, Deutsch. */
export const policy: Policy = {
  intro:
    'Diese Erklärung informiert Sie darüber, welche personenbezogenen Daten {{company}} in der Trade Area verarbeitet, zu welchen Zwecken, wie lange, und welche Rechte Sie haben. Grundlage sind die Artikel 13 und 14 der Verordnung (EU) 2016/679 (DSGVO) und die nationalen Gesetze zur elektronischen Kommunikation.',
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
          'Anmeldedaten: E-Mail, ein Passwort, das wir nur als nicht umkehrbaren Hashwert speichern, Zeitpunkt jeder Anmeldung und das verwendete Gerät;',
          'Bestelldaten: Produkte, Preise, Namen und Daten eines Anlasses, Lieferadressen, Nachrichten sowie die Fotos und Dateien, die Sie uns zum Drucken senden;',
          'Zahlungsdaten: Beträge, Zeitpunkte, Zahlungsart und die letzten vier Ziffern einer Karte; Kartennummern speichert allein der Zahlungsdienst, niemals wir;',
          'wenn Sie uns ohne Konto schreiben: Ihre Nachricht sowie den Namen und die E-Mail-Adresse, die Sie angeben; wenn Sie ein Video ansehen, das wir Ihnen geschickt haben: das Video, den Zeitpunkt und Ihre IP-Adresse;',
          'technische Daten: IP-Adresse, Browsertyp und Zeitpunkte der Anfragen Ihres Browsers.',
        ],
        'Fotos, die Sie uns senden, können andere Personen zeigen. Verantwortlicher im Sinne der DSGVO sind dafür Sie; wir verarbeiten diese Fotos in Ihrem Auftrag und nur, um Ihre Bestellung herzustellen, zu liefern und im Gewährleistungsfall neu zu fertigen.',
      ],
    },
    purposes: {
      title: 'Zwecke und Rechtsgrundlagen',
      body: [
        [
          'Ihr Konto führen und Ihre Bestellungen herstellen, liefern und abrechnen: Erfüllung des Vertrags mit Ihnen.',
          'Buchführung, Rechnungen und Zollunterlagen: gesetzliche Pflicht.',
          'Ihre Nachrichten und Reklamationen beantworten: Erfüllung des Vertrags.',
          'Personen ohne Konto antworten und erkennen, ob ein von uns geschicktes Video angesehen wurde: unser berechtigtes Interesse, Anfragen zu bearbeiten.',
          'Den Dienst sicher halten, Missbrauch erkennen und Fehler finden: unser berechtigtes Interesse an einem Dienst, der funktioniert.',
          'Sie über Produkte und Aktionen informieren, die zu Ihren bisherigen Bestellungen passen: unser berechtigtes Interesse; Sie können jederzeit widersprechen.',
          'Messen, wie die Trade Area genutzt wird, und sie verbessern: Ihre Einwilligung, die freiwillig ist und die Sie jederzeit widerrufen können.',
        ],
        'Ohne die als erforderlich gekennzeichneten Daten können wir keine Bestellung annehmen. Wenn Sie die Analyse ablehnen, hat das keine Folgen für Ihre Bestellungen.',
        'Automatisierte Entscheidungen mit rechtlicher Wirkung für Sie gibt es nicht.',
      ],
    },
    recipients: {
      title: 'Wer die Daten erhält',
      body: [
        'Ihre Daten verarbeiten unsere Mitarbeiter und Firmen, die vertraglich für uns arbeiten: Hosting und technische Wartung, Zahlungsdienste, Paketdienste und Zollagenten, Steuerberater sowie Ihr Ansprechpartner im Vertrieb. Behörden erhalten Daten nur, wenn das Gesetz uns verpflichtet.',
        'Die Daten bleiben im Europäischen Wirtschaftsraum. Arbeitet ein Paketdienst oder Dienstleister anderswo, etwa bei einer Lieferung ins Vereinigte Königreich, in die USA, nach Kanada oder Australien, stützt sich die Übermittlung auf einen Angemessenheitsbeschluss, auf die Standardvertragsklauseln der Europäischen Kommission oder ist für Ihre Bestellung erforderlich.',
        'Wir verkaufen Ihre Daten nie und veröffentlichen keines Ihrer Fotos ohne Ihre ausdrückliche Zustimmung.',
      ],
    },
    retention: {
      title: 'Wie lange wir die Daten aufbewahren',
      body: [
        [
          'Kontodaten: solange das Konto besteht und zwei Jahre danach.',
          'Bestellungen, Rechnungen und Zollunterlagen: zehn Jahre, wie es das Steuerrecht verlangt.',
          'Druckdateien: zwölf Monate nach der Lieferung, damit ein Nachdruck möglich ist; dann werden sie gelöscht.',
          'Nachrichten zu einer Bestellung: so lange wie die Bestellung.',
          'Mit uns geteilte Fotos: bis Sie sie löschen oder Ihre Kontodaten gelöscht werden; der Nachweis Ihrer Freigabe: fünf Jahre nach deren Ende.',
          'Nachrichten ohne Konto: zwei Jahre nach der letzten.',
          'Aufrufe von Videos: 90 Tage.',
          'Sicherheitsprotokolle: zwölf Monate.',
          'Ihre Entscheidung zur Einwilligung mit Datum und Seite: solange sie gilt und fünf Jahre danach, als Nachweis.',
          'Gelöschte Konfigurationen, abgebrochene Bestellvorgänge, Benachrichtigungen, Besuche und Ähnliches: höchstens zwölf Monate. Der Bereich „Ihre Daten und Datenschutz“ Ihres Kontos nennt jede Frist.',
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
          'die Übertragung Ihrer Daten an Sie oder einen anderen Anbieter in einem gängigen elektronischen Format;',
          'dass wir eine Verarbeitung beenden, die auf unserem berechtigten Interesse beruht (Widerspruch), Werbung in jedem Fall;',
          'das Ende einer Verarbeitung, in die Sie eingewilligt haben. Der Widerruf wirkt für die Zukunft.',
        ],
        'Wer das Konto besitzt, kann im Bereich „Ihre Daten und Datenschutz“ des Kontos eine Kopie der Daten herunterladen und die Löschung anfragen.',
        'Schreiben Sie an {{email}}: Wir antworten innerhalb eines Monats. Wenn Sie meinen, dass wir Ihre Daten rechtswidrig verarbeiten, können Sie sich bei der Datenschutz-Aufsichtsbehörde des Landes beschweren, in dem Sie leben oder arbeiten.',
      ],
    },
    cookies: {
      title: 'Cookies und Speicher auf Ihrem Gerät',
      body: [
        'Cookies sind kleine Textdateien, die eine Website in Ihrem Browser speichert; der lokale Speicher dient demselben Zweck. Die Trade Area selbst verwendet nur technische Cookies. Dafür ist keine Einwilligung nötig, denn ohne sie könnten Sie nicht angemeldet bleiben:',
        [
          'Ihre Sitzung: ein zufälliger Schlüssel, der Ihre Anmeldung erkennt, sowie Name, Firma und Vertriebsgebiet, die auf jeder Seite stehen; gelöscht, wenn Sie sich abmelden;',
          'Ihre Einstellungen: Sprache, offenes oder geschlossenes Menü, helle oder dunkle Darstellung und bereits geschlossene Hinweise;',
          'eine Zufallszahl für diesen Browser, die hilft, fremde Anmeldeversuche zu erkennen.',
        ],
      ],
    },
    analytics: {
      title: 'Ein Analysedienst',
      body: [
        'Wenn Sie es unten erlauben, und nur dann, zählt ein Analysedienst, welche Seiten geöffnet werden und wo etwas nicht funktioniert. Er erfährt niemals Ihren Namen, Ihre E-Mail-Adresse, Ihre Bestellungen, Ihre Nachrichten oder Ihre Fotos. Ohne Ihre Erlaubnis wird er gar nicht erst geladen.',
      ],
    },
    video: {
      title: 'Ein Videodienst',
      body: [
        'Tutorials können über einen Videodienst gezeigt werden. Von ihm wird nichts abgerufen, bevor Sie ein Video starten; dann erhält er Ihre IP-Adresse und kann nach seiner eigenen Datenschutzerklärung Cookies setzen.',
      ],
    },
    social: {
      title: 'Links zu sozialen Netzwerken',
      body: [
        'Links zu sozialen Netzwerken und zu unseren Gruppen sind einfache Links: Auf unseren Seiten wird nichts von dort geladen. Erst wenn Sie einem Link folgen, gelten die Regeln des jeweiligen Netzwerks.',
      ],
    },
    lifetime: {
      title: 'Speicherdauer von Cookies',
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
