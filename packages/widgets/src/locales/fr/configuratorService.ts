import type { ConfiguratorServiceTexts } from '../../configurator/service/serviceStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const configuratorService: Texts<ConfiguratorServiceTexts> = {
  serviceNotLoaded: 'Impossible de charger le configurateur',
  serviceNotLoadedText:
    'Votre réseau ou une extension du navigateur le bloque peut-être. Réessayez ou, si le problème persiste, contactez le laboratoire.',
  serviceNoAnswer: 'Le configurateur ne répond pas',
  serviceFailed: 'Le configurateur s’est arrêté',
  serviceUnreadable: 'Les données du configurateur sont illisibles',
  serviceKept:
    'Les choix affichés sur cette page sont conservés. Réessayez ou, si le problème persiste, contactez le laboratoire.',
};
