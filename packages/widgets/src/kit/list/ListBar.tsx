import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { FileFailure } from '../FileFailure.tsx';
import { useText } from '../text/engine.tsx';
import type { FileTask } from '../useCsvFile.ts';
import { listTexts } from '../listStrings.ts';
import type { RowSelection } from './useSelection.ts';

export interface ListBarProps {
  /** How many rows match. */
  readonly result: string;
  readonly selection: RowSelection;
  /** How many rows are selected, in words. */
  readonly selectedText: string;
  /** The button for the selected rows. */
  readonly selectedAction: {
    readonly label: string;
    readonly isWorking: boolean;
    readonly onClick: () => void;
  };
  /** The CSV file of the list. */
  readonly file: FileTask;
  readonly isExportingAll: boolean;
  readonly onExportAll: () => void;
  /** Makes the file that failed once more. */
  readonly onExportRetry: () => void;
  /** There is nothing to save. */
  readonly isEmpty: boolean;
  /** Further tools of the list. */
  readonly children?: ReactNode;
}

/** Over the table: how many rows match or are selected, and the actions for them. */
export function ListBar(props: ListBarProps): ReactElement {
  const { result, selection, selectedText, selectedAction, file, isEmpty, children } = props;
  const t = useText(listTexts);
  const hasSelection = selection.selected.size > 0;
  return (
    <>
      <div className="ta-list-bar">
        {hasSelection ? (
          <div className="ta-list-bar__selection">
            <span role="status">{selectedText}</span>
            <Button
              variant="primary"
              size="small"
              icon={downloadIcon}
              busy={selectedAction.isWorking}
              onClick={selectedAction.onClick}
            >
              {selectedAction.label}
            </Button>
            <Button variant="link" size="small" onClick={selection.clear}>
              {t('selectNone')}
            </Button>
          </div>
        ) : (
          <p className="ta-list-bar__result ta-figures">{result}</p>
        )}
        <div className="ta-list-bar__tools">
          {children}
          <Button
            size="small"
            icon={downloadIcon}
            busy={props.isExportingAll}
            disabled={isEmpty}
            onClick={props.onExportAll}
          >
            {t('exportAll')}
          </Button>
        </div>
      </div>
      <span className="ta-hidden" role="status">
        {file.done ? t('exportDone') : ''}
      </span>
      <FileFailure work={file} title={t('exportFailed')} onRetry={props.onExportRetry} />
    </>
  );
}
