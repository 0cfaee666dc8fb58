import type { PrintServiceTexts } from '../../editor/printService/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const printService: Texts<PrintServiceTexts> = {
  editor: 'Éditeur d’impression',
  notLoaded: 'Impossible de charger l’éditeur',
  notLoadedText:
    'Votre réseau ou une extension du navigateur le bloque peut-être. Réessayez ou, si le problème persiste, contactez le laboratoire.',
  noAnswer: 'L’éditeur ne répond pas',
  failed: 'L’éditeur s’est arrêté',
  kept: 'Les projets enregistrés sont conservés.',
  noSession: 'Impossible d’ouvrir l’éditeur',
  toStore: 'Aller à la boutique',
  orderFailed: 'Impossible d’ouvrir la commande',
  leaveTitle: 'Quitter l’éditeur ?',
  leaveText: 'Les modifications que l’éditeur n’a pas enregistrées seront perdues.',
  leaveYes: 'Quitter',
  leaveNo: 'Rester',
};
