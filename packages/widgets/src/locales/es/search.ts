import type { Texts } from '../../kit/text/bundle.ts';
import type { SearchTexts } from '../../search/strings.ts';

export const search: Texts<SearchTexts> = {
  title: 'Buscar',
  close: 'Cerrar la búsqueda',
  label: 'Buscar pedidos, productos, mensajes, preguntas y páginas',
  hint: 'Pedido, producto, pregunta…',
  clear: 'Borrar la búsqueda',
  results: 'Resultados',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  searching: 'Buscando…',
  noResults: 'Sin resultados para «{{text}}»',
  noResultsHint: 'Revisa la ortografía o prueba con menos palabras.',
  keys: '↑ ↓ para moverte, Intro para abrir, Esc para cerrar',
  start: 'Ir a',
  page: 'Páginas',
  order: 'Tus pedidos',
  product: 'Productos',
  message: 'Mensajes',
  faq: 'Preguntas y respuestas',
  document: 'Documentos',
  similar: 'Grafía parecida',
  allOrders: 'Mostrar los {{formatted}} pedidos',
  allOrdersMany: 'Mostrar todos los pedidos encontrados',
  orderCode: 'Pedido {{code}}',
  failed: 'Faltan algunos resultados. {{reason}}',
};
