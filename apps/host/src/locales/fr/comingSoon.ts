import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Bientôt disponible',
  contentTitle: 'Ce que vous trouverez ici',
  todayTitle: 'En attendant',
  toOrders: 'Voir vos commandes',
  toSignIn: 'Se connecter',
  toStore: 'Voir la boutique',
  toDashboard: 'Retour au tableau de bord',
  notFoundTitle: 'Explorez, créez, commandez',
  notFoundText:
    'Cette page n’existe pas, mais la boutique est à deux pas : découvrez les albums et les tirages, créez le vôtre et commandez-le.',
  documentsLead: 'Tarifs, informations techniques, gabarits et logiciel de mise en page.',
  documents1: 'Tarifs et fiches techniques par produit',
  documents2: 'Gabarits de mise en page pour chaque format, en centimètres et en pouces',
  documents3: 'Le logiciel de mise en page pour Mac et Windows, avec son guide',
  documentsNow:
    'Demandez à votre commercial le tarif ou le gabarit dont vous avez besoin : il vous l’envoie par e-mail.',
  marketingLead: 'Photos, vidéos et textes pour présenter nos produits à vos mariés.',
  marketing1: 'Photos des produits, en haute résolution et pour le web',
  marketing2: 'Supports par saison et par thème, classés en dossiers',
  marketing3: 'Un aperçu de chaque fichier avant le téléchargement',
  marketingNow: 'Indiquez à votre commercial le produit à présenter : vous recevrez les fichiers par e-mail.',
  videosLead: 'De courtes vidéos sur un produit, un outil ou une étape.',
  videos1: 'Des tutoriels pour préparer les fichiers et composer une double page',
  videos2: 'Les neuf leçons du logiciel de mise en page',
  videos3: 'Des vidéos sur les matières, pour choisir avec vos mariés',
  videosNow: 'Pour une question de mise en page, votre commercial vous aide par téléphone ou par e-mail.',
  designingLead: 'L’outil de création de ce produit.',
  designing1: 'Votre produit en 3D ou page par page, avec vos photos',
  designing2: 'Formats, couvertures et matières au choix, avec le prix en temps réel',
  designing3: 'Un enregistrement automatique, pour commander ou reprendre plus tard',
  designingNow:
    'Vous pouvez commander ce produit avec vos propres fichiers : gabarits et données techniques sont sur sa page dans la boutique. Pour le reste, contactez votre commercial.',
};
