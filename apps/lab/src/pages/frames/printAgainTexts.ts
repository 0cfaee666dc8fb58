import type { Language } from '@trade-area/core/contract';

/** The words of the frame of saved quotes; those of the portal's page of quotes, where it has the same. */
export interface PrintAgainTexts {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly find: string;
  readonly states: Readonly<Record<'open' | 'ordered', string>>;
  found(count: number): string;
  readonly pager: string;
  readonly previous: string;
  readonly next: string;
  position(page: number, pages: number): string;
  readonly none: Readonly<Record<'open' | 'ordered', string>>;
  readonly noMatch: string;
  readonly noneLead: string;
  readonly store: string;
  pages(count: number): string;
  saved(day: string): string;
  readonly priceNote: string;
  /** The price at the last save, where it was another one. */
  before(price: string): string;
  readonly notSold: string;
  readonly order: string;
  orderOf(name: string): string;
  readonly edit: string;
  editOf(name: string): string;
  readonly orderAgain: string;
  orderAgainOf(name: string): string;
  readonly duplicate: string;
  duplicateOf(name: string): string;
  readonly delete: string;
  deleteOf(name: string): string;
  readonly undo: string;
  deleted(name: string): string;
  restored(name: string): string;
  duplicated(name: string): string;
  failed(name: string): string;
  readonly expired: string;
  readonly expiredLead: string;
  readonly open: string;
}

