import { memo, useId, useMemo, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { badgesOf } from '@trade-area/core/pricing';
import { cardActions } from '@trade-area/core/store';
import type { CardViewer, ComputedItem, CreateAction } from '@trade-area/core/store';
import { Slot } from '../../kit/Slot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { externalIcon } from '../../ui/icons.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Badges } from './Badges.tsx';
import { CardLink } from './CardLink.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CreateControl } from './CreateControl.tsx';
import { frontOf, secondOf } from '../pictures.ts';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import type { CardAction, StoreView } from '../useStoreView.ts';

export interface ProductCardProps {
  /** One item of `catalogueOf` or of a catalogue's data. */
  readonly item: ComputedItem;
  /** From `useStoreView`. */
  readonly view: StoreView;
  /** Seen without scrolling: its picture comes first. Default false. */
  readonly first?: boolean | undefined;
  /** The person wants to choose between several editors. */
  readonly onChoose?: ((item: ComputedItem) => void) | undefined;
  /** In place of the item's own CREATE (Pink Mania). */
  readonly createFor?: ((viewer: CardViewer) => CreateAction) | undefined;
  /** After the actions: the page's own. */
  readonly children?: ReactNode;
}

/**
 * One product: picture, badges, name, what it costs and what can be done with it (STORE-23 to STORE-29).
 *
 * @example
 * const catalogue = catalogueOf(rows, { today: '2026-11-21' });
 * const view = useStoreView(catalogue);
 * {catalogue.data?.map((item) => <ProductCard key={item.slug} item={item} view={view} />)}
 */
export const ProductCard = withBoundary(function ProductCard(props: ProductCardProps): ReactElement {
  return <MemoizedCard {...props} />;
});

const MemoizedCard = memo(function MemoizedCard(props: ProductCardProps): ReactElement {
  const { item, view, first = false, onChoose, createFor, children } = props;
  const t = useText(storeTexts);
  const id = useId();
  const [looked, setLooked] = useState(false);
  const preloadHover = () => setLooked(true);
  const { viewer, linkSettings, kind, onAction } = view;
  const actions = useMemo(() => cardActions(item, viewer, linkSettings), [item, viewer, linkSettings]);
  const badges = useMemo(
    () => badgesOf(item, kind === 'public' ? '' : view.currency),
    [item, kind, view.currency],
  );
  const { slug, nome: name } = item;
  const tell = (what: CardAction['name'], href: string) => (event: MouseEvent<HTMLElement>) =>
    onAction?.({ name: what, slug, href }, event);
  const price = view.price(item.prezzo_da);
  const create = createFor ?? ((who: CardViewer) => cardActions(item, who, linkSettings).create);
  const info =
    actions.info === null
      ? null
      : { href: `${linkSettings.portalOrigin}${actions.info}`, path: actions.info };
  const lead = info ?? actions.explore;

  return (
    <article
      className="ta-store-card"
      aria-labelledby={id}
      data-test={actions.isTest || undefined}
      part="card"
      onPointerEnter={preloadHover}
      onFocus={preloadHover}
    >
      <div className="ta-store-card__stage">
        <Stage target={lead} onPress={lead ? tell(info ? 'info' : 'explore', lead.href) : undefined}>
          <CardPicture front={frontOf(item)} second={secondOf(item)} looked={looked} first={first} />
        </Stage>
        <Badges badges={badges} />
      </div>
      <div className="ta-store-card__text">
        {actions.isTest && <span className="ta-store-card__test">{t('testItem')}</span>}
        <h3 className="ta-store-card__name" id={id} part="card-name">
          {name}
        </h3>
        <p className="ta-store-card__facts">
          {price !== '' && (
            <span>{t(item.prezzo_tipo === 'retail' ? 'retailFrom' : 'priceFrom', { price })}</span>
          )}
          {item.giorni !== '' && <span>{t('days', { days: item.giorni })}</span>}
        </p>
        {item.description !== '' && <p className="ta-store-card__description">{item.description}</p>}
      </div>
      <div className="ta-store-actions" part="card-actions">
        {actions.explore && (
          <CardLink
            target={actions.explore}
            word={t('explore')}
            of={name}
            // It leads to the lab's website, INFO to the product's page here.
            icon={actions.explore.path === null && <Icon shape={externalIcon} size="small" />}
            onPress={tell('explore', actions.explore.href)}
          />
        )}
        <CreateControl
          create={createFor ? createFor(viewer) : actions.create}
          createFor={create}
          slug={slug}
          name={name}
          view={view}
          onChoose={() => onChoose?.(item)}
        />
        {info && <CardLink target={info} word={t('info')} of={name} onPress={tell('info', info.href)} />}
        <Slot name={`actions-${slug}`}>{children}</Slot>
      </div>
    </article>
  );
});

interface StageProps {
  readonly target: { readonly href: string; readonly path: string | null } | null;
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A press on the picture is a press on INFO, else on EXPLORE; for the pointer only, the words below are for all. */
function Stage({ target, onPress, children }: StageProps): ReactElement {
  if (!target) return <>{children}</>;
  return (
    <StoreLink
      href={target.href}
      external={target.path === null}
      className="ta-store-card__open"
      silent
      onPress={onPress}
    >
      {children}
    </StoreLink>
  );
}
