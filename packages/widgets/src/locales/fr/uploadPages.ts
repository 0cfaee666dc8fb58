import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Nombre de pages',
  now: 'Commande de {{ordered}} pages.',
  sent: 'Vos fichiers font {{sent}} pages ; la commande en prévoit {{ordered}}.',
  tooMany: 'Vos fichiers font {{sent}} pages ; ce produit en accepte {{most}} au maximum.',
  choose: 'Pages',
  same: '{{pages}} pages, comme commandé',
  choice: '{{pages}} pages, {{difference}}',
  withVat: 'Différence indiquée TTC.',
  withoutVat: 'Différence indiquée hors TVA.',
  total: 'Nouveau total : {{total}} TTC.',
  totalNow: 'Total : {{total}} TTC.',
  noTotal: 'Le laboratoire vous communiquera le prix de la commande.',
  cover:
    'Si le nombre de pages change, le dos change aussi : la couverture sera contrôlée à sa nouvelle taille.',
  change: 'Passer à {{pages}} pages',
  close: 'Fermer',
  failed: 'Le nombre de pages n’a pas été modifié',
  conflict:
    'La commande a été modifiée ou est déjà payée. Vérifiez le prix et choisissez à nouveau, ou demandez au laboratoire.',
  none: 'Aucun tarif pour un autre nombre de pages dans ce format. Demandez-le dans les messages de la commande.',
  done: 'La commande compte maintenant {{pages}} pages.',
};
