import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Archivos del pedido {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} páginas',
  changePages: 'Cambiar páginas',
  factProfile: 'Color: {{profile}}',
  template: 'Descargar la plantilla',
  wanted:
    'JPG, TIFF o PDF, 300 ppp, 3 mm de sangrado por lado. Un archivo por doble página o un solo PDF con todas.',
  wantedImages: 'JPG, TIFF o PDF, 300 ppp, 3 mm de sangrado por lado. Un archivo por imagen.',
  sizeCover: 'Portada: {{size}}',
  sizeSpread: 'Dobles páginas: {{size}}',
  sizeImage: 'Imágenes: {{size}}',
  ready: '{{ready}} de {{slots}} listos',
  bytes: '{{sent}} de {{bytes}}',
  speed: '{{speed}}/s',
  left: 'tiempo restante: {{time}}',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Subido',
  pause: 'Pausar',
  resume: 'Reanudar',
  retryAll: 'Reintentar fallidos',
  submit: 'Enviar al laboratorio',
  submitting: 'Enviando…',
  submitHint:
    'Podrás enviarlos cuando no falte ningún archivo, no quede ninguno sin asignar y hayas revisado todos los avisos.',
  submitFailed: 'No se han podido enviar los archivos',
  drop: 'Arrastra aquí los archivos o una carpeta',
  dropMore: 'Arrastra aquí más archivos',
  choose: 'Elegir archivos',
  chooseFolder: 'Elegir carpeta',
  chooseOne: 'Elegir archivo',
  list: 'Contenido del pedido',
  tray: 'Archivos sin asignar',
  trayHint: 'Asígnalos o quítalos antes de enviar el pedido: solo se imprimen los archivos asignados.',
  cover: 'Portada',
  spread: 'Doble página {{number}}',
  pages: 'páginas {{first}}–{{last}}',
  allSpreads: 'Todas las dobles páginas',
  page: 'Página {{number}}',
  image: 'Imagen {{number}}',
  missing: 'Falta el archivo',
  chooseFor: 'Elegir archivo para {{slot}}',
  moveTo: 'Mover {{name}} a',
  toTray: 'Sin asignar',
  replace: 'Sustituir',
  replaceOf: 'Sustituir {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',
  retryOf: 'Volver a subir {{name}}',
  accept: 'Imprimir igualmente',
  acceptOf: 'Imprimir igualmente {{name}}',
  accepted: 'Aceptado',
  pixels: '{{width}} × {{height}} px',
  noProfile: 'sin perfil de color',
  removed: 'Se han quitado: {{names}}.',
  undo: 'Deshacer',
  undoNamed: 'Restaurar {{names}}',
  restored: 'Se han restaurado: {{names}}.',
  restoreFailed: 'No se han podido restaurar los archivos. {{reason}}',
  dismiss: 'Cerrar',
  density: '{{density}} ppp',
  reading: 'Leyendo…',
  refused: 'No subido',
  waiting: 'En espera',
  sending: 'Subiendo…',
  retrying: 'Conexión perdida. Reintentando…',
  paused: 'En pausa',
  needsFile: '{{percent}} subido. Elige el archivo otra vez para continuar.',
  awaited: 'Aún no se ha subido. Vuelve a elegir el archivo.',
  checking: 'Comprobando…',
  checked: 'Listo',
  warned: 'Revísalo',
  blocked: 'No se puede imprimir',
  failed: 'Interrumpido',
  problemSignIn: 'Tu sesión ha caducado.',
  problemOffline:
    'Sin conexión con el laboratorio. Lo que ya has subido se conserva y la subida continuará sola.',
  problemUnavailable:
    'El laboratorio no puede recibir este archivo ahora. Lo que ya has subido se conserva y la subida continuará sola.',
  problemGone: 'El laboratorio ya no tiene la primera parte de este archivo. Se subirá de nuevo.',
  problemTooLarge: 'Supera el máximo: 2 GB por archivo y 6 GB por pedido.',
  problemLabFull:
    'El servidor del laboratorio está lleno. Lo que ya has subido se conserva; inténtalo más tarde.',
  problemUnreadable: 'Ya no se puede leer el archivo en este equipo. Elígelo otra vez.',
  problemElsewhere: 'Este archivo se está subiendo en otra ventana. Cuando termine, continuará aquí.',
  problemRefused: 'El laboratorio no ha aceptado este archivo.',
  problemDamaged: 'El archivo ha llegado dañado o ha cambiado durante la subida. Súbelo de nuevo.',
  problemDuplicate: 'Este archivo ya está subido.',
  problemCardNumber:
    'El nombre del archivo parece un número de tarjeta. Cámbialo y elige el archivo de nuevo.',
  problemChanged: 'El archivo ha cambiado desde que empezó la subida: se sube de nuevo desde el principio.',
  resumeTitle: 'Se ha interrumpido una subida anterior',
  resumeText_one:
    '{{count}} archivo no está completo. Elígelo otra vez, o elige su carpeta: la subida continúa donde se quedó.',
  resumeText_other:
    '{{count}} archivos no están completos. Elígelos otra vez, o elige su carpeta: la subida continúa donde se quedó.',
  recall: 'Continuar con estos archivos',
  recallText_one:
    'Este equipo aún sabe dónde está {{count}} archivo. El navegador te pedirá permiso para leerlo.',
  recallText_other:
    'Este equipo aún sabe dónde están {{count}} archivos. El navegador te pedirá permiso para leerlos.',
  alreadyHere_one: '{{count}} archivo ya estaba subido y no se ha vuelto a añadir.',
  alreadyHere_other: '{{count}} archivos ya estaban subidos y no se han vuelto a añadir.',
  missingNames: 'Faltan: {{names}}.',
  moreNames_one: '{{count}} más',
  moreNames_other: '{{count}} más',
  leaveOut: 'Excluir los archivos que faltan',
  leaveOutTitle: '¿Excluir los archivos que faltan?',
  leaveOutText: 'Estos archivos no se enviarán al laboratorio: {{names}}.',
  leaveOutYes: 'Excluir',
  unusableTitle: '¿Enviar sin estos archivos?',
  unusableText: 'Estos archivos no se pueden usar y no se imprimirán: {{names}}.',
  unusableYes: 'Enviar sin ellos',
  cancel: 'Cancelar',
  signInTitle: 'Inicia sesión para continuar',
  signInText:
    'Tu sesión ha caducado. No se ha perdido nada: al iniciar sesión, la subida continúa donde se quedó.',
  gaps: 'Faltan números en la secuencia de archivos: {{numbers}}.',
  doubles: 'Hay números repetidos: {{numbers}}. Revisa el orden más abajo.',
  unpadded:
    'Los números no llevan ceros delante: el 2 se ha colocado antes que el 10. Revisa el orden más abajo.',
  joinTitle: 'Páginas sueltas',
  joinText_one:
    '{{count}} archivo es una página suelta, pero este pedido lleva dobles páginas. El laboratorio puede unirlas de dos en dos: 1 + 2, 3 + 4, etc. Tus archivos no se modifican.',
  joinText_other:
    '{{count}} archivos son páginas sueltas, pero este pedido lleva dobles páginas. El laboratorio puede unirlas de dos en dos: 1 + 2, 3 + 4, etc. Tus archivos no se modifican.',
  join: 'Unir en dobles páginas',
  doneTitle: 'Hemos recibido tus archivos',
  doneText_one: '{{count}} archivo revisado y enviado. El pedido pasa a producción.',
  doneText_other: '{{count}} archivos revisados y enviados. El pedido pasa a producción.',
  proof: 'Prueba (PDF)',
  proofName: 'Prueba {{code}}',
  proofFailed: 'La prueba no está disponible ahora. Inténtalo más tarde.',
  closedTitle: 'Este pedido no admite archivos en este momento',
  closedText: 'Ya se han enviado sus archivos o el pedido ya no los necesita.',
  f_empty: 'El archivo está vacío (0 bytes). Expórtalo de nuevo.',
  f_tooLarge: 'El archivo supera los {{gigabytes}} GB, el límite por archivo. Expórtalo con un tamaño menor.',
  f_typeUnknown: 'El laboratorio no imprime este formato. Exporta en JPG, TIFF o PDF.',
  f_type: 'El laboratorio no imprime este formato ({{type}}). Exporta en JPG, TIFF o PDF.',
  f_damaged: 'El archivo está dañado o incompleto. Expórtalo de nuevo.',
  f_pixels:
    'La imagen tiene {{megapixels}} megapíxeles, más de los necesarios. Expórtala al tamaño del pedido.',
  f_densityTag:
    'El archivo indica {{density}} ppp, pero sus píxeles son correctos: no tienes que hacer nada.',
  f_singlePage:
    'Es una página suelta ({{width}} × {{height}} px). Deja que el laboratorio la una a la contigua o exporta dobles páginas: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Página suelta. El laboratorio la une a la otra mitad en una doble página en sRGB; tu archivo no se modifica.',
  f_notAll: 'Una imagen no sirve para todas las dobles páginas. Usa un PDF con una página para cada una.',
  f_turned:
    'La orientación no es correcta: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Gira la imagen.',
  f_shape:
    'La proporción no es correcta: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Expórtala al tamaño del pedido.',
  f_shapeOf:
    'Parece un libro de {{book}} cm: {{width}} × {{height}} px en lugar de {{wantedWidth}} × {{wantedHeight}} px. Expórtala al tamaño del pedido.',
  f_lowDensity:
    'Resolución insuficiente: {{width}} × {{height}} px se imprimirían a {{density}} ppp. Se necesitan {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Resolución algo baja: {{density}} ppp en lugar de 300. Puede perder nitidez. Mejor {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'El tamaño no es exacto ({{density}} ppp). El laboratorio lo ajusta a {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Faltan los 3 mm de sangrado. El laboratorio lo crea reflejando el borde; es mejor exportar a {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel:
    'Modo de color: {{model}}. El laboratorio imprime en RGB: convierte el archivo a sRGB o Adobe RGB.',
  f_gray: 'Imagen en escala de grises. El laboratorio la convierte a RGB.',
  f_noProfile:
    'Sin perfil de color. Se interpreta como sRGB; los colores pueden variar respecto a tu pantalla.',
  f_otherProfile:
    'El perfil es {{profile}}. El laboratorio lo convierte a sRGB; los colores muy saturados pueden perder intensidad.',
  f_profileDiffers:
    'El perfil es {{profile}} y el pedido indica {{wanted}}. Ambos se imprimen correctamente.',
  f_depth: '{{depth}} bits por canal. El laboratorio lo convierte a 8 bits.',
  f_layers: 'El TIFF contiene {{pages}} imágenes. Exporta cada imagen en un archivo.',
  f_alpha: 'La imagen tiene transparencias. Se imprimen sobre fondo blanco.',
  f_orientation: 'La imagen está girada según sus datos EXIF. El laboratorio la endereza.',
  f_blank: 'La imagen es de un solo color. Si es intencionado, no tienes que hacer nada.',
  f_bareEdge:
    'Los 3 mm exteriores son de un solo color en un lado ({{sides}}). Al cortar puede quedar una línea: extiende la imagen hasta el borde.',
  f_pdfLarge: 'El PDF supera los {{megabytes}} MB. Exporta en JPG o TIFF.',
  f_pdfLocked: 'El PDF está protegido con contraseña. Expórtalo sin protección.',
  f_pdfPages:
    'El PDF tiene {{pages}} páginas y el pedido, {{wanted}} dobles páginas. Exporta una página por doble página o un PDF para cada una.',
  f_pdfOnePage: 'El PDF tiene {{pages}} páginas. Exporta un PDF distinto para cada una.',
  f_pdfAllSpreads:
    'El PDF tiene una página para cada una de las {{wanted}} dobles páginas. Muévelo a «Todas las dobles páginas» o exporta un PDF solo para esta.',
  f_pdfHalf:
    'Los PDF no se pueden unir. Exporta las páginas sueltas en JPG o TIFF, o la doble página completa en PDF.',
  f_pdfByHand:
    'El número y el tamaño de las páginas son correctos. Las imágenes y las fuentes del PDF no se comprueban aquí: el laboratorio las revisa manualmente.',
  f_pdfNoBleed:
    'El PDF no tiene sangrado: {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Al cortar pueden quedar líneas blancas: expórtalo con 3 mm por lado.',
  f_pdfNoBleedOn:
    'En el PDF falta el sangrado (pág. {{pages}}): {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Al cortar pueden quedar líneas blancas: expórtalo con 3 mm por lado.',
  f_pdfSize:
    'El PDF mide {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Expórtalo al tamaño del pedido.',
  f_pdfSizeOn:
    'Tamaño incorrecto en el PDF (pág. {{pages}}): {{width}} × {{height}} mm en lugar de {{wantedWidth}} × {{wantedHeight}} mm. Exporta cada página al tamaño de una doble página.',
  f_pdfLowDensity:
    'Algunas imágenes del PDF se imprimirían a solo {{density}} ppp (pág. {{pages}}). Lo recomendado son 300 y el mínimo, 150: usa originales de mayor resolución y exporta sin reducirlos.',
  f_pdfSoftDensity:
    'Algunas imágenes del PDF se imprimirían a {{density}} ppp en lugar de 300 (pág. {{pages}}) y pueden perder nitidez: exporta sin reducirlas.',
  f_pdfColour:
    'Modo de color del PDF: {{model}} (pág. {{pages}}). El laboratorio imprime en RGB: expórtalo en sRGB o Adobe RGB.',
  f_pdfFonts:
    'Faltan fuentes en el PDF: {{fonts}}. Se sustituirían por otras: incrusta todas las fuentes o convierte el texto en contornos.',
  f_nameLong:
    'Consejo: el nombre del pedido, «{{name}}», tiene {{length}} caracteres. En las etiquetas del laboratorio se leen bien hasta {{most}}; por ejemplo, «{{short}}». En este pedido no tienes que cambiar nada.',
  f_nameSymbols:
    'Consejo: el nombre del pedido, «{{name}}», contiene símbolos ({{symbols}}). En las etiquetas del laboratorio solo se leen bien las letras y los números; por ejemplo, «{{short}}». En este pedido no tienes que cambiar nada.',
  f_uncheckable:
    'El laboratorio no ha podido abrir el archivo de forma segura. Expórtalo de nuevo en JPG o TIFF.',
  model_spot: 'tintas planas',
  model_indexed: 'color indexado',
  side_top: 'arriba',
  side_right: 'derecha',
  side_bottom: 'abajo',
  side_left: 'izquierda',
};
