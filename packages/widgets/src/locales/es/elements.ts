import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Inicia sesión para ver tus pedidos',
  signInAccount: 'Inicia sesión para ver tu cuenta',
  signInPayments: 'Inicia sesión para ver tus pagos',
  signInCards: 'Inicia sesión para ver tus tarjetas',
  signInMessages: 'Inicia sesión para ver tus mensajes',
  signInUpload: 'Inicia sesión para enviar archivos',
  signInHint: 'Con el correo y la contraseña de tu cuenta profesional.',
  signIn: 'Iniciar sesión',
  signInOnPage: 'Esta página aún no te ha conectado con el laboratorio.',
  lookAgain: 'Comprobar de nuevo',
  sessionEnded: 'Tu sesión ha terminado',
  noProduct: 'Este producto no está en el catálogo.',
  doctorTitle: 'Lo que permite esta página',
  labGood: 'El laboratorio responde a esta página.',
  secureGood: 'La página se sirve de forma segura.',
  sheetsGood: 'Se permiten las hojas de estilo de los widgets.',
  trustedTypesGood: 'Se puede mostrar texto con formato.',
  storageGood: 'El navegador guarda los ajustes.',
  versionsGood: 'Hay una sola versión de los widgets cargada.',
  labBad: 'El laboratorio responde con un error. Comprueba la dirección en gateway="…".',
  originBad:
    'No se llega al laboratorio desde aquí. La política de esta página debe incluir el laboratorio en connect-src y el laboratorio debe incluir este origen.',
  secureBad: 'La página no se sirve por https: el acceso no funcionará en todos los navegadores.',
  sheetsBad: 'Se rechazan las hojas de estilo construidas: el navegador es demasiado antiguo.',
  trustedTypesNote:
    'La política de la página nombra sus Trusted Types y el nuestro no está: el texto con formato se muestra sin él. Añade el nombre de la política.',
  storageNote: 'El navegador no guarda nada de esta página: todo funciona hasta que se cierre.',
  versionsBad: 'Hay varias versiones de los widgets en esta página; vale la primera. Carga solo una.',
  noOrder: 'Ese pedido no existe.',
  allMessages: 'Todos los mensajes',
};
