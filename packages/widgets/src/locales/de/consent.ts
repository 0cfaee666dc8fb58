import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Ihre Privatsphäre',
  modalText:
    'Die Trade Area nutzt technischen Speicher, damit Sie angemeldet bleiben und Ihre Sprache erhalten bleibt. Ein Analysedienst hilft uns, ihn zu verbessern, und nur, wenn Sie es erlauben. Bestellen können Sie in jedem Fall gleich.',
  policyLink: 'Datenschutzerklärung',
  allow: 'Erlauben',
  choiceTitle: 'Ihre Entscheidung',
  checkbox: 'Ich habe diese Hinweise gelesen und erlaube die Verarbeitung meiner Daten.',
  choiceHint: 'Sie können das jederzeit ändern. Ihre Bestellungen hängen nicht davon ab.',
  saving: 'Ihre Entscheidung wird gespeichert…',
  notSaved: 'Ihre Entscheidung konnte nicht gespeichert werden; die bisherige bleibt bestehen. {{reason}}',
};
