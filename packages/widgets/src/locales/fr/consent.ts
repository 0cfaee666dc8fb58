import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Votre vie privée',
  modalText:
    'L’espace pro utilise un stockage technique pour maintenir votre session et mémoriser votre langue. Un service de mesure d’audience nous aide à l’améliorer, uniquement avec votre accord. Votre choix ne change rien à vos commandes.',
  policyLink: 'Politique de confidentialité',
  allow: 'Autoriser',
  choiceTitle: 'Votre choix',
  checkbox: 'J’ai lu cette politique et j’accepte le traitement de mes données.',
  choiceHint: 'Modifiable à tout moment, sans effet sur vos commandes.',
  saving: 'Enregistrement de votre choix…',
  notSaved: 'Votre choix n’a pas pu être enregistré ; le précédent reste valable. {{reason}}',
};
