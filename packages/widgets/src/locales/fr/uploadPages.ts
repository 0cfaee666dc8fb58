import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Nombre de pages',
  now: 'La commande a {{ordered}} pages.',
  sent: 'Vos fichiers font un livre de {{sent}} pages, la commande en a {{ordered}}.',
  tooMany: 'Vos fichiers font un livre de {{sent}} pages. Ce produit en a {{most}} au plus.',
  choose: 'Pages',
  same: '{{pages}} pages, comme commandé',
  choice: '{{pages}} pages, {{difference}}',
  withoutVat: 'La différence est hors TVA.',
  total: 'La commande coûte alors {{total}} TTC.',
  totalNow: 'La commande coûte {{total}} TTC.',
  noTotal: 'Le laboratoire vous dira plus tard le prix de la commande.',
  cover:
    'Avec d’autres pages, le dos change : la couverture est vérifiée de nouveau dans sa nouvelle taille.',
  change: 'Passer à {{pages}} pages',
  close: 'Fermer',
  failed: 'Les pages n’ont pas été changées',
  conflict: 'La commande a changé entre-temps. Regardez le nouveau prix et choisissez de nouveau.',
  none: 'Le laboratoire n’a pas de prix pour d’autres pages de ce produit dans ce format. Demandez-le dans les messages de la commande.',
  done: 'La commande a maintenant {{pages}} pages.',
};
