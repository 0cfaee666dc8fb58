import type { ConfiguratorServiceTexts } from '../../configurator/service/serviceStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const configuratorService: Texts<ConfiguratorServiceTexts> = {
  serviceNotLoaded: 'Der Konfigurator konnte nicht geladen werden',
  serviceNotLoadedText:
    'Möglicherweise blockiert ihn Ihr Netzwerk oder eine Browsererweiterung. Versuchen Sie es erneut, oder wenden Sie sich an das Labor, wenn das Problem weiterhin besteht.',
  serviceNoAnswer: 'Der Konfigurator antwortet nicht',
  serviceFailed: 'Der Konfigurator wurde beendet',
  serviceUnreadable: 'Die Daten des Konfigurators sind nicht lesbar',
  serviceKept:
    'Die auf dieser Seite angezeigte Auswahl bleibt erhalten. Versuchen Sie es erneut, oder wenden Sie sich an das Labor, wenn das Problem weiterhin besteht.',
};
