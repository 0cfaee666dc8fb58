import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Votre vie privée',
  modalText:
    'La Trade Area utilise un stockage technique pour garder votre session et se souvenir de votre langue. Un service de mesure d’audience nous aide à l’améliorer, et seulement si vous l’autorisez. Vos commandes fonctionnent de la même façon dans les deux cas.',
  policyLink: 'Politique de confidentialité',
  allow: 'Autoriser',
  choiceTitle: 'Votre choix',
  checkbox: 'J’ai lu cette notice et j’autorise le traitement de mes données.',
  choiceHint: 'Vous pouvez le modifier à tout moment. Vos commandes n’en dépendent pas.',
  saving: 'Enregistrement de votre choix…',
  notSaved: 'Votre choix n’a pas pu être enregistré ; le précédent reste valable. {{reason}}',
};
