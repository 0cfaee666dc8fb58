import type { ReactElement } from 'react';
import type { ColumnKey } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { columnsIcon } from '../../ui/icons.ts';
import { Popover } from '../../ui/Popover.tsx';
import { ordersTexts } from '../strings.ts';
import { columnTitles, moveNameColumnsFirst } from '../titles.ts';
import type { ColumnChoice } from './useColumnChoice.ts';

export interface ColumnMenuProps {
  /** The columns the table can show. */
  readonly available: readonly ColumnKey[];
  readonly shown: readonly ColumnKey[];
  readonly choice: ColumnChoice;
}

/** The choice of columns; the order code is always shown. */
export function ColumnMenu({ available, shown, choice }: ColumnMenuProps): ReactElement {
  const t = useText(ordersTexts);
  return (
    <Popover label={t('columns')} icon={columnsIcon} size="small" align="end">
      <div className="ta-orders-columns">
        {moveNameColumnsFirst(available).map((key) => (
          <Checkbox
            key={key}
            checked={shown.includes(key)}
            disabled={key === 'code'}
            onChecked={() => choice.toggle(key)}
          >
            {t(columnTitles[key])}
          </Checkbox>
        ))}
        <Button
          variant="link"
          size="small"
          disabled={choice.chosen === null}
          onClick={() => choice.choose(null)}
        >
          {t('columnsReset')}
        </Button>
      </div>
    </Popover>
  );
}
