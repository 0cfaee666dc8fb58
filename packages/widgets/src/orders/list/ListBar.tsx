import type { ReactElement, ReactNode } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ordersTexts } from '../strings.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { OrderExport } from './useOrderExport.ts';
import type { OrderSelection } from './useOrderSelection.ts';

export interface ListBarProps {
  /** How many orders match. */
  readonly result: string;
  readonly selection: OrderSelection;
  readonly file: OrderExport;
  /** Nothing to save. */
  readonly isEmpty: boolean;
  /** Views and columns. */
  readonly children: ReactNode;
}

/** Over the table: how many match or are chosen, and what can be done with them. */
export function ListBar({ result, selection, file, isEmpty, children }: ListBarProps): ReactElement {
  const t = useText(ordersTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  return (
    <>
      <div className="ta-list-bar">
        {selection.selected.size > 0 ? (
          <SelectionBar selection={selection} file={file} />
        ) : (
          <p className="ta-list-bar__result ta-figures">{result}</p>
        )}
        <div className="ta-list-bar__tools">
          {children}
          <Button
            size="small"
            icon={downloadIcon}
            busy={file.working && selection.selected.size === 0}
            disabled={isEmpty}
            onClick={() => void file.save()}
          >
            {t('exportAll')}
          </Button>
        </div>
      </div>
      <span className="ta-hidden" role="status">
        {file.done ? t('exportDone') : ''}
      </span>
      {file.failure && (
        <Notice
          tone="danger"
          title={t('exportFailed')}
          announce="alert"
          actions={
            <Button variant="quiet" busy={file.working} onClick={() => void file.save(selection.selected)}>
              {kit('retry')}
            </Button>
          }
        >
          {failureText(file.failure)}
        </Notice>
      )}
    </>
  );
}
