import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from './Button.tsx';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { closeIcon, searchIcon } from './icons.ts';
import type { TextInputProps } from './TextInput.tsx';

/** Props of {@link SearchInput}. */
export interface SearchInputProps extends Omit<TextInputProps, 'type'> {
  /** Name of the button that empties the box. */
  readonly clearLabel: string;
  /** Called on Enter with the value; without it the form around the box is sent as usual. */
  readonly onSearch?: ((value: string) => void) | undefined;
  /** Called when the box was emptied with its button or with Escape. */
  readonly onClear?: (() => void) | undefined;
}

/**
 * A search box; Escape or the cross empties it.
 *
 * @example
 * <SearchInput aria-label="Search albums" clearLabel="Clear" value={text} onValue={setText} />
 */
export function SearchInput(props: SearchInputProps) {
  const { value, onValue, onSearch, onClear, clearLabel, controlRef, initialFocus, ...rest } = props;
  const own = useRef<HTMLInputElement | null>(null);
  const keepBoth = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof controlRef === 'function') controlRef(element);
    else if (controlRef) controlRef.current = element;
  };
  const clear = () => {
    onValue('');
    onClear?.();
    own.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    }
  };
  return (
    <span className="ta-input-frame">
      <span className="ta-input-frame__start">
        <Icon shape={searchIcon} />
      </span>
      <input
        {...useFieldControl()}
        {...rest}
        ref={keepBoth}
        type="search"
        enterKeyHint="search"
        className="ta-input ta-input--with-start ta-input--with-end"
        part="input"
        value={value}
        data-initial-focus={initialFocus || undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {value !== '' && (
        <span className="ta-input-frame__end">
          <IconButton icon={closeIcon} label={clearLabel} size="small" onClick={clear} />
        </span>
      )}
    </span>
  );
}
