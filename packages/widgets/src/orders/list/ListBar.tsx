import type { ReactElement, ReactNode } from 'react';
import { FileFailure } from '../../kit/FileFailure.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
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
      <FileFailure work={file} title={t('exportFailed')} onRetry={() => void file.save(selection.selected)} />
    </>
  );
}
