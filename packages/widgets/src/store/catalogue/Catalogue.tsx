import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { chooseFilter, storeTabs } from '@trade-area/core/store';
import type { ComputedItem, StoreAddress } from '@trade-area/core/store';
import { DataView } from '../../kit/DataView.tsx';
import { Slot } from '../../kit/Slot.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { CatalogueFailures } from './CatalogueFailures.tsx';
import { Editors } from '../card/Editors.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PromoSelect } from './PromoSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { storeTexts } from '../strings.ts';
import type { CatalogueData } from '../catalogueData.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import type { OnStoreAddress } from './useCatalogueAddress.ts';
import { useStoreView } from '../useStoreView.ts';
import type { OnCardAction } from '../useStoreView.ts';
import { WaitingGrid } from '../WaitingGrid.tsx';

export interface CatalogueProps {
  /** From `catalogueOf`. `PublicCatalogue` and `CustomerCatalogue` load theirs from the lab. */
  readonly catalogue: CatalogueData;
  /** The applied filters and search. Default: the widget keeps them in memory and begins with all products. */
  readonly address?: StoreAddress | undefined;
  /** Called with every chosen filter or search; an owner of `address` applies it. `replace`: no step back leads to the former one. */
  readonly onAddress?: OnStoreAddress | undefined;
  /** Tabs, search and select. Default true; without them the address decides alone. */
  readonly controls?: boolean | undefined;
  /** Above everything, beside the search. */
  readonly heading?: ReactNode;
  /** Told before a card's action; `preventDefault` keeps it from happening. */
  readonly onAction?: OnCardAction | undefined;
}

/**
 * The store: categories, search, promotions, cards (STORE-01, PUB-01).
 *
 * @example
 * const catalogue = catalogueOf(rows, { currency: 'EUR', today: '2026-11-21' });
 * <Catalogue catalogue={catalogue} />
 */
export const Catalogue = withBoundary(function Catalogue(props: CatalogueProps): ReactElement {
  const { catalogue, controls = true, heading, onAction } = props;
  const [address, onAddress] = useCatalogueAddress(props.address, props.onAddress);
  const t = useText(storeTexts);
  const root = useRef<HTMLDivElement>(null);
  const view = useStoreView(catalogue, onAction);
  const [editorsOf, setEditorsOf] = useState<ComputedItem | null>(null);
  const items = catalogue.data;
  const filters = useMemo(() => storeTabs(items ?? [], view.rights), [items, view.rights]);

  const { subfilter } = address;
  // The last requested address: the owner may apply it late, and a second press must not undo the first.
  const latest = useRef(address);
  useEffect(() => void (latest.current = address), [address]);
  const change = useCallback(
    (next: StoreAddress, replace = false) => {
      latest.current = next;
      onAddress(next, { replace });
      // A chosen sub-collection begins at its top (STORE-12).
      if (next.filter !== 'selection' && next.subfilter !== '' && next.subfilter !== subfilter)
        root.current?.scrollIntoView({ block: 'start' });
    },
    [onAddress, subfilter],
  );
  // Letters that follow a first one are no steps of their own.
  const search = (text: string) => change({ ...latest.current, search: text }, latest.current.search !== '');
  const content = (
    <>
      <CatalogueFailures catalogue={catalogue} ticket={view.ticket} />
      <DataView
        remote={catalogue}
        waiting={<WaitingGrid label={t('loading')} />}
        showsNotFoundAsEmpty
        isEmpty={(data) => data.length === 0}
        empty={
          <Slot name="empty">
            <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
          </Slot>
        }
      >
        {(data) => (
          <CatalogueResults
            items={data}
            address={address}
            promos={catalogue.promos}
            view={view}
            onAddress={change}
            onChoose={setEditorsOf}
          />
        )}
      </DataView>
    </>
  );
  return (
    <div className="ta-store" ref={root} part="catalogue">
      <div className="ta-store__top">
        <Slot name="heading">{heading}</Slot>
        {controls && (
          <div className="ta-store__tools">
            <SearchBox search={address.search} onSearch={search} root={root} />
            {catalogue.kind === 'customer' && (
              <PromoSelect value={address.promo} onValue={(promo) => change({ ...latest.current, promo })} />
            )}
          </div>
        )}
      </div>
      {controls ? (
        <FilterBar
          filters={filters}
          selected={address.filter}
          onSelect={(filter) => change(chooseFilter(latest.current, filter))}
        >
          {content}
        </FilterBar>
      ) : (
        content
      )}
      {editorsOf && <Editors item={editorsOf} view={view} onClose={() => setEditorsOf(null)} />}
    </div>
  );
});
