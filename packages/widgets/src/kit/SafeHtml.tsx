import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';
import { safeNodes } from './html/safeNodes.ts';
import { useSessionArea } from './provider.tsx';

export interface SafeHtmlProps {
  /** HTML of the lab, unsafe as it comes (DEC-15). */
  readonly html: string;
  /** Its language, when it is not the page's. */
  readonly lang?: string | undefined;
  /** Changes the clean nodes before they are shown, such as marking words in them. Keep its identity between renders. */
  readonly prepare?: ((nodes: DocumentFragment) => void) | undefined;
}

/**
 * The one place that shows HTML of the lab. Words, lists, tables, links and pictures of the lab are shown; scripts,
 * styles, forms, frames, drawings and pictures from elsewhere are not (T-C1, T-C2). Where a page allows no
 * HTML at all, its words are shown (T-B7).
 *
 * @example
 * <SafeHtml html="<p>Closed on <b>Monday</b></p>" lang="en" />
 */
export function SafeHtml({ html, lang, prepare }: SafeHtmlProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { labOrigin, portalOrigin } = useSessionArea().config;

  useIsomorphicLayoutEffect(() => {
    const container = ref.current;
    if (!container) return;
    let isMounted = true;
    container.setAttribute('aria-busy', 'true');
    const sources = { pictures: [labOrigin], pictureBase: labOrigin, linkBase: portalOrigin };
    void safeNodes(html, container.ownerDocument, sources).then((result) => {
      if (!isMounted) return;
      if (result.kind === 'nodes') prepare?.(result.nodes);
      container.replaceChildren(result.kind === 'nodes' ? result.nodes : result.words);
      container.toggleAttribute('data-words', result.kind === 'words');
      container.removeAttribute('aria-busy');
    });
    return () => {
      isMounted = false;
    };
  }, [html, labOrigin, portalOrigin, prepare]);

  return <div className="ta-html" ref={ref} lang={lang} part="html" />;
}
