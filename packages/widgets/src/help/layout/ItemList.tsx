import type { ReactElement } from 'react';
import type { LayoutItem } from '@trade-area/core/contract';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ItemsProps {
  readonly items: readonly LayoutItem[];
}

/** The language of a text, where it is not the page's. */
export function useSpoken(): (item: Pick<LayoutItem, 'language'>) => string | undefined {
  const language = useLanguage();
  return (item) => (item.language === language ? undefined : item.language);
}

/** Texts one after the other; with `titled`, each with its title. */
export function Texts({ items, titled = false }: ItemsProps & { readonly titled?: boolean }): ReactElement {
  const spoken = useSpoken();
  return (
    <>
      {items.map((item) => (
        <div className="ta-layout__text" key={item.id} data-part={item.id} lang={spoken(item)}>
          {titled && (
            <h3 className="ta-heading" tabIndex={-1} data-heading>
              {item.title}
            </h3>
          )}
          <SafeHtml html={item.text} />
        </div>
      ))}
    </>
  );
}

/** Warnings (LAY-05). */
export function Warning({ items }: ItemsProps): ReactElement {
  const spoken = useSpoken();
  return (
    <>
      {items.map((item) => (
        <div key={item.id} data-part={item.id} lang={spoken(item)}>
          <Notice tone="warning" title={item.title}>
            <SafeHtml html={item.text} />
          </Notice>
        </div>
      ))}
    </>
  );
}

/** Requirements in their order, or tips: a title and a sentence each (LAY-12, LAY-16, LAY-24, LAY-29). */
export function ItemList({
  items,
  look,
}: ItemsProps & { readonly look: 'requirements' | 'tips' }): ReactElement {
  const spoken = useSpoken();
  return (
    <ol className={`ta-layout__list ta-layout__list--${look}`}>
      {items.map((item) => (
        <li key={item.id} data-part={item.id} lang={spoken(item)}>
          <strong className="ta-layout__term" tabIndex={-1} data-heading>
            {item.title}
          </strong>
          <SafeHtml html={item.text} />
        </li>
      ))}
    </ol>
  );
}
