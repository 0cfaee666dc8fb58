import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { readQuotesAddress, writeQuotesAddress } from '@trade-area/core/configurator';
import type { QuotesAddress } from '@trade-area/core/configurator';
import { quoteList } from '@trade-area/core/contract';
import type { QuoteRow, QuoteState } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { DataView } from '../../kit/DataView.tsx';
import { EmptyList } from '../../kit/list/EmptyList.tsx';
import { ListPager } from '../../kit/list/ListPager.tsx';
import type { QueryInput } from '../../kit/list/useListPage.ts';
import { useSearchDraft } from '../../kit/list/useSearchDraft.ts';
import { listTexts } from '../../kit/listStrings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { explainable } from '../explained.ts';
import type { ShownPrice } from '../explained.ts';
import { PriceSwitch } from '../PriceSwitch.tsx';
import { pricesTexts } from '../pricesStrings.ts';
import { useCart } from '../useCart.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OrderAgainPanel } from './OrderAgainPanel.tsx';
import { nameOf, QuoteCard } from './QuoteCard.tsx';
import { QuoteOutcomes } from './QuoteOutcomes.tsx';
import { QuotesCart } from './QuotesCart.tsx';
import { quoteTexts } from './quoteStrings.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useQuoteActions } from './useQuoteActions.ts';
import type { OpenCheckout } from './useQuoteActions.ts';

/** Props of {@link SavedQuotes}. */
export interface SavedQuotesProps extends QueryInput {
  /** Address of this page for a query: the pager becomes real links. Default: buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Address of the store. */
  readonly storeHref: string;
  /** Address of an order by its code. */
  readonly orderHref: (code: string) => string;
  /** Opens the page of a quote in the configurator. */
  readonly onOpen: (href: string) => void;
  /** Opens the checkout of a quote. Default: quotes are not ordered from here. */
  readonly onCheckout?: OpenCheckout | undefined;
  /** Opens the checkout of the cart by its number. Default: there is no cart here. */
  readonly onCheckoutCart?: ((code: string) => Promise<Failure | null>) | undefined;
  /** The checkout is being opened: the list is covered until the page is left. Default false. */
  readonly isOpening?: boolean | undefined;
}

/**
 * The customer's saved and ordered quotes (AGAIN-02): search, pages, and what can be done with each. Its owner keeps
 * `search`, as with orders.
 *
 * @example
 * const [search, setSearch] = useState('');
 * <SavedQuotes
 *   search={search}
 *   onSearchChange={setSearch}
 *   storeHref="/store"
 *   orderHref={(code) => `/orders/${code}`}
 *   onOpen={navigate}
 * />
 */
