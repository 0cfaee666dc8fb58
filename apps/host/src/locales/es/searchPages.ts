import type { Texts } from '@trade-area/widgets';
import type { SearchPagesTexts } from '../../pages/search/strings.ts';

export const searchPages: Texts<SearchPagesTexts> = {
  dashboard: 'inicio resumen panel',
  store: 'tienda productos catálogo álbumes libros impresiones comprar pedir nuevo',
  orders: 'estado seguimiento envío entrega subir archivos incompletos repetir',
  messages: 'conversaciones chat ayuda contacto preguntas buzón',
  projects: 'borradores diseños trabajos guardados',
  promotions: 'descuentos ofertas vales códigos muestras',
  payments: 'facturas recibos importe vencimiento pagar',
  documents: 'lista de precios tarifas PDF plantillas software descargar información técnica',
  marketing: 'carteles imágenes logo redes sociales publicidad',
  videos: 'películas guías aprender tutoriales',
  help: 'ayuda soporte preguntas respuestas condiciones',
  layoutHelp: 'maquetación diseño gráfico software plantillas fotos por página',
  account: 'perfil dirección contraseña tarjetas facturación idioma notificaciones acceso',
  presets: 'ajustes guardados favoritos configuraciones',
  cart: 'cesta carrito presupuestos pagar',
  news: 'anuncios novedades vacaciones cierre',
  privacy: 'cookies protección de datos RGPD consentimiento',
  sharing: 'publicar fotos permiso galería álbumes terminados',
};
