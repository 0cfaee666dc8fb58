import type { ExternalOrderTexts } from '../../checkout/externalOrderStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const externalOrder: Texts<ExternalOrderTexts> = {
  frame: 'Página de pedido de nuestro socio',
  none: 'No disponible por el momento',
  noneHint: 'Tu comercial puede pedir por ti las impresiones con licencia.',
  late: 'La página de pedido no se carga.',
  lateHint: 'Inténtalo de nuevo o pide a tu comercial que haga el pedido.',
  address: 'Dirección de envío',
};
