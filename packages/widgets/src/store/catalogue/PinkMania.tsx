import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { pinkManiaCards } from '@trade-area/core/store';
import type { CardViewer, ComputedItem, PinkManiaCard } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { CardPicture } from '../card/CardPicture.tsx';
import { CreateControl } from '../card/CreateControl.tsx';
import { noPicture } from '../pictures.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { storeTexts } from '../strings.ts';
import { useCardKeys } from '../useCardKeys.ts';
import type { StoreView } from '../useStoreView.ts';

export interface PinkManiaProps {
  readonly items: readonly ComputedItem[];
  readonly view: StoreView;
  readonly label: string;
}

/** The seven editions, in their own order (STORE-32 to STORE-34). */
export function PinkMania({ items, view, label }: PinkManiaProps): ReactElement {
  const t = useText(storeTexts);
  const { viewer, configuration, linkSettings } = view;
  const cardsFor = useMemo(
    () => (who: CardViewer) => pinkManiaCards(items, who, configuration, linkSettings),
    [items, configuration, linkSettings],
  );
  const cards = useMemo(() => cardsFor(viewer), [cardsFor, viewer]);
  const onKeyDown = useCardKeys();
  return (
    <section className="ta-store-section ta-store-pink">
      <header className="ta-store-pink__head">
        <h2 className="ta-store-banner__title">{t('pinkTitle')}</h2>
        <p className="ta-quiet">{t('pinkText')}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the links of cards */}
      <ul className="ta-store-grid" aria-label={label} onKeyDown={onKeyDown} part="grid">
        {cards.map((card, index) => (
          <li key={index} className="ta-store-grid__item">
            <PinkCard
              card={card}
              view={view}
              first={index < 4}
              createFor={(who) => cardsFor(who)[index]?.create ?? card.create}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PinkCardProps {
  readonly card: PinkManiaCard;
  readonly view: StoreView;
  readonly first: boolean;
  readonly createFor: (viewer: CardViewer) => PinkManiaCard['create'];
}

function PinkCard({ card, view, first, createFor }: PinkCardProps): ReactElement {
  const titledItem = useMemo(
    () => (card.item && card.name !== card.item.nome ? { ...card.item, nome: card.name } : card.item),
    [card],
  );
  if (titledItem) return <ProductCard item={titledItem} view={view} first={first} createFor={createFor} />;
  return (
    <article className="ta-store-card" part="card">
      <div className="ta-store-card__stage">
        <CardPicture front={noPicture} second={noPicture} looked={false} first={false} />
      </div>
      <div className="ta-store-card__text">
        <h3 className="ta-store-card__name">{card.name}</h3>
      </div>
      <div className="ta-store-actions">
        <CreateControl create={card.create} createFor={createFor} slug="" name={card.name} view={view} />
      </div>
    </article>
  );
}
