import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Bienvenue',
  welcomeFeminine: 'Bienvenue',
  yourInfo: 'Vos informations',
  company: 'Société',
  customerCode: 'Code client',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  area: 'Secteur commercial',
  vat: 'Numéro de TVA',
  toAccount: 'Voir votre compte',
  salesRep: 'Votre commercial',
  contact: 'Contact',
  noRep:
    'Aucun commercial n’est encore affecté à votre compte. Écrivez-nous depuis les messages d’une commande.',
  extension: 'Poste {{number}}',
  salesCoordinator: 'Coordination commerciale',
  tollFree: 'Numéro vert',
  phone: 'Téléphone',
  phone2: 'Téléphone 2',
  phone3: 'Téléphone 3',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  otherContacts: 'Autres contacts',
  language: 'Langue',
  languageNotSaved:
    'La langue est changée ici, mais n’a pas pu être enregistrée dans votre compte. Réessayez plus tard.',
  eoriTitle: 'Il manque votre numéro EORI',
  eoriText: 'Depuis le Brexit, ce numéro est nécessaire pour dédouaner vos colis sans retard.',
  eoriAction: 'Ajouter votre numéro EORI',
};
