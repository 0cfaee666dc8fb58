import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { ordersInProcess } from '@trade-area/core/contract';
import type { OrderRow, SharedPhoto } from '@trade-area/core/contract';
import { eventNames } from '@trade-area/core/kernel';
import { linkOrders, ordersOf, savePhotos } from '@trade-area/core/sharing';
import { DataView } from '../kit/DataView.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { listTexts } from '../kit/listStrings.ts';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { useRemote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { sharingTexts } from './strings.ts';
import { useChange } from './useChange.ts';
import { WentWrong } from './WentWrong.tsx';

export interface OrderDialogProps {
  readonly photos: readonly SharedPhoto[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/**
 * Links the selected photos to shipped orders (SHARE-23): one order, or several where they show products of several
 * (SHARE-07). An order that is linked stays so (SHARE-28).
 */
export function OrderDialog({ photos, onClose, onSaved }: OrderDialogProps): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const { session } = useSessionArea();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const before = photos.every((photo) => photo.is_composition);
  const [isComposition, setComposition] = useState(before);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = useChange();
  const choose = (order: string, on: boolean) =>
    setChosen(isComposition ? chosen.filter((each) => each !== order).concat(on ? [order] : []) : [order]);

  async function link() {
    const { gateway } = session;
    if (isComposition && !before) {
      const tags = new Map(
        photos.map(({ id, tag }) => [id, tag.filter(({ get_by }) => get_by === '')] as const),
      );
      const saved = await savePhotos(gateway, tags, { code, compositions: photos.map(({ id }) => id) });
      if (saved.kind !== 'done') return saved;
    }
    return linkOrders(gateway, photos, { code, orders: chosen, isManual: false });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orderTitle', { count: photos.length })}
      closeLabel={kit('close')}
      locked={change.isRunning}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isRunning}>
            {kit('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={change.isRunning}
            disabled={chosen.length === 0}
            onClick={() => void change.run(link, onSaved)}
          >
            {t('link')}
          </Button>
        </>
      }
    >
      <div className="ta-sharing-dialog">
        <Checkbox
          checked={isComposition}
          // Orders that are linked already need it.
          disabled={before || change.isRunning}
          onChecked={(on) => {
            setComposition(on);
            setChosen(chosen.slice(0, 1));
          }}
        >
          {t('composition')}
        </Checkbox>
        <OrderChoices
          chosen={chosen}
          isLinked={(order) => photos.every((photo) => ordersOf(photo).includes(order))}
          isSeveral={isComposition}
          onChoose={choose}
        />
        <WentWrong outcome={change.outcome} />
      </div>
    </Dialog>
  );
}

interface OrderChoicesProps {
  readonly chosen: readonly string[];
  readonly isLinked: (order: string) => boolean;
  readonly isSeveral: boolean;
  readonly onChoose: (order: string, on: boolean) => void;
}

function OrderChoices({ chosen, isLinked, isSeveral, onChoose }: OrderChoicesProps): ReactElement {
  const t = useText(sharingTexts);
  const list = useText(listTexts);
  const [draft, setDraft] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const remote = useRemote(ordersInProcess, {
    path: { page },
    body: {
      order_by: [{ property: 'date', direction: 'DESC' }],
      query: { status: 3, ...(search === '' ? {} : { search }) },
    },
  });
  const find = (words: string) => {
    setSearch(words.trim());
    setPage(1);
  };
  return (
    <section className="ta-sharing-orders" aria-label={t('orders')}>
      <SearchInput
        aria-label={t('orderSearch')}
        placeholder={t('orderSearch')}
        clearLabel={list('clearSearch')}
        maxLength={200}
        value={draft}
        onValue={setDraft}
        onSearch={find}
        onBlur={() => find(draft)}
        onClear={() => find('')}
      />
      <DataView
        remote={remote}
        waiting={<Skeleton shape="text" count={5} />}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<EmptyState title={t(search === '' ? 'noOrders' : 'noOrdersFound')} />}
      >
        {({ orders, pages, page: current }) => (
          <>
            <ul className="ta-sharing-orders__list">
              {orders.map((order) => (
                <OrderChoice
                  key={order.commessa}
                  order={order}
                  isLinked={isLinked(order.commessa)}
                  isSeveral={isSeveral}
                  isChosen={chosen.includes(order.commessa)}
                  onChoose={(on) => onChoose(order.commessa, on)}
                />
              ))}
            </ul>
            <ListPager label={t('ordersPages')} page={current} pages={pages} onPage={setPage} />
          </>
        )}
      </DataView>
    </section>
  );
}

interface OrderChoiceProps {
  readonly order: OrderRow;
  readonly isLinked: boolean;
  readonly isSeveral: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

function OrderChoice({ order, isLinked, isSeveral, isChosen, onChoose }: OrderChoiceProps): ReactElement {
  const t = useText(sharingTexts);
  const list = useText(listTexts);
  const { date } = useFormats();
  const id = useId();
  const people = eventNames(order);
  const facts = [order.commessa, order.article, order.book_type, date(people.date)].filter(
    (fact) => fact !== '',
  );
  return (
    <li className="ta-sharing-orders__order">
      <input
        className="ta-sharing-orders__box"
        id={id}
        type={isSeveral ? 'checkbox' : 'radio'}
        name="shared-order"
        checked={isLinked || isChosen}
        disabled={isLinked}
        aria-describedby={`${id}-facts`}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className="ta-sharing-orders__text">
        <label className="ta-sharing-orders__name" htmlFor={id}>
          {people.names || list('noNames')}
        </label>
        <span className="ta-quiet ta-figures" id={`${id}-facts`}>
          {facts.join(' · ')}
          {isLinked && ` · ${t('orderLinked')}`}
        </span>
      </span>
    </li>
  );
}
