/** Tells the person and the page that the file of an element could not be loaded. */
import { readLanguage } from '@trade-area/core/kernel';
import type { Language } from '@trade-area/core/contract';

/** Here and not in the locales: these files are among those that do not arrive. */
const texts: Readonly<Record<Language, readonly [message: string, reload: string]>> = {
  en: ['This part of the page couldn’t be loaded.', 'Reload the page'],
  it: ['Non è stato possibile caricare questa parte della pagina.', 'Ricarica la pagina'],
  es: ['No se ha podido cargar esta parte de la página.', 'Volver a cargar la página'],
  fr: ['Cette partie de la page n’a pas pu être chargée.', 'Recharger la page'],
  de: ['Dieser Teil der Seite konnte nicht geladen werden.', 'Seite neu laden'],
};

/**
 * Shows a line with a way on in elements that stand without a drawing, dispatches `ta-error` on each, and says in the
 * console what to look at. A drawing that is there stays: its links work. The answer takes the lines away again.
 */
export function reportMissing(
  elements: readonly Element[],
  tag: string,
  origin: string,
  error: unknown,
): () => void {
  const message = `ta: <${tag}> could not be loaded from ${origin}. Check that the page's Content Security Policy allows scripts from there and that the address answers, or put <ta-doctor> on the page.`;
  console.error(message, error);
  const lines: Element[] = [];
  for (const element of elements) {
    if (!element.shadowRoot?.hasChildNodes()) lines.push(showLine(element));
    element.dispatchEvent(
      new CustomEvent('ta-error', {
        detail: { tag, code: 'not_loaded', endpoint: '', message },
        bubbles: true,
        composed: true,
      }),
    );
  }
  return () => {
    for (const line of lines) line.remove();
  };
}

function showLine(element: Element): Element {
  const { documentElement } = element.ownerDocument;
  const language = readLanguage(element.getAttribute('lang')) ?? readLanguage(documentElement.lang) ?? 'en';
  const [words, reload] = texts[language];
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.lang = language;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  line.append(`${words} `, button);
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).append(line);
  return line;
}
