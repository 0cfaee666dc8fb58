import { useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { closeIcon, searchIcon } from '../ui/icons.ts';
import { searchTexts } from './strings.ts';

export interface SearchComboboxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The keys that choose and open a result. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list of results; '' = there is none. */
  readonly listId: string;
  /** Id of the marked result; '' = none. */
  readonly activeId: string;
  readonly maxLength: number;
}

/** The box: the focus stays in it while the arrow keys mark a result (ARIA's combobox with a list). */
export function SearchCombobox(props: SearchComboboxProps): ReactElement {
  const { text, onText, onKeyDown, listId, activeId, maxLength } = props;
  const t = useText(searchTexts);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    box.current?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    // The first Escape empties the box, the next one closes the dialog.
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else onKeyDown(event);
  };
  return (
    <span className="ta-input-frame">
      <span className="ta-input-frame__start">
        <Icon shape={searchIcon} />
      </span>
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={listId !== ''}
        aria-controls={listId || undefined}
        aria-activedescendant={activeId || undefined}
        className="ta-input ta-input--with-start ta-input--with-end"
        part="input"
        placeholder={t('hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        maxLength={maxLength}
        data-initial-focus
        value={text}
        onKeyDown={hear}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {text !== '' && (
        <span className="ta-input-frame__end">
          <IconButton icon={closeIcon} label={t('clear')} size="small" onClick={clear} />
        </span>
      )}
    </span>
  );
}
