import type { ReactElement } from 'react';
import type { ProductInfo } from '@trade-area/core/contract';
import { createAction } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { CreateControl } from '../card/CreateControl.tsx';
import { Picture } from '../Picture.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface ProductStartsProps {
  readonly details: ProductInfo['details'];
  readonly slug: string;
  readonly view: StoreView;
}

/** The ways to start side by side: configurator, cover studio, own layout; nothing where there is one way. */
export function ProductStarts({ details, slug, view }: ProductStartsProps): ReactElement | null {
  const t = useText(storeTexts);
  const { child: ways, name } = details;
  if (ways.length < 2) return null;
  return (
    <section className="ta-store-starts" aria-labelledby="ta-store-starts">
      <h2 className="ta-heading" id="ta-store-starts">
        {t('startsTitle')}
      </h2>
      <ul className="ta-store-starts__ways">
        {ways.map((way, index) => (
          <li key={`${index} ${way.nome}`} className="ta-store-starts__way">
            <span className="ta-store-picture">
              <Picture src={way.foto} srcset="" avif="" alt="" sizes="(min-width: 720px) 320px, 100vw" />
            </span>
            <h3 className="ta-store-editor__name">{way.nome || name}</h3>
            {way.description !== '' && <p className="ta-quiet">{way.description}</p>}
            <div className="ta-store-actions">
              <CreateControl
                create={createAction(way.link_buy, view.viewer, view.linkSettings)}
                createFor={(viewer) => createAction(way.link_buy, viewer, view.linkSettings)}
                slug={slug}
                name={way.nome || name}
                view={view}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
