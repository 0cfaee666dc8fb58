import type { VideoTexts } from '../../contact/videoStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const video: Texts<VideoTexts> = {
  unavailable: 'Vídeo no disponible',
  unavailableHint:
    'Comprueba la conexión e inténtalo de nuevo. Si no funciona, puede que el vídeo se haya eliminado.',
  noVideo: 'La dirección de esta página no lleva a ningún vídeo. Vuelve a abrir el enlace del correo.',
  unsupported: 'Tu navegador no puede reproducir vídeos.',
};
