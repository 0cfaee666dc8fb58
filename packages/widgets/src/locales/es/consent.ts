import type { ConsentTexts } from '../../consent/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const consent: Texts<ConsentTexts> = {
  modalTitle: 'Tu privacidad',
  modalText:
    'La Trade Area guarda datos técnicos en tu dispositivo para mantener tu sesión y recordar tu idioma. Solo si lo permites, un servicio de análisis nos ayuda a mejorarla. Puedes hacer pedidos igual en ambos casos.',
  policyLink: 'Política de privacidad',
  allow: 'Permitir',
  choiceTitle: 'Tu elección',
  checkbox: 'He leído esta información y autorizo el tratamiento de mis datos.',
  choiceHint: 'Puedes cambiarla en cualquier momento. No afecta a tus pedidos.',
  saving: 'Guardando tu elección…',
  notSaved: 'No se ha podido guardar tu elección; se mantiene la anterior. {{reason}}',
};
