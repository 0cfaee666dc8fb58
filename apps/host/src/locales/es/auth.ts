import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'Hola de nuevo',
  signUpTitle: 'Te damos la bienvenida',
  recoveryTitle: 'Recupera tu contraseña',
  changeTitle: 'Elige una contraseña nueva',
  loginLead: 'Inicia sesión para seguir tus pedidos, subir archivos y escribir al laboratorio.',
  signUpLead: 'Introduce el nombre o el correo de tu empresa y la contraseña que has recibido.',
  recoveryLead: 'Introduce tu correo. Te enviaremos un enlace y, después, una contraseña temporal.',
  changeLead: 'La contraseña temporal solo sirve una vez. Elige la tuya para continuar.',
  changeLeadVoluntary: 'Se cerrarán las demás sesiones abiertas con tu cuenta.',
  endedExpired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  endedLoggedOut: 'Has cerrado sesión.',
  endedElsewhere: 'Has cerrado sesión en otra ventana.',
  actingAs: 'Vas a iniciar sesión como el cliente {{code}}.',
  embeddedSignedIn: 'Has iniciado sesión como {{name}}.',
  continue: 'Continuar',
  tagline: 'Toda boda merece un álbum.',
  taglineText: 'Álbumes, cuadros y copias, hechos a mano para fotógrafos profesionales.',
  labUnreachableTitle: 'No se puede conectar con el laboratorio',
  labUnreachableText: 'Tu sesión sigue abierta y no se ha perdido nada.',
  pageFailedTitle: 'No se ha podido mostrar esta página',
  pageFailedText: 'Vuelve a cargarla. Si se repite, dile a tu comercial qué estabas haciendo.',
  reload: 'Volver a cargar',
  toDashboard: 'Ir al inicio',
};
