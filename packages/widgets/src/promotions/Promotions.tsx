import { useMemo } from 'react';
import type { ReactElement } from 'react';
import {
  activeIds,
  chooseTab,
  formatPromotionsAddress,
  parsePromotionsAddress,
  promotionsFor,
} from '@trade-area/core/promotions';
import type { PromotionsAddress, PromotionTab } from '@trade-area/core/promotions';
import { DataView } from '../kit/DataView.tsx';
import { useTradeArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { couponIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { PromotionCards } from './PromotionCards.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';
import { promotionsTexts } from './strings.ts';
import { useFreshPromotions, useOldPromotions, useOpenPromotion } from './usePromotionList.ts';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useClampedPage } from '../kit/list/useClampedPage.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';

export interface PromotionsProps {
  /** The query of the address, with or without `?`: tab, page of the old ones, open window (PROMO-02). */
  readonly search: string;
  /** Asks the owner for another address; `replace`: no step back leads to the former one. */
  readonly onAddress: (address: string, how: { readonly replace: boolean }) => void;
  /** Address of the store. */
  readonly storeHref: string;
}

/**
 * ACTIVE PROMOS and OLD PROMOS with the window of the one that is open (PROMO-01 to PROMO-06).
 *
 * @example
 * <Promotions search={search} onAddress={setSearch} storeHref="/store" />
 */
export const Promotions = withBoundary(function Promotions({
  search,
  onAddress,
  storeHref,
}: PromotionsProps): ReactElement {
  const t = useText(promotionsTexts);
  const address = useMemo(() => parsePromotionsAddress(search), [search]);
  const go = (next: PromotionsAddress, replace = false) =>
    onAddress(formatPromotionsAddress(next), { replace });
  const { tell } = useTradeArea();
  const running = useFreshPromotions();
  const ended = useOldPromotions(address.tab === 'old' ? address.page : null);
  const open = useOpenPromotion(address.openpromo, running.data?.items, ended.data?.items);
  useClampedPage(address.tab === 'old' ? address.page : 1, ended.data?.totalPages, (page) =>
    go({ ...address, page }, true),
  );

  const runningIds = useMemo(
    () => activeIds((running.data?.items ?? []).map(({ promo }) => ({ id_promo: promo }))),
    [running.data],
  );
  const count = running.data?.items.length ?? 0;
  const cards = {
    hrefFor: (id: string) => formatPromotionsAddress({ ...address, openpromo: id }),
    onOpen(id: string) {
      tell('promo_open', { promo: id });
      go({ ...address, openpromo: id });
    },
  };
  const waiting = <Skeleton shape="card" count={6} />;
  return (
    <div className="ta-promos">
      <Tabs
        label={t('tabs')}
        selected={address.tab}
        onSelect={(tab) => go(chooseTab(address, tab as PromotionTab))}
        tabs={[
          {
            key: 'active',
            title: t('active'),
            badge: <Badge tone="quiet" count={count} label={t('activeCount', { count })} />,
          },
          { key: 'old', title: t('old') },
        ]}
      >
        {address.tab === 'active' ? (
          <DataView
            key="active"
            remote={running}
            waiting={waiting}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState
                icon={couponIcon}
                title={t('noActive')}
                action={
                  <Button variant="primary" href={storeHref}>
                    {t('toStore')}
                  </Button>
                }
              >
                {t('noActiveHint')}
              </EmptyState>
            }
          >
            {({ items }) => (
              <PromotionCards promotions={promotionsFor('active', items, runningIds)} {...cards} />
            )}
          </DataView>
        ) : (
          <DataView
            key="old"
            remote={ended}
            waiting={waiting}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState icon={couponIcon} title={t('noOld')}>
                {t('noOldHint')}
              </EmptyState>
            }
          >
            {({ items, totalPages }) => (
              <>
                <PromotionCards promotions={promotionsFor('old', items, runningIds)} {...cards} />
                <OldPager address={address} pages={totalPages} onGo={go} />
              </>
            )}
          </DataView>
        )}
      </Tabs>
      <PromotionDialog
        promotion={open}
        onClose={() => go({ ...address, openpromo: '' }, true)}
        storeHref={storeHref}
      />
    </div>
  );
});

interface OldPagerProps {
  readonly address: PromotionsAddress;
  readonly pages: number;
  readonly onGo: (address: PromotionsAddress) => void;
}

function OldPager({ address, pages, onGo }: OldPagerProps): ReactElement {
  const t = useText(promotionsTexts);
  const at = (page: number) => ({ ...address, page, openpromo: '' });
  return (
    <ListPager
      label={t('pager')}
      page={address.page}
      pages={pages}
      hrefFor={(page) => formatPromotionsAddress(at(page))}
      onPage={(page) => onGo(at(page))}
    />
  );
}
