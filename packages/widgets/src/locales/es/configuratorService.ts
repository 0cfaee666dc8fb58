import type { ConfiguratorServiceTexts } from '../../configurator/service/serviceStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const configuratorService: Texts<ConfiguratorServiceTexts> = {
  serviceNotLoaded: 'No se ha podido cargar el configurador',
  serviceNotLoadedText:
    'Es posible que la red o una extensión del navegador lo bloquee. Inténtalo de nuevo o, si el problema continúa, ponte en contacto con el laboratorio.',
  serviceNoAnswer: 'El configurador no responde',
  serviceFailed: 'El configurador se ha detenido',
  serviceUnreadable: 'No se pueden leer los datos del configurador',
  serviceKept:
    'Las opciones que se muestran en esta página se conservan. Inténtalo de nuevo o, si el problema continúa, ponte en contacto con el laboratorio.',
};
