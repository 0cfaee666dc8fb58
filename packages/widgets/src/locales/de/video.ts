import type { VideoTexts } from '../../contact/videoStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const video: Texts<VideoTexts> = {
  unavailable: 'Video nicht verfügbar',
  unavailableHint:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Hilft das nicht, wurde das Video möglicherweise entfernt.',
  noVideo: 'Die Adresse dieser Seite führt zu keinem Video. Öffnen Sie den Link in Ihrer E-Mail noch einmal.',
  unsupported: 'Ihr Browser kann keine Videos abspielen.',
};