const all: Readonly<Record<Language, PrintAgainTexts>> = {
  en: {
    title: 'Print again',
    search: 'Search quotes',
    searchHint: 'Name, product or order code',
    find: 'Search',
    states: { open: 'Saved quotes', ordered: 'Ordered' },
    found: (count) => (count === 1 ? '1 quote' : `${count} quotes`),
    pager: 'Pages of quotes',
    previous: 'Previous',
    next: 'Next',
    position: (page, pages) => `Page ${page} of ${pages}`,
    none: { open: 'No saved quotes yet', ordered: 'No ordered quotes yet' },
    noMatch: 'No quotes match your search',
    noneLead: 'Configure a product in the store and save it as a quote. It appears here.',
    store: 'Go to the store',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    saved: (day) => `Saved ${day}`,
    priceNote: 'excl. VAT and shipping',
    before: (price) => `${price} when saved`,
    notSold: 'No longer available',
    order: 'Order',
    orderOf: (name) => `Order ${name}`,
    edit: 'Edit',
    editOf: (name) => `Edit ${name}`,
    orderAgain: 'Order again',
    orderAgainOf: (name) => `Order ${name} again`,
    duplicate: 'Duplicate',
    duplicateOf: (name) => `Duplicate ${name}`,
    delete: 'Delete',
    deleteOf: (name) => `Delete ${name}`,
    undo: 'Undo',
    deleted: (name) => `“${name}” deleted.`,
    restored: (name) => `“${name}” restored.`,
    duplicated: (name) => `“${name}” duplicated.`,
    failed: (name) => `Couldn’t do this with “${name}”. The list below shows how it is now.`,
    expired: 'This page has expired',
    expiredLead: 'Open it again from Trade Area to see your quotes.',
    open: 'Open in Trade Area',
  },
  it: {
    title: 'Ristampa',
    search: 'Cerca preventivi',
    searchHint: 'Nome, prodotto o codice ordine',
    find: 'Cerca',
    states: { open: 'Preventivi salvati', ordered: 'Ordinati' },
    found: (count) => (count === 1 ? '1 preventivo' : `${count} preventivi`),
    pager: 'Pagine dei preventivi',
    previous: 'Precedente',
    next: 'Successiva',
    position: (page, pages) => `Pagina ${page} di ${pages}`,
    none: { open: 'Nessun preventivo salvato', ordered: 'Nessun preventivo ordinato' },
    noMatch: 'Nessun preventivo corrisponde alla ricerca',
    noneLead: 'Configura un prodotto nello store e salvalo come preventivo: lo ritroverai qui.',
    store: 'Vai allo store',
    pages: (count) => (count === 1 ? '1 pagina' : `${count} pagine`),
    saved: (day) => `Salvato: ${day}`,
    priceNote: 'IVA e spedizione escluse',
    before: (price) => `${price} quando l’hai salvato`,
    notSold: 'Non più disponibile',
    order: 'Ordina',
    orderOf: (name) => `Ordina ${name}`,
    edit: 'Modifica',
    editOf: (name) => `Modifica ${name}`,
    orderAgain: 'Ordina di nuovo',
    orderAgainOf: (name) => `Ordina di nuovo ${name}`,
    duplicate: 'Duplica',
    duplicateOf: (name) => `Duplica ${name}`,
    delete: 'Elimina',
    deleteOf: (name) => `Elimina ${name}`,
    undo: 'Annulla',
    deleted: (name) => `«${name}» eliminato.`,
    restored: (name) => `«${name}» ripristinato.`,
    duplicated: (name) => `«${name}» duplicato.`,
    failed: (name) =>
      `Operazione non riuscita su «${name}». L’elenco qui sotto mostra la situazione attuale.`,
    expired: 'Questa pagina è scaduta',
    expiredLead: 'Riaprila dalla Trade Area per vedere i tuoi preventivi.',
    open: 'Apri nella Trade Area',
  },
  es: {
    title: 'Reimprimir',
    search: 'Buscar presupuestos',
    searchHint: 'Nombre, producto o código de pedido',
    find: 'Buscar',
    states: { open: 'Presupuestos guardados', ordered: 'Pedidos' },
    found: (count) => (count === 1 ? '1 presupuesto' : `${count} presupuestos`),
    pager: 'Páginas de presupuestos',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (page, pages) => `Página ${page} de ${pages}`,
    none: {
      open: 'Aún no tienes presupuestos guardados',
      ordered: 'Aún no has pedido ningún presupuesto',
    },
    noMatch: 'Ningún presupuesto coincide con la búsqueda',
    noneLead: 'Configura un producto en la tienda y guárdalo como presupuesto: aparecerá aquí.',
    store: 'Ir a la tienda',
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    saved: (day) => `Guardado: ${day}`,
    priceNote: 'sin IVA ni envío',
    before: (price) => `${price} cuando lo guardaste`,
    notSold: 'Ya no está disponible',
    order: 'Pedir',
    orderOf: (name) => `Pedir ${name}`,
    edit: 'Editar',
    editOf: (name) => `Editar ${name}`,
    orderAgain: 'Repetir pedido',
    orderAgainOf: (name) => `Repetir el pedido de ${name}`,
    duplicate: 'Duplicar',
    duplicateOf: (name) => `Duplicar ${name}`,
    delete: 'Eliminar',
    deleteOf: (name) => `Eliminar ${name}`,
    undo: 'Deshacer',
    deleted: (name) => `«${name}» se ha eliminado.`,
    restored: (name) => `«${name}» se ha restaurado.`,
    duplicated: (name) => `«${name}» se ha duplicado.`,
    failed: (name) => `No se ha podido completar la acción con «${name}». La lista muestra su estado actual.`,
    expired: 'Esta página ha caducado',
    expiredLead: 'Ábrela de nuevo desde la Trade Area para ver tus presupuestos.',
    open: 'Abrir en la Trade Area',
  },
  fr: {
    title: 'Réimprimer',
    search: 'Rechercher des devis',
    searchHint: 'Nom, produit ou numéro de commande',
    find: 'Rechercher',
    states: { open: 'Devis enregistrés', ordered: 'Commandés' },
    found: (count) => `${count} devis`,
    pager: 'Pages des devis',
    previous: 'Précédente',
    next: 'Suivante',
    position: (page, pages) => `Page ${page} sur ${pages}`,
    none: {
      open: 'Aucun devis enregistré pour l’instant',
      ordered: 'Aucun devis commandé pour l’instant',
    },
    noMatch: 'Aucun devis ne correspond à votre recherche',
    noneLead: 'Configurez un produit dans la boutique et enregistrez-le comme devis : il apparaîtra ici.',
    store: 'Aller à la boutique',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    saved: (day) => `Enregistré : ${day}`,
    priceNote: 'HT, hors livraison',
    before: (price) => `${price} lors de l’enregistrement`,
    notSold: 'N’est plus disponible',
    order: 'Commander',
    orderOf: (name) => `Commander ${name}`,
    edit: 'Modifier',
    editOf: (name) => `Modifier ${name}`,
    orderAgain: 'Commander à nouveau',
    orderAgainOf: (name) => `Commander à nouveau ${name}`,
    duplicate: 'Dupliquer',
    duplicateOf: (name) => `Dupliquer ${name}`,
    delete: 'Supprimer',
    deleteOf: (name) => `Supprimer ${name}`,
    undo: 'Annuler',
    deleted: (name) => `« ${name} » supprimé.`,
    restored: (name) => `« ${name} » restauré.`,
    duplicated: (name) => `« ${name} » dupliqué.`,
    failed: (name) => `L’action sur « ${name} » n’a pas abouti. La liste ci-dessous montre l’état actuel.`,
    expired: 'Cette page a expiré',
    expiredLead: 'Rouvrez-la depuis l’espace pro pour voir vos devis.',
    open: 'Ouvrir dans l’espace pro',
  },
  de: {
    title: 'Erneut drucken',
    search: 'Angebote suchen',
    searchHint: 'Name, Produkt oder Bestellnummer',
    find: 'Suchen',
    states: { open: 'Gespeicherte Angebote', ordered: 'Bestellt' },
    found: (count) => (count === 1 ? '1 Angebot' : `${count} Angebote`),
    pager: 'Seiten der Angebote',
    previous: 'Zurück',
    next: 'Weiter',
    position: (page, pages) => `Seite ${page} von ${pages}`,
    none: { open: 'Noch keine gespeicherten Angebote', ordered: 'Noch keine bestellten Angebote' },
    noMatch: 'Keine Angebote für diese Suche',
    noneLead:
      'Konfigurieren Sie im Shop ein Produkt und speichern Sie es als Angebot. Es erscheint dann hier.',
    store: 'Zum Shop',
    pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
    saved: (day) => `Gespeichert: ${day}`,
    priceNote: 'ohne MwSt. und Versand',
    before: (price) => `${price} beim Speichern`,
    notSold: 'Nicht mehr erhältlich',
    order: 'Bestellen',
    orderOf: (name) => `${name} bestellen`,
    edit: 'Bearbeiten',
    editOf: (name) => `${name} bearbeiten`,
    orderAgain: 'Nachbestellen',
    orderAgainOf: (name) => `${name} nachbestellen`,
    duplicate: 'Duplizieren',
    duplicateOf: (name) => `${name} duplizieren`,
    delete: 'Löschen',
    deleteOf: (name) => `${name} löschen`,
    undo: 'Rückgängig',
    deleted: (name) => `„${name}“ wurde gelöscht.`,
    restored: (name) => `„${name}“ wurde wiederhergestellt.`,
    duplicated: (name) => `„${name}“ wurde dupliziert.`,
    failed: (name) => `Das hat mit „${name}“ nicht funktioniert. Die Liste zeigt den Stand von jetzt.`,
    expired: 'Diese Seite ist abgelaufen',
    expiredLead: 'Öffnen Sie sie in der Trade Area erneut, um Ihre Angebote zu sehen.',
    open: 'In der Trade Area öffnen',
  },
};

export function printAgainTexts(language: Language): PrintAgainTexts {
  return all[language];
}
