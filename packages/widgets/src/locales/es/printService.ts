import type { PrintServiceTexts } from '../../editor/printService/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const printService: Texts<PrintServiceTexts> = {
  editor: 'Editor de impresión',
  notLoaded: 'No se ha podido cargar el editor',
  notLoadedText:
    'Es posible que la red o una extensión del navegador lo bloquee. Inténtalo de nuevo o, si el problema continúa, ponte en contacto con el laboratorio.',
  noAnswer: 'El editor no responde',
  failed: 'El editor se ha detenido',
  kept: 'Los proyectos guardados se conservan.',
  noSession: 'No se ha podido abrir el editor',
  toStore: 'Ir a la tienda',
  orderFailed: 'No se ha podido abrir la tramitación del pedido',
  leaveTitle: '¿Salir del editor?',
  leaveText: 'Los cambios que el editor no haya guardado se perderán.',
  leaveYes: 'Salir',
  leaveNo: 'Quedarse',
};
