import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  failedTitle: 'No se ha podido cargar',
  sorry: 'Lo sentimos',
  unexpected: 'Error inesperado',
  offline: 'Sin conexión. Comprueba tu red e inténtalo de nuevo.',
  timeout: 'El laboratorio está tardando demasiado en responder. Inténtalo de nuevo en un momento.',
  unavailable: 'El laboratorio no responde en este momento. Inténtalo de nuevo en unos minutos.',
  garbage: 'Algo ha salido mal. Inténtalo de nuevo; si se repite, avisa a tu comercial.',
  forbidden: 'No tienes permiso para hacer esto.',
  notFound: 'Ya no está disponible.',
  conflict: 'Se ha modificado en otro lugar mientras tanto. Vuelve a cargarlo.',
  tooLarge: 'Supera el tamaño máximo.',
  invalid: 'Algún dato no es válido. Revísalo e inténtalo de nuevo.',
  tooMany: 'Demasiados intentos. Inténtalo de nuevo más tarde.',
  tooManyWait_one: 'Demasiados intentos. Inténtalo de nuevo dentro de {{count}} segundo.',
  tooManyWait_other: 'Demasiados intentos. Inténtalo de nuevo dentro de {{count}} segundos.',
  unauthorized: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  staleData: 'Los datos pueden no estar al día: la última actualización ha fallado.',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
  cancel: 'Cancelar',
};
