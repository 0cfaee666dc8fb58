import type { ReactElement } from 'react';
import { mostSelected } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { ordersTexts } from '../strings.ts';
import type { OrderExport } from './useOrderExport.ts';
import type { OrderSelection } from './useOrderSelection.ts';

export interface SelectionBarProps {
  readonly selection: OrderSelection;
  readonly file: OrderExport;
}

/** What can be done with the chosen orders; they may stand on several pages. */
export function SelectionBar({ selection, file }: SelectionBarProps): ReactElement {
  const t = useText(ordersTexts);
  const { selected, full, clear } = selection;
  return (
    <div className="ta-list-bar__selection">
      <span role="status">
        {t('selected', { count: selected.size })}
        {full && ` · ${t('selectedMost', { count: mostSelected })}`}
      </span>
      <Button
        variant="primary"
        size="small"
        icon={downloadIcon}
        busy={file.working}
        onClick={() => void file.save(selected)}
      >
        {t('exportSelected')}
      </Button>
      <Button variant="link" size="small" onClick={clear}>
        {t('selectNone')}
      </Button>
    </div>
  );
}
