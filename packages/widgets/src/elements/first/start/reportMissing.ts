/** Tells the person and the page that the files of elements could not be loaded. */
import type { Language } from '@trade-area/core/contract';
import { findProvider, readSettings } from '../../runtime/settings.ts';

/** Here and not in the locales: these files are among those that do not arrive. */
const texts: Readonly<Record<Language, readonly [message: string, retry: string, reload: string]>> = {
  en: ['Part of this page couldn’t be loaded.', 'Retry', 'Reload the page'],
  it: ['Non è stato possibile caricare una parte di questa pagina.', 'Riprova', 'Ricarica la pagina'],
  es: ['No se ha podido cargar una parte de esta página.', 'Reintentar', 'Volver a cargar la página'],
  fr: ['Une partie de cette page n’a pas pu être chargée.', 'Réessayer', 'Recharger la page'],
  de: ['Ein Teil dieser Seite konnte nicht geladen werden.', 'Erneut versuchen', 'Seite neu laden'],
};

const scriptOrigin = new URL(import.meta.url).origin;

/**
 * Shows a line with a way on in every element of these tags that is not defined, those too that the page adds later,
 * dispatches `ta-error` on each, and says in the console what to look at. A drawing that is there stays below the line:
 * its links work. The answer takes the lines away again.
 *
 * @param retry loads the files again. Default: the person is offered to reload the page.
 */
export function reportMissing(tags: readonly string[], error: unknown, retry?: () => void): () => void {
  const lines = new Map<Element, Element>();
  const missing = tags.map((tag) => `${tag}:not(:defined)`).join();
  const show = (found: Iterable<Element>) => {
    for (const element of found) {
      if (lines.has(element)) continue;
      lines.set(element, showLine(element, retry));
      const tag = element.localName;
      element.dispatchEvent(
        new CustomEvent('ta-error', {
          detail: { tag, code: 'not_loaded', endpoint: '', message: advice(`<${tag}>`) },
          bubbles: true,
          composed: true,
        }),
      );
    }
  };
  show(withinShadows(document, missing));
  const names = new Set([...lines.keys()].map(({ localName }) => localName));
  console.error(advice([...(names.size > 0 ? names : tags)].map((name) => `<${name}>`).join(', ')), error);
  // Without the shadow roots: a page that changes all the time is searched each time.
  const watch = new MutationObserver(() => show(document.querySelectorAll(missing)));
  watch.observe(document, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const line of lines.values()) line.remove();
  };
}

const advice = (names: string) =>
  `ta: ${names} could not be loaded from ${scriptOrigin}. Check that the page's Content Security Policy allows scripts from there and that the address answers, or put <ta-doctor> on the page.`;

/** Elements that match, also in the shadow roots of the page's own components. */
function withinShadows(root: ParentNode, selector: string): Element[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? withinShadows(shadowRoot, selector) : [],
  );
  return [...root.querySelectorAll(selector), ...inner];
}

function showLine(element: Element, retry?: () => void): Element {
  const provider = findProvider(element, element.localName.replace(/-.*/, '-provider'));
  const { language } = readSettings(element, provider, scriptOrigin);
  const [words, again, reload] = texts[language];
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.lang = language;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry ? again : reload;
  button.addEventListener('click', () => {
    button.disabled = true;
    if (retry) retry();
    else location.reload();
  });
  line.append(`${words} `, button);
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).prepend(line);
  return line;
}
