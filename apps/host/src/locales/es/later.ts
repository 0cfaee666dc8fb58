import type { Texts } from '@trade-area/widgets';
import type { LaterTexts } from '../../pages/later/strings.ts';

export const later: Texts<LaterTexts> = {
  soon: 'En preparación',
  willBe: 'Qué encontrarás aquí',
  meanwhile: 'Qué puedes hacer hoy',
  toOrders: 'Ir a tus pedidos',
  toSignIn: 'Iniciar sesión',
  toStore: 'Abrir la tienda',
  toDashboard: 'Volver al panel',
  homeTitle: 'Explora, diseña, pide',
  homeText:
    'En esta dirección no hay nada, pero la tienda está a un paso: mira los álbumes y las copias, diseña el tuyo y pídelo.',
  storeLead: 'Todo el catálogo del laboratorio, con tus propios precios.',
  store1: 'Álbumes, libros, decoración mural, copias, tarjetas y calendarios, con fotos grandes de cada uno',
  store2: 'Tus promociones ya aplicadas y señaladas en los productos',
  store3: 'Un botón para empezar en cada producto: configurador, editor o tus propios archivos',
  storeNow:
    'Para pedir algo hoy, cuéntale tu idea a tu representante comercial. Los pedidos que ya hiciste se siguen en tu lista de pedidos.',
  projectsLead: 'Todos los diseños que empezaste y aún no has pedido.',
  projects1: 'Una ficha por proyecto, con su imagen, su nombre y la última modificación',
  projects2: 'Una pestaña por familia de productos, del Wedding Book a los calendarios',
  projects3: 'Botones para seguir con un proyecto o eliminarlo',
  projectsNow:
    'Los proyectos ya enviados son pedidos: los encuentras, con su progreso, en tu lista de pedidos.',
  paymentsLead: 'Qué se cobró, cuándo y por qué pedido.',
  payments1: 'Todos los pagos por fecha, producto, año o código de pedido',
  payments2: 'La factura de cada pedido, para abrirla y descargarla',
  payments3: 'Tus tarjetas guardadas y la forma de pagar lo pendiente',
  paymentsNow:
    'El precio de cada pedido está en tu lista de pedidos. Para la copia de una factura, escribe a tu representante comercial.',
  documentsLead: 'Tarifas, información técnica, plantillas y software de maquetación.',
  documents1: 'Tarifas y fichas técnicas por producto',
  documents2: 'Plantillas de maquetación para cada formato, en centímetros y pulgadas',
  documents3: 'El software de maquetación para Mac y Windows, con su guía',
  documentsNow: 'Tu representante comercial te envía por correo la tarifa o la plantilla que necesites.',
  marketingLead: 'Fotos, vídeos y textos para enseñar los productos a tus parejas.',
  marketing1: 'Fotografías de los productos, en alta resolución y para la web',
  marketing2: 'Material de temporada y por género, en carpetas',
  marketing3: 'La vista previa de cada archivo antes de descargarlo',
  marketingNow:
    'Dile a tu representante comercial qué producto quieres enseñar; los archivos llegan por correo.',
  videosLead: 'Vídeos cortos que muestran un producto, una herramienta o un paso.',
  videos1: 'Tutoriales para preparar archivos y diseñar una doble página',
  videos2: 'Las nueve lecciones del software de maquetación',
  videos3: 'Vídeos sobre los materiales, para elegir con tus parejas',
  videosNow:
    'Para una duda sobre una maquetación, tu representante comercial te ayuda por teléfono o por correo.',
  helpLead: 'Respuestas a lo que más nos preguntan los fotógrafos, y nuestras condiciones.',
  help1: 'Una búsqueda en todas las preguntas y respuestas',
  help2: 'Pedidos, preparación de archivos, muestras y materiales, entrega, productos',
  help3: 'Condiciones y procedimientos: qué revisar cuando llega un paquete',
  helpNow:
    'Revisa el paquete cuando llegue y avisa de un defecto en un plazo de dos semanas. Para cualquier otra duda está tu representante comercial.',
  accountLead: 'Tu empresa, tu contraseña y tus tarjetas en un solo lugar.',
  account1: 'Perfil de la empresa, con dirección, datos fiscales y número EORI',
  account2: 'Una contraseña nueva',
  account3: 'Tus tarjetas de crédito guardadas',
  accountNow:
    'Lo que sabemos de tu empresa está en el menú, en «Tus datos». Para corregirlo, o para darnos un número EORI, escribe a tu representante comercial.',
  orderLead: 'Todo sobre un pedido en una sola página.',
  order1: 'Estado y progreso, envío, direcciones y seguimiento',
  order2: 'Los mensajes entre tú y el laboratorio, con archivos adjuntos',
  order3: 'Pago, factura y envío de los archivos que aún faltan',
  orderNow:
    'El estado, la fase y el progreso de este pedido están en tu lista de pedidos. Para una duda, a tu representante comercial le basta el código del pedido.',
  pickupLead: 'Sigue al mensajero que recoge un paquete en tu estudio.',
  pickup1: 'El día y la franja horaria de la recogida',
  pickup2: 'Dónde está el paquete en su camino hacia nosotros',
  pickup3: 'Qué escribir en el paquete',
  pickupNow: 'Guarda el mensaje que te trajo aquí: tu representante comercial organiza la recogida contigo.',
  invoicingLead: 'Dónde llegan tus facturas electrónicas; para empresas en Italia.',
  invoicing1: 'Tu código de destinatario de 7 caracteres',
  invoicing2: 'Tu dirección de correo certificado (PEC)',
  invoicing3: 'Basta con uno de los dos; sin ninguno se usa el código 0000000',
  invoicingNow:
    'Envía el código de destinatario o la PEC a tu representante comercial, que los introduce por ti.',
};