export const SavedQuotes = withBoundary(function SavedQuotes(props: SavedQuotesProps): ReactElement {
  const {
    search,
    onSearchChange,
    hrefFor,
    storeHref,
    orderHref,
    onCheckout,
    onCheckoutCart,
    isOpening = false,
  } = props;
  const t = useText(quoteTexts);
  const prices = useText(pricesTexts);
  const { clock } = useSessionArea();
  const lang = useLanguage();
  const [shown, setShown] = useState<ShownPrice>('net');
  const address = readQuotesAddress(search);
  const change = (next: Partial<QuotesAddress>) =>
    onSearchChange(writeQuotesAddress({ ...address, page: 1, ...next }), { replace: false });
  const answer = useRemote(quoteList, {
    query: { state: address.state, search: address.search, page: String(address.page), lang },
  });
  const actions = useQuoteActions(onCheckout, answer.retry);
  const [open, setOpen] = useState<{
    readonly what: 'rename' | 'share' | 'offer';
    readonly row: QuoteRow;
  } | null>(null);
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) answer.retry();
  };
  const cart = useCart();
  const cartLines = useRef<HTMLUListElement>(null);
  const inCart = new Set(cart.remote.data?.lines.map(({ id }) => id));
  const [added, setAdded] = useState<QuoteRow | null>(null);
  const add = async (row: QuoteRow) => {
    setAdded(null);
    if (await cart.add(row.id, Math.max(1, row.quantity))) setAdded(row);
  };
  const isOpenState = address.state === 'open';
  return (
    <div className="ta-quotes" part="quotes" aria-busy={isOpening || undefined}>
      {address.order !== '' && (
        <OrderAgainPanel
          key={address.order}
          code={address.order}
          storeHref={storeHref}
          onOpen={props.onOpen}
          onCheckout={onCheckout}
          cart={onCheckoutCart && cart}
          onShowCart={() => cartLines.current?.focus()}
          onClose={() => change({ order: '' })}
          onMade={answer.retry}
        />
      )}
      {onCheckoutCart && (
        <QuotesCart cart={cart} onCheckOut={onCheckoutCart} isOpening={isOpening} listRef={cartLines} />
      )}
      <Search address={address} onSearch={(text) => change({ search: text })} />
      <Tabs
        label={t('states')}
        tabs={[
          { key: 'open', title: t('stateOpen') },
          { key: 'ordered', title: t('stateOrdered') },
        ]}
        selected={address.state}
        onSelect={(state) => change({ state: state as QuoteState })}
      >
        <div className="ta-quotes__panel">
          <QuoteOutcomes actions={actions} />
          {added !== null && inCart.has(added.id) && (
            <Notice
              key={added.id}
              tone="success"
              announce="status"
              actions={
                <Button size="small" onClick={() => cartLines.current?.focus()}>
                  {prices('cartView')}
                </Button>
              }
            >
              {prices('cartAdded', { name: nameOf(added) })}
            </Notice>
          )}
          <DataView
            remote={answer}
            waiting={<Skeleton shape="card" count={3} />}
            isEmpty={({ result }) => result.length === 0}
            empty={
              <EmptyList
                isFiltered={address.search !== ''}
                noMatch={t('noMatch')}
                onClear={() => change({ search: '' })}
              >
                <EmptyState
                  title={t(isOpenState ? 'none' : 'noneOrdered')}
                  action={
                    <Button variant="primary" href={storeHref}>
                      {t('goToStore')}
                    </Button>
                  }
                >
                  {t(isOpenState ? 'noneText' : 'noneOrderedText')}
                </EmptyState>
              </EmptyList>
            }
          >
            {({ result, total }) => (
              <>
                <div className="ta-quotes__head">
                  <p className="ta-quiet ta-figures" role="status">
                    {t('results', { count: total })}
                  </p>
                  {result.some(({ price }) => explainable(price)) && (
                    <PriceSwitch shown={shown} onShown={setShown} />
                  )}
                </div>
                <ul className="ta-quotes__list">
                  {result.map((row) => (
                    <QuoteCard
                      key={row.id}
                      row={row}
                      shown={shown}
                      now={clock.now()}
                      isWorking={actions.working === row.id || cart.working === row.id}
                      orderHref={orderHref(row.order_code)}
                      onOrder={onCheckout && (() => void actions.order(row))}
                      onAdd={onCheckoutCart && (() => void add(row))}
                      onShowCart={inCart.has(row.id) ? () => cartLines.current?.focus() : undefined}
                      onAgain={() => change({ order: row.order_code, page: address.page })}
                      onOffer={() => setOpen({ what: 'offer', row })}
                      onShare={() => setOpen({ what: 'share', row })}
                      onDuplicate={() => void actions.duplicate(row)}
                      onRename={() => setOpen({ what: 'rename', row })}
                      onDelete={() => void actions.remove(row)}
                    />
                  ))}
                </ul>
              </>
            )}
          </DataView>
          <ListPager
            label={t('pager')}
            page={answer.data?.page ?? address.page}
            pages={answer.data?.pages ?? 0}
            onPage={(page) => change({ page })}
            hrefFor={hrefFor && ((page) => hrefFor(writeQuotesAddress({ ...address, page })))}
          />
        </div>
      </Tabs>
      {open?.what === 'rename' && <RenameDialog row={open.row} onClose={close} />}
      {open?.what === 'offer' && <OfferDialog row={open.row} onClose={() => close(false)} />}
      {open?.what === 'share' && <ShareDialog row={open.row} onClose={() => close(true)} />}
      {isOpening && (
        <div className="ta-quotes__overlay">
          <Spinner label={t('opening')} />
        </div>
      )}
    </div>
  );
});

interface SearchProps {
  readonly address: QuotesAddress;
  readonly onSearch: (text: string) => void;
}

function Search({ address, onSearch }: SearchProps): ReactElement {
  const t = useText(quoteTexts);
  const list = useText(listTexts);
  const search = useSearchDraft(address.search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search.draft.trim());
  };
  return (
    <form className="ta-list-filters__search" role="search" aria-label={t('states')} onSubmit={submit}>
      <Field label={list('search')} labelHidden>
        <SearchInput
          value={search.draft}
          onValue={search.setDraft}
          onClear={() => address.search !== '' && onSearch('')}
          clearLabel={list('clearSearch')}
          placeholder={t('searchHint')}
          maxLength={200}
        />
      </Field>
      <Button type="submit">{list('search')}</Button>
    </form>
  );
}
