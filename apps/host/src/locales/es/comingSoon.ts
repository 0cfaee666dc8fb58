import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Próximamente',
  contentTitle: 'Qué encontrarás aquí',
  todayTitle: 'Qué puedes hacer hoy',
  toOrders: 'Ir a tus pedidos',
  toSignIn: 'Iniciar sesión',
  toDashboard: 'Volver al inicio',
  designingLead: 'La herramienta para diseñar este producto.',
  designing1: 'Tu producto en 3D o por páginas, con tus propias fotos',
  designing2: 'Tamaños, tapas y materiales, con el precio actualizado según eliges',
  designing3: 'Todo se guarda mientras trabajas, para pedirlo o continuarlo más tarde',
  designingNow:
    'Puedes pedir este producto con tus propios archivos: en su página de la tienda tienes plantillas e información técnica. Para lo demás, contacta con tu comercial.',
};
