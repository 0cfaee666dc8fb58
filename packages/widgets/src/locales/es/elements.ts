import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Inicia sesión para ver tus pedidos',
  signInAccount: 'Inicia sesión para ver tu cuenta',
  signInPayments: 'Inicia sesión para ver tus pagos',
  signInCards: 'Inicia sesión para ver tus tarjetas',
  signInMessages: 'Inicia sesión para ver tus mensajes',
  signInUpload: 'Inicia sesión para subir archivos',
  signInCart: 'Inicia sesión para ver tus presupuestos',
  signInPhotos: 'Inicia sesión para compartir tus fotos',
  signInProjects: 'Inicia sesión para ver tus proyectos',
  signInDocuments: 'Inicia sesión para ver los documentos',
  signInPrints: 'Inicia sesión para pedir copias',
  signInHint: 'Usa el correo y la contraseña de tu cuenta profesional.',
  signIn: 'Iniciar sesión',
  signInOnPage: 'Esta página aún no ha iniciado tu sesión en el laboratorio.',
  lookAgain: 'Comprobar de nuevo',
  sessionEnded: 'Tu sesión ha caducado',
  noProduct: 'Este producto no está en el catálogo.',
  noEditor: 'No hay editor para estos productos.',
  noOrder: 'No hemos encontrado este pedido.',
  allMessages: 'Todos los mensajes',
};
