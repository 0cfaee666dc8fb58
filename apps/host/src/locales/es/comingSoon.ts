import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Próximamente',
  contentTitle: 'Qué encontrarás aquí',
  todayTitle: 'Qué puedes hacer hoy',
  toOrders: 'Ir a tus pedidos',
  toSignIn: 'Iniciar sesión',
  toStore: 'Ir a la tienda',
  toDashboard: 'Volver al inicio',
  notFoundTitle: 'Explora, diseña y pide',
  notFoundText:
    'Esta página no existe, pero la tienda está a un paso: descubre álbumes y copias, diseña los tuyos y pídelos.',
  documentsLead: 'Tarifas, información técnica, plantillas y software de maquetación.',
  documents1: 'Tarifas y fichas técnicas por producto',
  documents2: 'Plantillas de maquetación para todos los tamaños, en centímetros y pulgadas',
  documents3: 'El software de maquetación para Mac y Windows, con su guía',
  documentsNow: 'Tu comercial puede enviarte por correo la tarifa o la plantilla que necesites.',
  marketingLead: 'Fotos, vídeos y textos para enseñar los productos a tus clientes.',
  marketing1: 'Fotografías de los productos, en alta resolución y para la web',
  marketing2: 'Material de temporada y por especialidad, en carpetas',
  marketing3: 'Vista previa de cada archivo antes de descargarlo',
  marketingNow: 'Dile a tu comercial qué producto quieres enseñar y te enviará los archivos por correo.',
  videosLead: 'Vídeos cortos que muestran un producto, una herramienta o un paso.',
  videos1: 'Tutoriales para preparar archivos y diseñar una doble página',
  videos2: 'Las nueve lecciones del software de maquetación',
  videos3: 'Vídeos sobre los materiales, para elegir con tus clientes',
  videosNow: 'Si tienes dudas de maquetación, tu comercial te ayuda por teléfono o por correo.',
  designingLead: 'La herramienta para diseñar este producto.',
  designing1: 'Tu producto en 3D o por páginas, con tus propias fotos',
  designing2: 'Tamaños, tapas y materiales, con el precio actualizado según eliges',
  designing3: 'Todo se guarda mientras trabajas, para pedirlo o continuarlo más tarde',
  designingNow:
    'Puedes pedir este producto con tus propios archivos: en su página de la tienda tienes plantillas e información técnica. Para lo demás, contacta con tu comercial.',
};
