import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { isSearchable, optionsOf, stepOption } from '@trade-area/core/search';
import type { SearchGroup } from '@trade-area/core/search';
import { longestSearch } from '@trade-area/core/contract';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchCombobox } from './SearchCombobox.tsx';
import { searchTexts } from './strings.ts';

export interface SearchDialogProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Groups of the results; while nothing is typed, of what is suggested. */
  readonly groups: readonly SearchGroup[];
  /** Why a part is missing; null = none is. */
  readonly failure: { readonly reason: string; readonly asking: boolean; readonly retry: () => void } | null;
  readonly onClose: () => void;
}

/**
 * The search over everything: a box and its results, by keyboard from the box alone. Enter opens the marked result, the
 * first one until another is chosen.
 */
export function SearchDialog({ text, onText, groups, failure, onClose }: SearchDialogProps): ReactElement {
  const t = useText(searchTexts);
  const kit = useText(kitTexts);
  const listId = useId();
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const options = optionsOf(groups);
  const active = options.includes(chosen) ? chosen : (options[0] ?? '');
  const isSearched = isSearchable(text);
  const isWaiting = groups.some((group) => group.isWaiting);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const option = (key: string) =>
    list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(key)}"]`) ?? null;
  useEffect(() => {
    if (chosen !== '') option(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the word of an input method, and is none of ours.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setChosen(stepOption(options, active, event.key));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      option(active)?.click();
    }
  };
  const type = (value: string) => {
    setChosen('');
    onText(value);
  };
  const leave = (event: MouseEvent) => {
    // Another tab or window shows it: the search stays.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="ta-search">
        <SearchCombobox
          text={text}
          onText={type}
          onKeyDown={onKeyDown}
          listId={options.length > 0 ? listId : ''}
          activeId={active === '' ? '' : `${listId} ${active}`.replaceAll(/\s+/g, '-')}
          maxLength={longestSearch}
        />
        <p className="ta-search__status" role="status">
          {isSearched && (isWaiting ? t('searching') : count > 0 && t('found', { count }))}
        </p>
        {failure && (
          <Notice
            tone="warning"
            announce="status"
            actions={
              <Button onClick={failure.retry} busy={failure.asking}>
                {kit('retry')}
              </Button>
            }
          >
            {t('failed', { reason: failure.reason })}
          </Notice>
        )}
        {isSearched && !isWaiting && !failure && count === 0 && (
          <div role="status">
            <EmptyState title={t('noResults', { text: text.trim() })}>{t('noResultsHint')}</EmptyState>
          </div>
        )}
        <ResultList
          id={listId}
          listRef={list}
          groups={groups}
          active={active}
          showsSuggestions={!isSearched}
          onActive={setChosen}
          onOpen={leave}
        />
        <p className="ta-search__keys" aria-hidden="true">
          {t('keys')}
        </p>
      </div>
    </Dialog>
  );
}
