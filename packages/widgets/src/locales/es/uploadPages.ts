import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Número de páginas',
  now: 'El pedido tiene {{ordered}} páginas.',
  sent: 'Tus archivos forman un libro de {{sent}} páginas; el pedido tiene {{ordered}}.',
  tooMany: 'Tus archivos forman un libro de {{sent}} páginas. Este producto admite {{most}} como máximo.',
  choose: 'Páginas',
  same: '{{pages}} páginas, como en el pedido',
  choice: '{{pages}} páginas, {{difference}}',
  withVat: 'Diferencia con IVA incluido.',
  withoutVat: 'Diferencia sin IVA.',
  total: 'El pedido costará {{total}}, IVA incluido.',
  totalNow: 'El pedido cuesta {{total}}, IVA incluido.',
  noTotal: 'El laboratorio te confirmará el precio más adelante.',
  cover: 'Con otro número de páginas cambia el lomo: la portada se revisará de nuevo con su medida nueva.',
  change: 'Cambiar a {{pages}} páginas',
  close: 'Cerrar',
  failed: 'No se ha podido cambiar el número de páginas',
  conflict:
    'El pedido ha cambiado o ya está pagado. Revisa el precio y elige otra vez, o consulta al laboratorio.',
  none: 'No hay precio para otro número de páginas de este producto en este tamaño. Consúltalo en los mensajes del pedido.',
  done: 'El pedido tiene ahora {{pages}} páginas.',
};
