import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { AddressField } from '../../checkout/postalRules.ts';

/** Texts of the delivery and of the address book. */
export interface DeliveryTexts {
  readonly keep: string;
  readonly neutral: string;
  readonly neutralHint: string;
  /** The way of delivery, and its working days. */
  courier(days: string): string;
  courierDays(days: string): string;
  /** The day on which the order arrives at the latest. */
  arrival(date: string): string;
  readonly chooseCountry: string;
  /** Under a field of an address. `example` is a postal code of the country; '' = there is none. */
  wrong(field: AddressField, given: { readonly example: string; readonly isItaly: boolean }): string;
  readonly book: string;
  readonly bookLead: string;
  readonly manage: string;
  readonly back: string;
  readonly empty: string;
  readonly emptyLead: string;
  /** After a removal, beside Undo. */
  removed(name: string): string;
  restored(name: string): string;
  readonly undo: string;
  readonly saved: string;
  readonly gone: string;
  readonly expired: string;
  readonly expiredLead: string;
  readonly toAccount: string;
  readonly isDefault: string;
  readonly makeDefault: string;
  readonly companyDefault: string;
  readonly edit: string;
  readonly remove: string;
  readonly add: string;
  readonly change: string;
  readonly save: string;
}

const all: Readonly<Record<Language, DeliveryTexts>> = {
  en: {
    keep: 'Save this address in my address book',
    neutral: 'Drop shipping: neutral parcel',
    neutralHint:
      'For delivery to the couple. Your studio is the sender; the parcel and its papers show no prices and no name of the lab.',
    courier: (days) => `By courier, ${days} working days after dispatch.`,
    courierDays: (days) => `${days} working days`,
    arrival: (date) => `Estimated arrival: ${date}, if your files arrive today.`,
    chooseCountry: 'Choose a country',
    wrong: (field, { example, isItaly }) =>
      ({
        name: 'Enter the name of the recipient.',
        address: 'Enter the street and number.',
        zip: example === '' ? 'Enter the postal code.' : `Enter a postal code such as ${example}.`,
        city: 'Enter the city.',
        state: isItaly ? 'Enter the two letters of the province, such as VI.' : 'Enter the state.',
        country: 'Choose the country.',
      })[field],
    book: 'Address book',
    bookLead: 'Addresses you can choose at the checkout. Changes don’t affect orders already placed.',
    manage: 'Manage address book',
    back: 'Back to the checkout',
    empty: 'No saved addresses yet',
    emptyLead: 'Add one below, or save one at the checkout.',
    removed: (name) => `Address of “${name}” removed.`,
    restored: (name) => `Address of “${name}” restored.`,
    undo: 'Undo',
    saved: 'Saved.',
    gone: 'This address is no longer available.',
    expired: 'This page has expired',
    expiredLead: 'Open it again from your account.',
    toAccount: 'Go to your account',
    isDefault: 'Default',
    makeDefault: 'Make default',
    companyDefault: 'Use my studio’s address as default',
    edit: 'Edit',
    remove: 'Remove',
    add: 'Add an address',
    change: 'Edit address',
    save: 'Save address',
  },
  it: {
    keep: 'Salva questo indirizzo nella mia rubrica',
    neutral: 'Drop shipping: pacco neutro',
    neutralHint:
      'Per la consegna agli sposi. Il mittente è il tuo studio; il pacco e i suoi documenti non riportano né prezzi né il nome del laboratorio.',
    courier: (days) => `Con corriere, ${days} giorni lavorativi dopo la spedizione.`,
    courierDays: (days) => `${days} giorni lavorativi`,
    arrival: (date) => `Arrivo previsto: ${date}, se i tuoi file arrivano oggi.`,
    chooseCountry: 'Scegli un Paese',
    wrong: (field, { example, isItaly }) =>
      ({
        name: 'Inserisci il nome del destinatario.',
        address: 'Inserisci via e numero civico.',
        zip: example === '' ? 'Inserisci il CAP.' : `Inserisci un CAP, ad esempio ${example}.`,
        city: 'Inserisci la città.',
        state: isItaly
          ? 'Inserisci la sigla della provincia, ad esempio VI.'
          : 'Inserisci lo Stato o la regione.',
        country: 'Scegli il Paese.',
      })[field],
    book: 'Rubrica indirizzi',
    bookLead:
      'Gli indirizzi che puoi scegliere al checkout. Le modifiche non cambiano gli ordini già inviati.',
    manage: 'Gestisci rubrica',
    back: 'Torna al checkout',
    empty: 'Nessun indirizzo salvato',
    emptyLead: 'Aggiungine uno qui sotto, oppure salvalo al checkout.',
    removed: (name) => `Indirizzo di «${name}» rimosso.`,
    restored: (name) => `Indirizzo di «${name}» ripristinato.`,
    undo: 'Annulla',
    saved: 'Salvato.',
    gone: 'Questo indirizzo non è più disponibile.',
    expired: 'Questa pagina è scaduta',
    expiredLead: 'Riaprila dal tuo account.',
    toAccount: 'Vai al tuo account',
    isDefault: 'Predefinito',
    makeDefault: 'Imposta come predefinito',
    companyDefault: 'Usa l’indirizzo dello studio come predefinito',
    edit: 'Modifica',
    remove: 'Rimuovi',
    add: 'Aggiungi un indirizzo',
    change: 'Modifica indirizzo',
    save: 'Salva indirizzo',
  },
  es: {
    keep: 'Guardar esta dirección en mi libreta',
    neutral: 'Drop shipping: paquete neutro',
    neutralHint:
      'Para la entrega a la pareja. El remitente es tu estudio; el paquete y sus documentos no muestran precios ni el nombre del laboratorio.',
    courier: (days) => `Con transportista, ${days} días laborables después del envío.`,
    courierDays: (days) => `${days} días laborables`,
    arrival: (date) => `Llegada prevista: ${date}, si tus archivos llegan hoy.`,
    chooseCountry: 'Elige un país',
    wrong: (field, { example, isItaly }) =>
      ({
        name: 'Escribe el nombre del destinatario.',
        address: 'Escribe la calle y el número.',
        zip: example === '' ? 'Escribe el código postal.' : `Escribe un código postal como ${example}.`,
        city: 'Escribe la ciudad.',
        state: isItaly
          ? 'Escribe las dos letras de la provincia, por ejemplo VI.'
          : 'Escribe el estado o la provincia.',
        country: 'Elige el país.',
      })[field],
    book: 'Libreta de direcciones',
    bookLead:
      'Las direcciones que puedes elegir al comprar. Los cambios no afectan a los pedidos ya realizados.',
    manage: 'Gestionar libreta',
    back: 'Volver a tramitar el pedido',
    empty: 'Aún no hay direcciones guardadas',
    emptyLead: 'Añade una aquí abajo o guárdala al tramitar un pedido.',
    removed: (name) => `La dirección de «${name}» se ha eliminado.`,
    restored: (name) => `La dirección de «${name}» se ha restaurado.`,
    undo: 'Deshacer',
    saved: 'Guardado.',
    gone: 'Esta dirección ya no está disponible.',
    expired: 'Esta página ha caducado',
    expiredLead: 'Ábrela de nuevo desde tu cuenta.',
    toAccount: 'Ir a tu cuenta',
    isDefault: 'Predeterminada',
    makeDefault: 'Hacer predeterminada',
    companyDefault: 'Usar la dirección de mi estudio como predeterminada',
    edit: 'Editar',
    remove: 'Eliminar',
    add: 'Añadir una dirección',
    change: 'Editar dirección',
    save: 'Guardar dirección',
  },
  fr: {
    keep: 'Enregistrer cette adresse dans mon carnet',
    neutral: 'Livraison directe\u00a0: colis neutre',
    neutralHint:
      'Pour une livraison aux mariés. Votre studio est l’expéditeur\u202f; le colis et ses documents ne mentionnent ni prix ni nom du laboratoire.',
    courier: (days) => `Par transporteur, ${days} jours ouvrés après l’expédition.`,
    courierDays: (days) => `${days} jours ouvrés`,
    arrival: (date) => `Arrivée prévue : ${date}, si vos fichiers arrivent aujourd’hui.`,
    chooseCountry: 'Choisissez un pays',
    wrong: (field, { example, isItaly }) =>
      ({
        name: 'Indiquez le nom du destinataire.',
        address: 'Indiquez la rue et le numéro.',
        zip: example === '' ? 'Indiquez le code postal.' : `Indiquez un code postal comme ${example}.`,
        city: 'Indiquez la ville.',
        state: isItaly
          ? 'Indiquez les deux lettres de la province, par exemple VI.'
          : 'Indiquez l’État ou la province.',
        country: 'Choisissez le pays.',
      })[field],
    book: 'Carnet d’adresses',
    bookLead:
      'Les adresses que vous pouvez choisir à la commande. Les modifications ne changent pas les commandes déjà passées.',
    manage: 'Gérer le carnet d’adresses',
    back: 'Revenir à la commande',
    empty: 'Aucune adresse enregistrée pour l’instant',
    emptyLead: 'Ajoutez-en une ci-dessous, ou enregistrez-en une à la commande.',
    removed: (name) => `Adresse de «\u00a0${name}\u00a0» supprimée.`,
    restored: (name) => `Adresse de «\u00a0${name}\u00a0» restaurée.`,
    undo: 'Annuler',
    saved: 'Enregistré.',
    gone: 'Cette adresse n’est plus disponible.',
    expired: 'Cette page a expiré',
    expiredLead: 'Rouvrez-la depuis votre compte.',
    toAccount: 'Aller à votre compte',
    isDefault: 'Par défaut',
    makeDefault: 'Définir par défaut',
    companyDefault: 'Utiliser l’adresse de mon studio par défaut',
    edit: 'Modifier',
    remove: 'Supprimer',
    add: 'Ajouter une adresse',
    change: 'Modifier l’adresse',
    save: 'Enregistrer l’adresse',
  },
  de: {
    keep: 'Diese Adresse in meinem Adressbuch speichern',
    neutral: 'Direktversand: neutrales Paket',
    neutralHint:
      'Für die Lieferung an das Brautpaar. Absender ist Ihr Studio; Paket und Begleitpapiere zeigen weder Preise noch den Namen des Labors.',
    courier: (days) => `Per Paketdienst, ${days} Werktage nach dem Versand.`,
    courierDays: (days) => `${days} Werktage`,
    arrival: (date) => `Voraussichtliche Ankunft: ${date}, wenn Ihre Dateien heute eintreffen.`,
    chooseCountry: 'Land wählen',
    wrong: (field, { example, isItaly }) =>
      ({
        name: 'Geben Sie den Namen des Empfängers ein.',
        address: 'Geben Sie Straße und Hausnummer ein.',
        zip:
          example === ''
            ? 'Geben Sie die Postleitzahl ein.'
            : `Geben Sie eine Postleitzahl wie ${example} ein.`,
        city: 'Geben Sie den Ort ein.',
        state: isItaly
          ? 'Geben Sie die zwei Buchstaben der Provinz ein, zum Beispiel VI.'
          : 'Geben Sie den Bundesstaat ein.',
        country: 'Wählen Sie das Land.',
      })[field],
    book: 'Adressbuch',
    bookLead:
      'Adressen, die Sie an der Kasse wählen können. Änderungen wirken sich nicht auf aufgegebene Bestellungen aus.',
    manage: 'Adressbuch verwalten',
    back: 'Zurück zur Kasse',
    empty: 'Noch keine gespeicherten Adressen',
    emptyLead: 'Fügen Sie unten eine hinzu, oder speichern Sie eine an der Kasse.',
    removed: (name) => `Adresse von „${name}“ entfernt.`,
    restored: (name) => `Adresse von „${name}“ wiederhergestellt.`,
    undo: 'Rückgängig',
    saved: 'Gespeichert.',
    gone: 'Diese Adresse ist nicht mehr verfügbar.',
    expired: 'Diese Seite ist abgelaufen',
    expiredLead: 'Öffnen Sie sie in Ihrem Konto erneut.',
    toAccount: 'Zum Konto',
    isDefault: 'Standard',
    makeDefault: 'Als Standard festlegen',
    companyDefault: 'Adresse meines Studios als Standard verwenden',
    edit: 'Bearbeiten',
    remove: 'Entfernen',
    add: 'Adresse hinzufügen',
    change: 'Adresse bearbeiten',
    save: 'Adresse speichern',
  },
};

export function deliveryTexts(language: string): DeliveryTexts {
  return all[languages.find((known) => known === language) ?? 'en'];
}
