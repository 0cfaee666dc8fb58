import type { VideoTexts } from '../../contact/videoStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const video: Texts<VideoTexts> = {
  unavailable: 'Video non disponibile',
  unavailableHint:
    'Controlla la connessione e riprova. Se non basta, il video potrebbe essere stato rimosso.',
  noVideo: 'L’indirizzo di questa pagina non porta a un video. Apri di nuovo il link nell’e-mail.',
  unsupported: 'Il tuo browser non può riprodurre i video.',
};
