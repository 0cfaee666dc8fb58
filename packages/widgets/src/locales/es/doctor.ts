import type { DoctorTexts } from '../../elements/doctor/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const doctor: Texts<DoctorTexts> = {
  title: 'Diagnóstico de la integración',
  again: 'Comprobar de nuevo',
  checking: 'Comprobando la página…',
  nothing: 'No se han encontrado errores',
  nothingText:
    'Los scripts, la política, el laboratorio, la sesión y el marcado de esta página han superado {{checks}} comprobaciones.',
  mistakes_one: '{{count}} error',
  mistakes_other: '{{count}} errores',
  notes_one: '{{count}} aviso',
  notes_other: '{{count}} avisos',
  instead: 'Escribe en su lugar:',
  copy: 'Copiar',
  copyOf: 'Copiar: {{code}}',
  copied: 'Copiado',
  copyRefused: 'El navegador no permite copiar aquí. Selecciona el texto.',
  scriptMissing: 'En esta página falta el script de {{tag}}.',
  scriptMissingWhy: 'Cada elemento es un archivo. Sin él, el navegador muestra un espacio vacío.',
  scriptFailed: 'El script de {{tag}} no lo ha definido.',
  scriptFailedWhy:
    'Abre {{address}} en el navegador. Si responde, busca en la consola un archivo rechazado: por la política de la página, un valor integrity de otra versión o un bloqueador de contenido.',
  scriptClassic: 'Un script de los widgets no se carga como módulo.',
  scriptClassicWhy:
    'Los archivos se importan entre sí, y solo los módulos pueden hacerlo: {{address}} termina con un error.',
  versionsDiffer: 'En esta página hay widgets de varias versiones: {{versions}}.',
  versionsDifferWhy:
    'Se mantiene la primera definición de una etiqueta, así que conviven elementos de dos versiones y sus archivos se cargan dos veces. Carga todos los scripts desde la misma dirección.',
  gatewayInvalid: '{{value}} no es la dirección de un laboratorio.',
  gatewayInvalidWhy: 'El gateway es un origen con http o https. En su lugar se consulta {{gateway}}.',
  gatewayPath: 'El gateway {{value}} contiene una ruta.',
  gatewayPathWhy: 'Solo cuenta el origen: se consulta {{origin}}, sin la ruta.',
  gatewayWrong: '{{gateway}} ha respondido {{status}}, y no como un laboratorio.',
  gatewayWrongWhy:
    'En esta dirección responde otro servidor, o el laboratorio no está en marcha. Comprueba el gateway.',
  gatewaySilent: '{{gateway}} no responde.',
  gatewaySilentWhy:
    'La dirección es incorrecta, el laboratorio no está en marcha o algo bloquea la petición: una política en las cabeceras de la página, una extensión, un cortafuegos.',
  originRefused: 'El laboratorio no permite que esta página lea sus respuestas.',
  originRefusedWhy:
    '{{gateway}} responde, pero {{origin}} no está entre los orígenes permitidos, así que solo aparece lo público. Pide al laboratorio que lo añada a la lista de su configuración. Si ya está, el gateway es la dirección de otro servidor.',
  mixedContent: 'Esta página usa https y el gateway {{gateway}} usa http.',
  mixedContentWhy: 'Los navegadores bloquean las peticiones de una página segura a una dirección no segura.',
  insecurePage: '{{origin}} no usa https.',
  insecurePageWhy:
    'Sin una página segura, el inicio de sesión, la copia y las subidas no funcionan en todos los navegadores.',
  clockOff: 'El reloj de este dispositivo difiere del reloj del laboratorio en {{minutes}} minutos.',
  clockOffWhy:
    'Las sesiones caducan antes o después de tiempo y las fechas son incorrectas. Activa la hora automática del dispositivo.',
  sessionNone: 'La función de sesión de esta página no ha devuelto ninguna credencial.',
  sessionNoneWhy:
    'Los widgets para clientes muestran entonces que nadie ha iniciado sesión. Devuelve una credencial en cuanto la página conozca a su cliente.',
  sessionRefused: 'El laboratorio no acepta la credencial de esta página.',
  sessionRefusedWhy:
    'Ha caducado o no procede de {{gateway}}. Cuando caduca se vuelve a llamar a la función, que debe devolver una nueva.',
  sessionFailed: 'No se ha podido comprobar la sesión.',
  sessionFailedWhy:
    'La función de sesión ha fallado o el laboratorio no ha respondido. La función devuelve una credencial, una promesa o null.',
  signInMissing: 'Nadie puede iniciar sesión antes de usar {{tag}}.',
  signInMissingWhy:
    'La página no tiene formulario de inicio de sesión ni función de sesión, así que cada widget para clientes muestra su propio botón.',
  policyForbids: 'La Content Security Policy de esta página prohíbe {{origin}} en {{directive}}.',
  policyForbidsWhy:
    'El navegador bloquea lo que los widgets cargan de ahí. Sustituye esta directiva de la política.',
  trustedTypesMissing: 'Los Trusted Types de esta página no incluyen {{name}}.',
  trustedTypesMissingWhy:
    'El texto con formato se muestra como texto sin formato. Sustituye esta directiva de la política.',
  frameRefused: 'Esta página enmarca {{address}}, que no lo permite.',
  frameRefusedWhy:
    'Solo se puede enmarcar el inicio de sesión integrado del portal, en las páginas que indica el laboratorio. Para todo lo demás hay un elemento.',
  frameSandboxed: 'El marco de {{address}} tiene demasiadas restricciones para iniciar sesión.',
  frameSandboxedWhy:
    'Sin origen propio, scripts y formularios, el inicio de sesión no muestra nada o no conserva la sesión.',
  pageSandboxed: 'Esta página está en un sandbox y no tiene origen.',
  pageSandboxedWhy:
    'Ningún laboratorio puede permitir un origen que no existe: el catálogo público aparece, pero nadie puede iniciar sesión. El marco que rodea la página necesita estas palabras.',
  storageBlocked: 'El navegador bloquea el almacenamiento de esta página.',
  storageBlockedWhy:
    'Todo funciona hasta que se cierra la página. Afecta primero a los marcos de otros sitios: con una función de sesión, o fuera del marco, la sesión se conserva.',
  tagUnknown: '{{tag}} no es un elemento de esta biblioteca.',
  tagUnknownWhy: 'El navegador muestra una etiqueta desconocida como un espacio vacío, sin ningún error.',
  attributeUnknown: '{{tag}} no tiene el atributo {{attribute}}.',
  attributeUnknownWhy:
    'Los atributos desconocidos no tienen efecto. Los nombres van en minúsculas y con guiones.',
  valueUnknown: '{{attribute}} no acepta el valor {{value}}.',
  valueUnknownWhy: 'Se usa el valor predeterminado. Valores aceptados: {{allowed}}.',
  propertyAsAttribute: '{{property}} de {{tag}} es aquí un atributo y debe ser una propiedad.',
  propertyAsAttributeWhy:
    'Las funciones y los objetos no pueden ser atributos, y una credencial nunca debe estar en la página.',
  propertyLost: 'La propiedad {{property}} de {{tag}} no tiene efecto.',
  propertyLostWhy: 'Se ha asignado con otra grafía, o antes de que el elemento estuviera en la página.',
  languageUnknown: 'Los widgets no hablan el idioma {{value}}.',
  languageUnknownWhy: 'Se muestran en inglés. Disponibles: {{languages}}.',
  charsetWrong: 'Esta página se lee como {{charset}}.',
  charsetWrongWhy: 'Los acentos de los atributos y los slots se estropean. La línea va al principio de head.',
  tokenUnknown: 'Ningún widget lee la propiedad {{token}}.',
  tokenUnknownWhy: 'No tiene efecto. La guía de temas enumera todas las propiedades.',
  widthZero: '{{tag}} no tiene anchura.',
  widthZeroWhy:
    'Un contenedor que lo rodea está comprimido: un elemento flex o grid sin anchura, o un panel plegado de lado.',
  insideControl: '{{tag}} está dentro de {{outer}}.',
  insideControlWhy:
    'Un clic en el widget activa también lo que lo rodea, y el teclado no llega a su contenido.',
  insideForm: '{{tag}} está dentro de un formulario.',
  insideFormWhy:
    'Sus campos no se envían con el formulario y su inicio de sesión no forma parte de él. Cierra antes el formulario.',
  patched: 'Otro script ha sustituido {{names}}.',
  patchedWhy:
    'Lo hacen las herramientas de supervisión y las extensiones. Si un widget falla, carga una vez la página sin ese script. La consola muestra su código.',
  browserOld: 'A este navegador le falta {{features}}.',
  browserOldWhy:
    'Los widgets necesitan Chrome 123, Firefox 120, Safari 17.5 o posterior. Actualiza el navegador.',
};
