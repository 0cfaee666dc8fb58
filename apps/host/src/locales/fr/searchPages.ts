import type { Texts } from '@trade-area/widgets';
import type { SearchPagesTexts } from '../../pages/search/strings.ts';

export const searchPages: Texts<SearchPagesTexts> = {
  dashboard: 'accueil début aperçu',
  store: 'boutique produits catalogue albums livres tirages acheter commander nouveau',
  orders: 'état suivi expédition livraison envoyer fichiers incomplètes recommander',
  messages: 'conversations discussions aide questions réception',
  projects: 'brouillons créations travaux enregistrés',
  promotions: 'remises offres bons codes échantillons',
  payments: 'factures reçus montant échéance payer',
  documents: 'tarifs prix PDF gabarits modèles logiciel télécharger informations techniques',
  marketing: 'affiches images logo réseaux sociaux publicité',
  videos: 'films guides apprendre tutoriels',
  help: 'aide assistance questions réponses conditions',
  layoutHelp: 'mise en page graphisme logiciel gabarits photos par page',
  account: 'profil adresse mot de passe cartes facturation langue notifications connexion',
  presets: 'réglages enregistrés favoris configurations',
  cart: 'panier devis payer',
  news: 'annonces actualités congés fermeture',
  privacy: 'cookies protection des données RGPD consentement',
  sharing: 'publier photos autorisation galerie albums finis',
};
