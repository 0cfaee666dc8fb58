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
  signInHint: 'Usa el correo y la contraseña de tu cuenta profesional.',
  signIn: 'Iniciar sesión',
  signInOnPage: 'Esta página aún no ha iniciado tu sesión en el laboratorio.',
  lookAgain: 'Comprobar de nuevo',
  sessionEnded: 'Tu sesión ha caducado',
  noProduct: 'Este producto no está en el catálogo.',
  doctorTitle: 'Diagnóstico de la página',
  labGood: 'El laboratorio responde a esta página.',
  secureGood: 'La página usa HTTPS.',
  sheetsGood: 'Se permiten las hojas de estilo de los widgets.',
  trustedTypesGood: 'Se puede mostrar texto con formato.',
  storageGood: 'El navegador guarda los ajustes.',
  versionsGood: 'Hay cargada una sola versión de los widgets.',
  labBad: 'El laboratorio responde con un error. Comprueba la dirección en gateway="…".',
  originBad:
    'No se puede conectar con el laboratorio. Añade el laboratorio a connect-src en la política (CSP) de esta página; el laboratorio debe autorizar este origen.',
  secureBad: 'La página no usa HTTPS: el inicio de sesión no funcionará en todos los navegadores.',
  sheetsBad: 'El navegador es demasiado antiguo: no admite las hojas de estilo de los widgets.',
  trustedTypesNote:
    'La política de la página limita los Trusted Types y no incluye el nuestro: el texto se muestra sin formato. Añade el nombre de la política.',
  storageNote: 'El navegador no guarda datos de esta página: los ajustes se pierden al cerrarla.',
  versionsBad: 'Hay varias versiones de los widgets en esta página y se usa la primera. Carga solo una.',
  noOrder: 'No hemos encontrado este pedido.',
  allMessages: 'Todos los mensajes',
};
