import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'La tua privacy',
  modalText:
    'La Trade Area usa strumenti tecnici per mantenere attivo l’accesso e ricordare la lingua. Solo con il tuo consenso, un servizio di analisi ci aiuta a migliorarla. I tuoi ordini non cambiano in nessun caso.',
  policyLink: 'Informativa sulla privacy',
  allow: 'Consenti',
  choiceTitle: 'La tua scelta',
  checkbox: 'Ho letto l’informativa e acconsento al trattamento dei miei dati.',
  choiceHint: 'Puoi cambiare idea in qualsiasi momento. I tuoi ordini non dipendono da questa scelta.',
  saving: 'Salvataggio…',
  notSaved: 'Non è stato possibile salvare la scelta: resta valida quella precedente. {{reason}}',
};
