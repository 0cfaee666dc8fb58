import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { PromotionTerms } from '@trade-area/core/contract';
import { bannersOf, emptyStoreAddress, toggleSubfilter, visibleItems } from '@trade-area/core/store';
import type { ComputedItem, StoreAddress, StoreBanner } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { AppliedChips } from '../../ui/AppliedChips.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CollectionBanner } from './CollectionBanner.tsx';
import { PinkMania } from './PinkMania.tsx';
import { frontOf, noPicture } from '../pictures.ts';
import { useSimilarItems } from './useSimilarItems.ts';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';
import { filterWords, promoWords } from '../words.ts';

export interface CatalogueResultsProps {
  /** Every item this person may see. */
  readonly items: readonly ComputedItem[];
  readonly address: StoreAddress;
  readonly promos: readonly PromotionTerms[];
  readonly view: StoreView;
  readonly onAddress: (address: StoreAddress, replace?: boolean) => void;
  readonly onChoose: (item: ComputedItem) => void;
}

/** The store as its address narrows it: applied filters, banners, cards. */
export function CatalogueResults({
  items,
  address,
  promos,
  view,
  onAddress,
  onChoose,
}: CatalogueResultsProps): ReactElement {
  const t = useText(storeTexts);
  const { kind, viewer, configuration, linkSettings } = view;
  const { slugs, isLoading } = useSimilarItems(items, address.search);
  const shown = useMemo(() => visibleItems(items, address, slugs), [items, address, slugs]);
  const banners = useMemo(
    () => bannersOf(address, { kind, language: viewer.language, promos }, configuration, linkSettings),
    [address, kind, viewer.language, promos, configuration, linkSettings],
  );
  const narrowed = address.search !== '' || address.promo !== 'all';
  const clear = () =>
    onAddress(narrowed ? { ...address, search: '', promo: 'all' } : { ...emptyStoreAddress });
  const label = t(filterWords[address.filter]);
  const cards = (list: readonly ComputedItem[], leads: boolean) => (
    <CardGrid
      items={list}
      view={view}
      label={label}
      what={`${address.filter} ${address.subfilter} ${address.promo} ${address.search}`}
      leads={leads}
      onChoose={onChoose}
    />
  );
  const pink = address.filter === 'pinkmania' && !narrowed;
  // A search looks into every collection; their banners would push what it found away.
  const searched = address.filter === 'collection' && narrowed && address.subfilter === '';
  const [lead, ...others] = searched ? [] : leadFirst(banners);
  const waits = address.filter === 'collection' && lead !== undefined && !lead.expanded;
  const draw = (banner: StoreBanner, first = false) => (
    <Banner key={banner.code} {...{ banner, first, items, address, view, onAddress }} />
  );
  return (
    <>
      <ResultBar
        address={address}
        count={pink || waits || (isLoading && shown.length === 0) ? null : shown.length}
        onAddress={onAddress}
        onClear={clear}
      />
      {pink && <PinkMania items={items} view={view} label={label} />}
      {lead && !waits && draw(lead, true)}
      {!pink && !waits && shown.length > 0 && cards(shown, lead === undefined)}
      {!pink && !waits && shown.length === 0 && !isLoading && (
        <EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clearAll')}</Button>}>
          {t('noMatchText')}
        </EmptyState>
      )}
      {lead && (waits || others.length > 0) && (
        <div className="ta-store-banners">
          {waits && draw(lead, true)}
          {others.map((banner) => draw(banner))}
        </div>
      )}
    </>
  );
}

/** The opened collection is above its items, the others below them (STORE-10, STORE-12). */
function leadFirst(banners: readonly StoreBanner[]): readonly StoreBanner[] {
  const opened = banners.filter(({ expanded }) => expanded);
  return opened.length === 0 ? banners : [...opened, ...banners.filter(({ expanded }) => !expanded)];
}

interface BannerProps extends Pick<CatalogueResultsProps, 'items' | 'address' | 'view' | 'onAddress'> {
  readonly banner: StoreBanner;
  readonly first: boolean;
}

function Banner({ banner, first, items, address, view, onAddress }: BannerProps): ReactElement {
  const own = items.find(({ classes, foto }) => classes.includes(banner.code) && foto !== '');
  return (
    <CollectionBanner
      banner={banner}
      labOrigin={view.labOrigin}
      instead={own ? frontOf(own) : noPicture}
      clamped={address.filter === 'selection'}
      first={first}
      onToggle={() => onAddress(toggleSubfilter(address, banner.code))}
    />
  );
}

interface ResultBarProps extends Pick<CatalogueResultsProps, 'address' | 'onAddress'> {
  /** null = not counted here. */
  readonly count: number | null;
  readonly onClear: () => void;
}

/** The number of results and the filters that narrow them. */
function ResultBar({ address, count, onAddress, onClear }: ResultBarProps): ReactElement {
  const t = useText(storeTexts);
  const { search, promo } = address;
  const formatted = useFormats().number(count ?? 0);
  const filters = [
    ...(promo === 'all'
      ? []
      : [{ name: t(promoWords[promo]), onRemove: () => onAddress({ ...address, promo: 'all' }) }]),
    ...(search === ''
      ? []
      : [
          {
            name: t('appliedSearch', { text: search }),
            onRemove: () => onAddress({ ...address, search: '' }),
          },
        ]),
  ];
  return (
    <div className="ta-store-line">
      <span className="ta-figures" role="status">
        {count === null ? '' : t('results', { count, formatted })}
      </span>
      <AppliedChips
        chips={filters}
        onClear={onClear}
        labels={{
          list: t('applied'),
          remove: (name) => t('remove', { name }),
          clear: t('clearAll'),
        }}
      />
    </div>
  );
}
