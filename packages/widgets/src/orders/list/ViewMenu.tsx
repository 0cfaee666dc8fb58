import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { SavedView } from '@trade-area/core/contract';
import { currentView, readView } from '@trade-area/core/orders';
import type { ColumnKey, OrdersAddress } from '@trade-area/core/orders';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { saveIcon, trashIcon } from '../../ui/icons.ts';
import { Popover } from '../../ui/Popover.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ordersTexts } from '../strings.ts';
import { useSavedViews } from './useSavedViews.ts';
import type { SavedViews } from './useSavedViews.ts';

export interface ViewMenuProps {
  readonly address: OrdersAddress;
  /** The columns on screen. */
  readonly columns: readonly ColumnKey[];
  readonly onView: (address: OrdersAddress, columns: readonly ColumnKey[]) => void;
}

/** Saved views: filters, sort and columns under a name. */
export function ViewMenu(props: ViewMenuProps): ReactElement {
  const t = useText(ordersTexts);
  return (
    <Popover label={t('views')} icon={saveIcon} size="small" align="end">
      {(close) => <ViewPanel {...props} close={close} />}
    </Popover>
  );
}

function ViewPanel({ address, columns, onView, close }: ViewMenuProps & { readonly close: () => void }) {
  const t = useText(ordersTexts);
  const views = useSavedViews(address, columns);
  const open = (view: SavedView) => {
    const read = readView(view);
    close();
    onView(read.address, read.columns);
  };
  return (
    <div className="ta-orders-views">
      <DataView
        remote={views}
        waiting={<Skeleton count={2} />}
        isEmpty={(data) => data.views.length === 0}
        empty={<p className="ta-quiet">{t('viewsEmpty')}</p>}
      >
        {(data) => (
          <ul className="ta-orders-views__list">
            {data.views.map((view) => (
              <li className="ta-orders-views__item" key={view.id}>
                <Button
                  variant="link"
                  aria-current={currentView(data.views, address, columns)?.id === view.id || undefined}
                  onClick={() => open(view)}
                >
                  {view.name}
                </Button>
                <IconButton
                  icon={trashIcon}
                  label={t('viewDelete', { name: view.name })}
                  size="small"
                  disabled={views.working}
                  onClick={() => void views.remove(view)}
                />
              </li>
            ))}
          </ul>
        )}
      </DataView>
      <SaveForm views={views} />
    </div>
  );
}

const problems = {
  empty: 'viewEmpty',
  tooLong: 'viewTooLong',
  tooManyFilters: 'viewTooManyFilters',
  full: 'viewFull',
} as const;

function SaveForm({ views }: { readonly views: SavedViews }) {
  const t = useText(ordersTexts);
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const { refused, notice } = views;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await views.save(name)) setName('');
  };
  return (
    <form className="ta-orders-views__save" onSubmit={(event) => void send(event)}>
      <Field
        label={t('viewName')}
        error={refused && (typeof refused === 'string' ? t(problems[refused]) : failureText(refused))}
      >
        <TextInput value={name} onValue={setName} />
      </Field>
      <Button type="submit" busy={views.working}>
        {t('viewSave')}
      </Button>
      <p className="ta-quiet" role="status">
        {notice && t(notice.kind, { name: notice.name })}
      </p>
    </form>
  );
}
