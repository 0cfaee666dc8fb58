import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Tu privacidad',
  modalText:
    'La Trade Area usa almacenamiento técnico para mantener tu sesión y recordar tu idioma. Un servicio de análisis nos ayuda a mejorarla, y solo si lo permites. Los pedidos funcionan igual en ambos casos.',
  policyLink: 'Política de privacidad',
  allow: 'Permitir',
  choiceTitle: 'Tu elección',
  checkbox: 'He leído esta información y autorizo el tratamiento de mis datos.',
  choiceHint: 'Puedes cambiarla en cualquier momento. Tus pedidos no dependen de ella.',
  saving: 'Guardando tu elección…',
  notSaved: 'No se ha podido guardar tu elección; se mantiene la anterior. {{reason}}',
};
