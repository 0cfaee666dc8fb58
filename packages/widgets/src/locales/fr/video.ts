import type { VideoTexts } from '../../contact/videoStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const video: Texts<VideoTexts> = {
  unavailable: 'Vidéo indisponible',
  unavailableHint: 'Vérifiez votre connexion et réessayez. Sinon, la vidéo a peut-être été supprimée.',
  noVideo: 'L’adresse de cette page ne mène à aucune vidéo. Rouvrez le lien de votre e-mail.',
  unsupported: 'Votre navigateur ne peut pas lire les vidéos.',
};
