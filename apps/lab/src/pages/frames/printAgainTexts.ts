// Long because it holds the texts of one page in five languages, which are read side by side.
import type { Language } from '@trade-area/core/contract';

type ByState<Value> = Readonly<Record<'open' | 'ordered' | 'prints', Value>>;

/** The same for both lists of quotes, another for the list of print projects. */
const byKind = <Value>(quotes: Value, prints: Value): ByState<Value> => ({
  open: quotes,
  ordered: quotes,
  prints,
});

/** The words of the frame of saved quotes and print projects; those of the portal's page of quotes, where it has the same. */
export interface PrintAgainTexts {
  readonly title: string;
  readonly search: ByState<string>;
  readonly searchHint: ByState<string>;
  readonly find: string;
  readonly states: ByState<string>;
  readonly found: ByState<(count: number) => string>;
  readonly pager: ByState<string>;
  readonly previous: string;
  readonly next: string;
  position(page: number, pages: number): string;
  readonly none: ByState<string>;
  readonly noMatch: ByState<string>;
  /** '' = there is nothing to add. */
  readonly noneLead: ByState<string>;
  readonly store: string;
  pages(count: number): string;
  sheets(count: number): string;
  /** Of a quote for more than one. */
  pieces(count: number): string;
  saved(day: string): string;
  changed(day: string): string;
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
  /** Asks before a project is deleted, with `delete` and `keep` as answers. */
  asked(name: string): string;
  readonly keep: string;
  removed(name: string): string;
  unfinished(name: string): string;
  readonly expired: string;
  readonly expiredLead: string;
  readonly open: string;
}

