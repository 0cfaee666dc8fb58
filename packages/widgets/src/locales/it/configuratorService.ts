import type { ConfiguratorServiceTexts } from '../../configurator/service/serviceStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const configuratorService: Texts<ConfiguratorServiceTexts> = {
  serviceNotLoaded: 'Non è stato possibile caricare il configuratore',
  serviceNotLoadedText:
    'La rete o un’estensione del browser potrebbe bloccarlo. Riprova o, se il problema persiste, contatta il laboratorio.',
  serviceNoAnswer: 'Il configuratore non risponde',
  serviceFailed: 'Il configuratore si è interrotto',
  serviceUnreadable: 'I dati del configuratore non sono leggibili',
  serviceKept:
    'Le scelte indicate in questa pagina restano valide. Riprova o, se il problema persiste, contatta il laboratorio.',
};
