import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Número de páginas',
  now: 'El pedido tiene {{ordered}} páginas.',
  sent: 'Tus archivos hacen un libro de {{sent}} páginas, el pedido tiene {{ordered}}.',
  tooMany: 'Tus archivos hacen un libro de {{sent}} páginas. Este producto tiene {{most}} como máximo.',
  choose: 'Páginas',
  same: '{{pages}} páginas, como en el pedido',
  choice: '{{pages}} páginas, {{difference}}',
  withoutVat: 'La diferencia es sin IVA.',
  total: 'El pedido cuesta entonces {{total}} con IVA.',
  totalNow: 'El pedido cuesta {{total}} con IVA.',
  noTotal: 'El laboratorio te dirá más tarde el precio del pedido.',
  cover: 'Con otras páginas cambia el lomo: la portada se revisa de nuevo en su nueva medida.',
  change: 'Cambiar a {{pages}} páginas',
  close: 'Cerrar',
  failed: 'Las páginas no se han cambiado',
  conflict: 'El pedido ha cambiado entretanto. Mira el nuevo precio y elige otra vez.',
  none: 'El laboratorio no tiene precio para otras páginas de este producto en este tamaño. Pregúntalo en los mensajes del pedido.',
  done: 'El pedido tiene ahora {{pages}} páginas.',
};
