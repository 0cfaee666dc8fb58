import type { Texts } from '../../kit/text/bundle.ts';
import type { HelpTexts } from '../../help/strings.ts';

export const help: Texts<HelpTexts> = {
  tabs: 'Preguntas y condiciones',
  faq: 'Preguntas frecuentes',
  policy: 'Condiciones y procedimientos',
  find: 'Buscar una respuesta',
  search: 'Buscar en preguntas y respuestas',
  searchHint: 'Pregunta o respuesta',
  clearSearch: 'Borrar la búsqueda',
  found_one: '{{count}} pregunta',
  found_other: '{{count}} preguntas',
  noResults: 'Sin resultados',
  noResultsHint: 'Prueba con menos palabras o con otras.',
  showAll: 'Mostrar todas las preguntas',
  none: 'Aún no hay preguntas',
  noneHint: 'Las preguntas y respuestas del laboratorio aparecen aquí.',
  noPolicy: 'Aún no hay condiciones',
  noPolicyHint: 'Las condiciones y los procedimientos del laboratorio aparecen aquí.',
  someEnglish: 'Algunas de estas preguntas solo están disponibles en inglés.',
  policyEnglish: 'Este texto solo está disponible en inglés.',
  gone: 'La pregunta que buscabas ya no está disponible.',
  copyLink: 'Copiar enlace',
  copyLinkOf: 'Copiar enlace a «{{question}}»',
  linkCopied: 'Enlace copiado.',
  linkFailed: 'No se ha podido copiar. Selecciona este enlace y cópialo: {{link}}',
};
