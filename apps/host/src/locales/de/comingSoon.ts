import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Demnächst',
  contentTitle: 'Das finden Sie hier bald',
  todayTitle: 'Das geht schon heute',
  toOrders: 'Zu Ihren Bestellungen',
  toSignIn: 'Anmelden',
  toStore: 'Zum Shop',
  toDashboard: 'Zurück zur Übersicht',
  notFoundTitle: 'Entdecken, gestalten, bestellen',
  notFoundText:
    'Diese Seite gibt es nicht. Im Shop finden Sie Alben und Abzüge, die Sie selbst gestalten und bestellen können.',
  documentsLead: 'Preislisten, technische Daten, Vorlagen und Layout-Software.',
  documents1: 'Preislisten und Datenblätter pro Produkt',
  documents2: 'Layout-Vorlagen für jedes Format, in Zentimetern und Zoll',
  documents3: 'Die Layout-Software für Mac und Windows mit ihrer Anleitung',
  documentsNow: 'Ihr Ansprechpartner schickt Ihnen die gewünschte Preisliste oder Vorlage per E-Mail.',
  marketingLead: 'Bilder, Videos und Texte, mit denen Sie Brautpaaren unsere Produkte zeigen.',
  marketing1: 'Produktfotos in Druckauflösung und fürs Web',
  marketing2: 'Material nach Saison und Genre, in Ordnern',
  marketing3: 'Eine Vorschau jeder Datei vor dem Download',
  marketingNow:
    'Sagen Sie Ihrem Ansprechpartner, welches Produkt Sie zeigen möchten; die Dateien kommen per E-Mail.',
  videosLead: 'Kurze Videos zu Produkten, Werkzeugen und einzelnen Schritten.',
  videos1: 'Tutorials zur Dateivorbereitung und zur Gestaltung von Doppelseiten',
  videos2: 'Die neun Lektionen der Layout-Software',
  videos3: 'Videos über die Materialien, zum Aussuchen mit Ihren Brautpaaren',
  videosNow: 'Bei Fragen zu einem Layout hilft Ihnen Ihr Ansprechpartner telefonisch oder per E-Mail.',
  designingLead: 'Das Werkzeug, mit dem Sie dieses Produkt gestalten.',
  designing1: 'Ihr Produkt in 3D oder Seite für Seite, mit Ihren eigenen Fotos',
  designing2: 'Formate, Einbände und Materialien zur Auswahl, immer mit aktuellem Preis',
  designing3: 'Alles wird automatisch gespeichert, zum späteren Bestellen oder Weiterarbeiten',
  designingNow:
    'Sie können dieses Produkt mit eigenen Dateien bestellen. Vorlagen und technische Daten finden Sie auf der Produktseite im Shop. Bei allem anderen hilft Ihr Ansprechpartner.',
};
