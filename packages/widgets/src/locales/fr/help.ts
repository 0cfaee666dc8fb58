import type { Texts } from '../../kit/text/bundle.ts';
import type { HelpTexts } from '../../help/strings.ts';

export const help: Texts<HelpTexts> = {
  tabs: 'Questions et conditions',
  faq: 'FAQ',
  policy: 'Conditions et procédures',
  find: 'Trouver une réponse',
  search: 'Rechercher dans les questions et les réponses',
  searchHint: 'Question ou réponse',
  clearSearch: 'Effacer la recherche',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  noResults: 'Aucun résultat',
  noResultsHint: 'Essayez avec moins de mots, ou avec d’autres.',
  showAll: 'Afficher toutes les questions',
  none: 'Aucune question pour l’instant',
  noneHint: 'Les questions et les réponses du laboratoire apparaissent ici.',
  noPolicy: 'Aucune condition pour l’instant',
  noPolicyHint: 'Les conditions et les procédures du laboratoire apparaissent ici.',
  someEnglish: 'Certaines de ces questions ne sont disponibles qu’en anglais.',
  policyEnglish: 'Ce texte n’est disponible qu’en anglais.',
  gone: 'La question que vous cherchiez n’est plus disponible.',
  copyLink: 'Copier le lien',
  copyLinkOf: 'Copier le lien vers «\u00a0{{question}}\u00a0»',
  linkCopied: 'Lien copié.',
  linkFailed: 'Impossible de copier. Sélectionnez ce lien et copiez-le\u00a0: {{link}}',
};