const all: Readonly<Record<Language, PrintAgainTexts>> = {
  en: {
    title: 'Print again',
    search: byKind('Search quotes', 'Search projects'),
    searchHint: byKind('Name, product or order code', 'Name or product'),
    find: 'Search',
    states: { open: 'Saved quotes', ordered: 'Ordered', prints: 'Print projects' },
    found: byKind(
      (count) => (count === 1 ? '1 quote' : `${count} quotes`),
      (count) => (count === 1 ? '1 project' : `${count} projects`),
    ),
    pager: byKind('Pages of quotes', 'Pages of projects'),
    previous: 'Previous',
    next: 'Next',
    position: (page, pages) => `Page ${page} of ${pages}`,
    none: { open: 'No saved quotes yet', ordered: 'No ordered quotes yet', prints: 'No print projects yet' },
    noMatch: byKind('No quotes match your search', 'No projects match your search'),
    noneLead: {
      open: 'Configure a product in the store and save it as a quote. It appears here.',
      ordered: '',
      prints: 'Start a product of the print editor in the store. Its projects appear here.',
    },
    store: 'Go to the store',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    sheets: (count) => (count === 1 ? '1 sheet' : `${count} sheets`),
    pieces: (count) => `${count} pieces`,
    saved: (day) => `Saved ${day}`,
    changed: (day) => `Last updated ${day}`,
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
    asked: (name) => `Delete “${name}”? It can’t be restored.`,
    keep: 'Keep',
    removed: (name) => `“${name}” deleted.`,
    unfinished: (name) => `“${name}” can’t be ordered yet. Open it to see what is missing.`,
    expired: 'This page has expired',
    expiredLead: 'Open it again from Trade Area to see your quotes.',
    open: 'Open in Trade Area',
  },
  it: {
    title: 'Ristampa',
    search: byKind('Cerca preventivi', 'Cerca progetti'),
    searchHint: byKind('Nome, prodotto o codice ordine', 'Nome o prodotto'),
    find: 'Cerca',
    states: { open: 'Preventivi salvati', ordered: 'Ordinati', prints: 'Progetti di stampa' },
    found: byKind(
      (count) => (count === 1 ? '1 preventivo' : `${count} preventivi`),
      (count) => (count === 1 ? '1 progetto' : `${count} progetti`),
    ),
    pager: byKind('Pagine dei preventivi', 'Pagine dei progetti'),
    previous: 'Precedente',
    next: 'Successiva',
    position: (page, pages) => `Pagina ${page} di ${pages}`,
    none: {
      open: 'Nessun preventivo salvato',
      ordered: 'Nessun preventivo ordinato',
      prints: 'Nessun progetto di stampa',
    },
    noMatch: byKind('Nessun preventivo corrisponde alla ricerca', 'Nessun progetto corrisponde alla ricerca'),
    noneLead: {
      open: 'Configura un prodotto nello store e salvalo come preventivo: lo ritroverai qui.',
      ordered: '',
      prints: 'Apri nello store un prodotto dell’editor di stampa: i progetti appariranno qui.',
    },
    store: 'Vai allo store',
    pages: (count) => (count === 1 ? '1 pagina' : `${count} pagine`),
    sheets: (count) => (count === 1 ? '1 foglio' : `${count} fogli`),
    pieces: (count) => `${count} copie`,
    saved: (day) => `Salvato: ${day}`,
    changed: (day) => `Ultima modifica: ${day}`,
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
    asked: (name) => `Eliminare «${name}»? Non potrà essere ripristinato.`,
    keep: 'Annulla',
    removed: (name) => `«${name}» eliminato.`,
    unfinished: (name) => `«${name}» non può ancora essere ordinato. Aprilo per vedere che cosa manca.`,
    expired: 'Questa pagina è scaduta',
    expiredLead: 'Riaprila dalla Trade Area per vedere i tuoi preventivi.',
    open: 'Apri nella Trade Area',
  },
  es: {
    title: 'Reimprimir',
    search: byKind('Buscar presupuestos', 'Buscar proyectos'),
    searchHint: byKind('Nombre, producto o código de pedido', 'Nombre o producto'),
    find: 'Buscar',
    states: { open: 'Presupuestos guardados', ordered: 'Pedidos', prints: 'Proyectos de impresión' },
    found: byKind(
      (count) => (count === 1 ? '1 presupuesto' : `${count} presupuestos`),
      (count) => (count === 1 ? '1 proyecto' : `${count} proyectos`),
    ),
    pager: byKind('Páginas de presupuestos', 'Páginas de proyectos'),
    previous: 'Anterior',
    next: 'Siguiente',
    position: (page, pages) => `Página ${page} de ${pages}`,
    none: {
      open: 'Aún no tienes presupuestos guardados',
      ordered: 'Aún no has pedido ningún presupuesto',
      prints: 'Aún no tienes proyectos de impresión',
    },
    noMatch: byKind(
      'Ningún presupuesto coincide con la búsqueda',
      'Ningún proyecto coincide con la búsqueda',
    ),
    noneLead: {
      open: 'Configura un producto en la tienda y guárdalo como presupuesto: aparecerá aquí.',
      ordered: '',
      prints: 'Empieza en la tienda un producto del editor de impresión: sus proyectos aparecerán aquí.',
    },
    store: 'Ir a la tienda',
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    sheets: (count) => (count === 1 ? '1 hoja' : `${count} hojas`),
    pieces: (count) => `${count} ejemplares`,
    saved: (day) => `Guardado: ${day}`,
    changed: (day) => `Última modificación: ${day}`,
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
    asked: (name) => `¿Eliminar «${name}»? No se podrá restaurar.`,
    keep: 'Cancelar',
    removed: (name) => `«${name}» se ha eliminado.`,
    unfinished: (name) => `«${name}» aún no se puede pedir. Ábrelo para ver qué falta.`,
    expired: 'Esta página ha caducado',
    expiredLead: 'Ábrela de nuevo desde la Trade Area para ver tus presupuestos.',
    open: 'Abrir en la Trade Area',
  },
  fr: {
    title: 'Réimprimer',
    search: byKind('Rechercher des devis', 'Rechercher des projets'),
    searchHint: byKind('Nom, produit ou numéro de commande', 'Nom ou produit'),
    find: 'Rechercher',
    states: { open: 'Devis enregistrés', ordered: 'Commandés', prints: 'Projets d’impression' },
    found: byKind(
      (count) => `${count} devis`,
      (count) => (count < 2 ? `${count} projet` : `${count} projets`),
    ),
    pager: byKind('Pages des devis', 'Pages des projets'),
    previous: 'Précédente',
    next: 'Suivante',
    position: (page, pages) => `Page ${page} sur ${pages}`,
    none: {
      open: 'Aucun devis enregistré pour l’instant',
      ordered: 'Aucun devis commandé pour l’instant',
      prints: 'Aucun projet d’impression pour l’instant',
    },
    noMatch: byKind(
      'Aucun devis ne correspond à votre recherche',
      'Aucun projet ne correspond à votre recherche',
    ),
    noneLead: {
      open: 'Configurez un produit dans la boutique et enregistrez-le comme devis : il apparaîtra ici.',
      ordered: '',
      prints:
        'Commencez dans la boutique un produit de l’éditeur d’impression : ses projets apparaîtront ici.',
    },
    store: 'Aller à la boutique',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    sheets: (count) => (count < 2 ? `${count} feuille` : `${count} feuilles`),
    pieces: (count) => `${count} exemplaires`,
    saved: (day) => `Enregistré : ${day}`,
    changed: (day) => `Dernière modification : ${day}`,
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
    asked: (name) => `Supprimer « ${name} » ? Il ne pourra pas être restauré.`,
    keep: 'Annuler',
    removed: (name) => `« ${name} » supprimé.`,
    unfinished: (name) => `« ${name} » ne peut pas encore être commandé. Ouvrez-le pour voir ce qui manque.`,
    expired: 'Cette page a expiré',
    expiredLead: 'Rouvrez-la depuis l’espace pro pour voir vos devis.',
    open: 'Ouvrir dans l’espace pro',
  },
  de: {
    title: 'Erneut drucken',
    search: byKind('Angebote suchen', 'Projekte suchen'),
    searchHint: byKind('Name, Produkt oder Bestellnummer', 'Name oder Produkt'),
    find: 'Suchen',
    states: { open: 'Gespeicherte Angebote', ordered: 'Bestellt', prints: 'Druckprojekte' },
    found: byKind(
      (count) => (count === 1 ? '1 Angebot' : `${count} Angebote`),
      (count) => (count === 1 ? '1 Projekt' : `${count} Projekte`),
    ),
    pager: byKind('Seiten der Angebote', 'Seiten der Projekte'),
    previous: 'Zurück',
    next: 'Weiter',
    position: (page, pages) => `Seite ${page} von ${pages}`,
    none: {
      open: 'Noch keine gespeicherten Angebote',
      ordered: 'Noch keine bestellten Angebote',
      prints: 'Noch keine Druckprojekte',
    },
    noMatch: byKind('Keine Angebote für diese Suche', 'Keine Projekte für diese Suche'),
    noneLead: {
      open: 'Konfigurieren Sie im Shop ein Produkt und speichern Sie es als Angebot. Es erscheint dann hier.',
      ordered: '',
      prints: 'Beginnen Sie im Shop ein Produkt des Druckeditors. Seine Projekte erscheinen dann hier.',
    },
    store: 'Zum Shop',
    pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
    sheets: (count) => (count === 1 ? '1 Bogen' : `${count} Bögen`),
    pieces: (count) => `${count} Stück`,
    saved: (day) => `Gespeichert: ${day}`,
    changed: (day) => `Zuletzt geändert: ${day}`,
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
    asked: (name) => `„${name}“ löschen? Das lässt sich nicht rückgängig machen.`,
    keep: 'Abbrechen',
    removed: (name) => `„${name}“ wurde gelöscht.`,
    unfinished: (name) =>
      `„${name}“ kann noch nicht bestellt werden. Öffnen Sie das Projekt, um zu sehen, was fehlt.`,
    expired: 'Diese Seite ist abgelaufen',
    expiredLead: 'Öffnen Sie sie in der Trade Area erneut, um Ihre Angebote zu sehen.',
    open: 'In der Trade Area öffnen',
  },
};

export function printAgainTexts(language: Language): PrintAgainTexts {
  return all[language];
}
