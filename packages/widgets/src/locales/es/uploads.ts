import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Archivos del pedido {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} páginas',
  changePages: 'Cambiar páginas',
  factProfile: 'Color: {{profile}}',
  wanted:
    'JPG, TIFF o PDF, 300 ppp, 3 mm de sangrado en cada lado. Un archivo por cada doble página, o un solo PDF con todas.',
  wantedImages: 'JPG, TIFF o PDF, 300 ppp, 3 mm de sangrado en cada lado. Un archivo por cada imagen.',
  sizeCover: 'Portada: {{size}}',
  sizeSpread: 'Dobles páginas: {{size}}',
  sizeImage: 'Imágenes: {{size}}',
  ready: '{{ready}} de {{slots}} listos',
  bytes: '{{sent}} de {{bytes}}',
  speed: '{{speed}}/s',
  left: 'quedan unos {{time}}',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Enviado',
  pause: 'Pausar',
  resume: 'Reanudar',
  retryAll: 'Repetir todos los fallidos',
  give: 'Enviar al laboratorio',
  giving: 'Entregando…',
  giveHint: 'Es posible cuando cada lugar está ocupado, no sobra ningún archivo y cada aviso se ha leído.',
  giveFailed: 'No se han podido entregar los archivos',
  drop: 'Arrastra aquí los archivos o una carpeta',
  dropMore: 'Arrastra aquí más archivos',
  choose: 'Elegir archivos',
  chooseFolder: 'Elegir una carpeta',
  chooseOne: 'Elegir archivo',
  list: 'Hojas del pedido',
  tray: 'Archivos sin lugar',
  trayHint: 'Muévelos a un lugar o quítalos antes de enviar el pedido: solo se imprime lo que tiene lugar.',
  cover: 'Portada',
  spread: 'Doble página {{number}}',
  pages: 'páginas {{first}}–{{last}}',
  allSpreads: 'Todas las dobles páginas',
  page: 'Página {{number}}',
  image: 'Imagen {{number}}',
  missing: 'Aún sin archivo',
  chooseFor: 'Elegir un archivo para {{place}}',
  moveTo: 'Mover {{name}} a',
  toTray: 'Sin lugar',
  replace: 'Sustituir',
  replaceOf: 'Sustituir {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',
  retryOf: 'Enviar {{name}} otra vez',
  accept: 'Imprimir así',
  acceptOf: 'Imprimir así {{name}}',
  accepted: 'Aceptado',
  reading: 'Leyendo',
  refused: 'No enviado',
  waiting: 'En espera',
  sending: 'Enviando',
  retrying: 'Conexión perdida, nuevo intento',
  paused: 'En pausa',
  needsFile: '{{percent}} enviado. Elige el archivo otra vez para continuar.',
  checking: 'El laboratorio lo está revisando',
  checked: 'Listo',
  warned: 'Revísalo',
  blocked: 'No se puede imprimir',
  failed: 'Interrumpido',
  problemSignIn: 'Tu sesión ha terminado.',
  problemOffline: 'Sin conexión con el laboratorio. Lo enviado se conserva y el envío sigue por sí solo.',
  problemGone: 'El laboratorio ya no tiene el principio de este archivo. Se enviará otra vez.',
  problemTooLarge: 'Es mayor de lo que admite el laboratorio: 2 GB por archivo, 6 GB por pedido.',
  problemLabFull:
    'El laboratorio no tiene espacio en este momento. Lo enviado se conserva; inténtalo más tarde.',
  problemUnreadable: 'El archivo ya no se puede leer en este equipo. Elígelo otra vez.',
  problemElsewhere:
    'Otra ventana de este navegador está enviando este archivo. Cuando termine, seguirá esta.',
  problemRefused: 'El laboratorio no ha aceptado este archivo.',
  problemDamaged:
    'Lo que ha llegado no es lo enviado, o el archivo ha cambiado por el camino. Envíalo otra vez.',
  problemDuplicate: 'Este archivo ya está aquí.',
  problemChanged: 'El archivo ha cambiado desde que se empezó: se envía otra vez desde el principio.',
  resumeTitle: 'Un envío anterior se interrumpió',
  resumeText_one:
    '{{count}} archivo no está completo. Elígelo otra vez, o su carpeta: continúa donde se quedó.',
  resumeText_other:
    '{{count}} archivos no están completos. Elígelos otra vez, o su carpeta: continúan donde se quedaron.',
  recall: 'Seguir con estos archivos',
  recallText_one:
    'Este ordenador aún sabe dónde está {{count}} archivo. El navegador pregunta si puede leerlo.',
  recallText_other:
    'Este ordenador aún sabe dónde están {{count}} archivos. El navegador pregunta si puede leerlos.',
  signInTitle: 'Entra para continuar',
  signInText:
    'Tu sesión ha terminado. No se pierde nada: después de entrar, los archivos continúan donde se quedaron.',
  gaps: 'Faltan números entre los archivos: {{numbers}}.',
  doubles: 'Hay números repetidos: {{numbers}}. Mira el orden de abajo.',
  unpadded: 'Los números no llevan ceros delante: 2 se ha puesto antes de 10. Mira el orden de abajo.',
  joinTitle: 'Páginas sueltas',
  joinText_one:
    '{{count}} archivo es una página suelta, pero este pedido se imprime en dobles páginas. El laboratorio puede unirlas de dos en dos, 1 + 2, 3 + 4, etc.; tus archivos quedan como están.',
  joinText_other:
    '{{count}} archivos son páginas sueltas, pero este pedido se imprime en dobles páginas. El laboratorio puede unirlas, 1 + 2, 3 + 4, etc.; tus archivos quedan como están.',
  join: 'Unir en dobles páginas',
  doneTitle: 'El laboratorio tiene tus archivos',
  doneText_one: '{{count}} archivo revisado y entregado. El pedido entra en producción.',
  doneText_other: '{{count}} archivos revisados y entregados. El pedido entra en producción.',
  proof: 'Prueba (PDF)',
  proofName: 'Prueba {{code}}',
  proofFailed: 'La prueba no está disponible ahora. Inténtalo más tarde.',
  closedTitle: 'Este pedido no admite archivos ahora',
  closedText: 'Sus archivos se entregaron, o ya no los espera.',
  f_empty: 'El archivo está vacío (0 bytes). Expórtalo otra vez.',
  f_type: 'No es una imagen que imprima el laboratorio ({{type}}). Exporta JPG, TIFF o PDF.',
  f_damaged: 'El archivo está dañado o incompleto. Expórtalo otra vez.',
  f_pixels:
    'La imagen tiene {{megapixels}} megapíxeles, más de lo que necesita cualquier hoja. Expórtala al tamaño de la hoja.',
  f_densityTag: 'El archivo indica {{density}} ppp. Sus píxeles son correctos, nada que hacer.',
  f_singlePage:
    'Es una página suelta ({{width}} × {{height}} px). Deja que el laboratorio la una con su vecina, o exporta dobles páginas: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Una página suelta. El laboratorio la une con la otra mitad en una doble página en sRGB; tu archivo queda como está.',
  f_notAll:
    'Una imagen no puede valer por todas las dobles páginas. Un PDF sí, con una página para cada una.',
  f_turned:
    'La imagen está tumbada: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Gírala.',
  f_shape:
    'La forma no es correcta: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Exporta al tamaño del pedido.',
  f_shapeOf:
    'Parece un libro de {{book}} cm: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Exporta al tamaño del pedido.',
  f_lowDensity:
    'Demasiado pequeña: {{width}} × {{height}} px se imprimirían a {{density}} ppp. Hacen falta {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Algo pequeña: {{density}} ppp en lugar de 300. Los detalles pueden quedar suaves. Mejor {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Tamaño no exacto: {{density}} ppp. El laboratorio la lleva a {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Faltan los 3 mm de sangrado. El laboratorio refleja el borde; mejor exporta {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel: 'Los colores son {{model}}. El laboratorio imprime RGB: convierte a sRGB o Adobe RGB.',
  f_gray: 'Imagen en grises. El laboratorio la pasa a RGB.',
  f_noProfile:
    'Sin perfil de color. El laboratorio la trata como sRGB; los colores pueden diferir de tu pantalla.',
  f_otherProfile:
    'El perfil es {{profile}}. El laboratorio lo convierte a sRGB; los colores muy vivos pueden quedar más suaves.',
  f_profileDiffers: 'El perfil es {{profile}}, el pedido indica {{wanted}}. Ambos se imprimen bien.',
  f_depth: '{{depth}} bits por color. El laboratorio los lleva a 8.',
  f_layers: 'El TIFF contiene {{pages}} imágenes. Exporta una imagen por archivo.',
  f_alpha: 'La imagen tiene partes transparentes. El laboratorio pone blanco debajo.',
  f_orientation: 'La imagen está girada por su campo EXIF. El laboratorio la endereza.',
  f_blank: 'La imagen es de un solo color. Si es intencionado, nada que hacer.',
  f_bareEdge:
    'Los 3 mm exteriores son de un solo color en un lado ({{sides}}). Tras el corte puede quedar una línea: lleva la imagen hasta el borde.',
  f_pdfLarge: 'El PDF supera {{megabytes}} MB. Exporta JPG o TIFF.',
  f_pdfLocked: 'El PDF está protegido. Expórtalo sin contraseña.',
  f_pdfPages:
    'El PDF tiene {{pages}} páginas y el pedido {{wanted}} dobles páginas. Exporta una página por cada doble página, o un PDF para cada una.',
  f_pdfOnePage: 'El PDF tiene {{pages}} páginas. Exporta un PDF por hoja.',
  f_pdfAllSpreads:
    'El PDF tiene una página para cada una de las {{wanted}} dobles páginas. Muévelo a «Todas las dobles páginas», o exporta un PDF para esta hoja.',
  f_pdfHalf:
    'Un PDF no se puede unir. Exporta las páginas sueltas en JPG o TIFF, o la doble página entera en PDF.',
  f_pdfByHand:
    'El número y el tamaño de las páginas son correctos. Las imágenes y fuentes del PDF no se han mirado aquí: el laboratorio lo hace a mano.',
  f_pdfNoBleed:
    'El PDF no tiene sangrado: {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Tras el corte podrían quedar líneas blancas: expórtalo con 3 mm en cada lado.',
  f_pdfNoBleedOn:
    'En el PDF falta el sangrado (pág. {{pages}}): {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Tras el corte podrían quedar líneas blancas: expórtalo con 3 mm en cada lado.',
  f_pdfSize:
    'El PDF mide {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Exporta al tamaño del pedido.',
  f_pdfSizeOn:
    'Tamaño incorrecto en el PDF (pág. {{pages}}): {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Exporta cada página al tamaño de una doble página.',
  f_pdfLowDensity:
    'Hay imágenes del PDF que se imprimirían a solo {{density}} ppp (pág. {{pages}}). Lo correcto son 300, lo mínimo 150: colócalas mayores y exporta sin reducirlas.',
  f_pdfSoftDensity:
    'Hay imágenes del PDF que se imprimen a {{density}} ppp en lugar de 300 (pág. {{pages}}). Los detalles pueden quedar suaves: mejor exporta sin reducirlas.',
  f_pdfColour:
    'En el PDF hay colores {{model}} (pág. {{pages}}). El laboratorio imprime RGB: exporta el PDF en sRGB o Adobe RGB.',
  f_pdfFonts:
    'Faltan fuentes en el PDF: {{fonts}}. Se imprimirían otras letras: incrusta todas las fuentes o convierte el texto en trazados.',
  f_nameLong:
    'Consejo: el nombre del pedido, «{{name}}», tiene {{length}} caracteres. Hasta {{most}} se leen bien en las etiquetas del laboratorio, por ejemplo «{{short}}». Para este pedido, nada que hacer.',
  f_nameSymbols:
    'Consejo: el nombre del pedido, «{{name}}», contiene símbolos ({{symbols}}). Solo letras y cifras se leen bien en las etiquetas del laboratorio, por ejemplo «{{short}}». Para este pedido, nada que hacer.',
  f_uncheckable:
    'El laboratorio no ha podido abrir el archivo con seguridad. Expórtalo otra vez en JPG o TIFF.',
  model_spot: 'planos',
  model_indexed: 'indexados',
  side_top: 'arriba',
  side_right: 'derecha',
  side_bottom: 'abajo',
  side_left: 'izquierda',
};
