import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Ihre Privatsphäre',
  modalText:
    'Die Trade Area speichert nur das technisch Nötige, damit Sie angemeldet bleiben und Ihre Sprache erhalten bleibt. Nur mit Ihrer Erlaubnis hilft uns ein Analysedienst, die Trade Area zu verbessern. Auf Ihre Bestellungen hat das keinen Einfluss.',
  policyLink: 'Datenschutzerklärung',
  allow: 'Erlauben',
  choiceTitle: 'Ihre Einwilligung',
  checkbox: 'Ich habe diese Erklärung gelesen und willige in die Verarbeitung meiner Daten ein.',
  choiceHint: 'Sie können Ihre Einwilligung jederzeit ändern. Auf Ihre Bestellungen hat sie keinen Einfluss.',
  saving: 'Wird gespeichert …',
  notSaved: 'Ihre Auswahl konnte nicht gespeichert werden. Die bisherige gilt weiter. {{reason}}',
};
