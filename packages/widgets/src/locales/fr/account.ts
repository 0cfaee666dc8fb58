import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Bienvenu',
  welcomeFeminine: 'Bienvenue',
  yourInfo: 'Vos informations',
  company: 'Société',
  customerCode: 'Code client',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  area: 'Secteur commercial',
  vat: 'Numéro de TVA',
  toAccount: 'Ouvrir votre compte',
  salesRep: 'VOTRE COMMERCIAL',
  contact: 'CONTACT',
  noRep:
    'Personne n’est encore attribué à votre compte. Écrivez-nous depuis la messagerie de n’importe quelle commande.',
  extension: 'Poste {{number}}',
  salesCoordinator: 'Coordination commerciale',
  tollFree: 'Numéro vert',
  phone: 'Téléphone',
  phone2: 'Téléphone 2',
  phone3: 'Téléphone 3',
  mobile: 'Portable',
  fax: 'Fax',
  email: 'E-mail',
  otherContacts: 'Autres contacts',
  language: 'Langue',
  languageNotSaved:
    'La langue a changé ici, mais n’a pas pu être enregistrée dans votre compte. Choisissez-la de nouveau plus tard.',
  eoriTitle: 'Votre numéro EORI est manquant',
  eoriText: 'Depuis le Brexit, il nous le faut pour dédouaner vos colis sans retard.',
  eoriAction: 'Ajouter votre numéro EORI',
};
