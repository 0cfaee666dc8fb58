import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Demnächst',
  contentTitle: 'Das finden Sie hier bald',
  todayTitle: 'Das geht schon heute',
  toOrders: 'Zu Ihren Bestellungen',
  toSignIn: 'Anmelden',
  toDashboard: 'Zurück zur Übersicht',
  designingLead: 'Das Werkzeug, mit dem Sie dieses Produkt gestalten.',
  designing1: 'Ihr Produkt in 3D oder Seite für Seite, mit Ihren eigenen Fotos',
  designing2: 'Formate, Einbände und Materialien zur Auswahl, immer mit aktuellem Preis',
  designing3: 'Alles wird automatisch gespeichert, zum späteren Bestellen oder Weiterarbeiten',
  designingNow:
    'Sie können dieses Produkt mit eigenen Dateien bestellen. Vorlagen und technische Daten finden Sie auf der Produktseite im Shop. Bei allem anderen hilft Ihr Ansprechpartner.',
};
