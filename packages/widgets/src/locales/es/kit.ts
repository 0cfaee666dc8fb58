import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Cargando...',
  retry: 'Reintentar',
  failedTitle: 'No se ha podido cargar',
  sorry: 'Lo sentimos',
  unexpected: 'Error inesperado',
  offline: 'No hay conexión. Comprueba tu red y vuelve a intentarlo.',
  timeout: 'El laboratorio tarda demasiado en responder. Vuelve a intentarlo en un momento.',
  unavailable: 'El laboratorio no puede responder ahora. Vuelve a intentarlo en unos minutos.',
  garbage: 'La respuesta no se puede leer. Vuelve a intentarlo; si continúa, avisa a tu representante.',
  forbidden: 'Tu cuenta no permite hacer esto.',
  notFound: 'Esto ya no está.',
  conflict: 'Entretanto se ha modificado en otro lugar. Vuelve a cargarlo.',
  tooLarge: 'Es demasiado grande.',
  invalid: 'Algo de lo introducido no es válido.',
  tooMany: 'Demasiados intentos, vuelve a intentarlo más tarde.',
  tooManyWait_one: 'Demasiados intentos, vuelve a intentarlo en {{count}} segundo.',
  tooManyWait_other: 'Demasiados intentos, vuelve a intentarlo en {{count}} segundos.',
  unauthorized: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  staleData: 'Datos no actualizados: la última actualización ha fallado.',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
  cancel: 'Cancelar',
};
