import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { downloadIcon, moreIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem } from '../../ui/Menu.tsx';
import { FileFailure } from '../FileFailure.tsx';
import { useText } from '../text/engine.tsx';
import type { CsvFile } from '../useCsvFile.ts';
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
  /** The CSV file of the list; its wish is the chosen rows, none = all. */
  readonly file: CsvFile<[codes?: ReadonlySet<string>]>;
  /** Words for the CSV of the selected rows in English numbers; absent: what is selected is saved otherwise. */
  readonly selectedEnglish?: string | undefined;
  /** There is nothing to save. */
  readonly isEmpty: boolean;
  /** Further tools of the list. */
  readonly children?: ReactNode;
}

/** Over the table: how many rows match or are selected, and the actions for them. */
export function ListBar(props: ListBarProps): ReactElement {
  const { result, selection, selectedText, selectedAction, file, selectedEnglish, isEmpty, children } = props;
  const t = useText(listTexts);
  const hasSelection = selection.selected.size > 0;
  const { saveEnglish } = file;
  const english: MenuItem[] = saveEnglish
    ? [
        ...(hasSelection && selectedEnglish !== undefined
          ? [
              {
                key: 'selected',
                label: selectedEnglish,
                onSelect: () => void saveEnglish(selection.selected),
              },
            ]
          : []),
        { key: 'all', label: t('exportAllEnglish'), onSelect: () => void saveEnglish() },
      ]
    : [];
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
            busy={file.working && !(hasSelection && selectedAction.isWorking)}
            disabled={isEmpty}
            onClick={() => void file.save()}
          >
            {t('exportAll')}
          </Button>
          {english.length > 0 && (
            <Menu
              label={t('exportFormats')}
              icon={moreIcon}
              iconOnly
              size="small"
              align="end"
              disabled={isEmpty}
              items={english}
            />
          )}
        </div>
      </div>
      <span className="ta-hidden" role="status">
        {file.done ? t('exportDone') : ''}
      </span>
      <FileFailure work={file} title={t('exportFailed')} onRetry={() => void file.retry()} />
    </>
  );
}
