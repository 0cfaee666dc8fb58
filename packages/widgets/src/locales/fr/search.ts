import type { Texts } from '../../kit/text/bundle.ts';
import type { SearchTexts } from '../../search/strings.ts';

export const search: Texts<SearchTexts> = {
  title: 'Rechercher',
  close: 'Fermer la recherche',
  label: 'Rechercher des commandes, produits, messages, questions et pages',
  hint: 'Commande, produit, question…',
  clear: 'Effacer la recherche',
  results: 'Résultats',
  found_one: '{{count}}\u00a0résultat',
  found_other: '{{count}}\u00a0résultats',
  searching: 'Recherche en cours…',
  noResults: 'Aucun résultat pour «\u00a0{{text}}\u00a0»',
  noResultsHint: 'Vérifiez l’orthographe ou essayez avec moins de mots.',
  keys: '↑ ↓ pour se déplacer, Entrée pour ouvrir, Échap pour fermer',
  start: 'Aller à',
  page: 'Pages',
  order: 'Vos commandes',
  product: 'Produits',
  message: 'Messages',
  faq: 'Questions et réponses',
  document: 'Documents',
  similar: 'Orthographe proche',
  allOrders: 'Afficher les {{formatted}}\u00a0commandes',
  allOrdersMany: 'Afficher toutes les commandes trouvées',
  orderCode: 'Commande {{code}}',
  failed: 'Il manque des résultats. {{reason}}',
};
