import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'La tua privacy',
  modalText:
    'La Trade Area usa una memoria tecnica per mantenerti collegato e ricordare la tua lingua. Un servizio di analisi ci aiuta a migliorarla, e solo se lo consenti. Gli ordini funzionano comunque allo stesso modo.',
  policyLink: 'Informativa sulla privacy',
  allow: 'Consenti',
  choiceTitle: 'La tua scelta',
  checkbox: 'Ho letto l’informativa e acconsento al trattamento dei miei dati.',
  choiceHint: 'Puoi cambiare idea in qualsiasi momento. I tuoi ordini non dipendono da questa scelta.',
  saving: 'Salvataggio della scelta…',
  notSaved: 'Non è stato possibile salvare la scelta: resta quella precedente. {{reason}}',
};
