import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import type { IconShape } from './icons.ts';
import { PopoverButton } from './Popover.tsx';
import type { PopoverButtonLook } from './Popover.tsx';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { usePopover } from './usePopover.ts';

/** One entry of a {@link Menu}. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconShape | undefined;
  /** The entry is a link. */
  readonly href?: string | undefined;
  /** Called when it is chosen; the menu closes first and the focus is back on the button. `preventDefault` keeps a link from leading away. */
  readonly onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Given: the entry is one of a choice (a language) and says whether it is the current one. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** Language of the label when it differs from the page's, such as `de`. */
  readonly lang?: string | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps extends PopoverButtonLook {
  /** Entries, from top to bottom. */
  readonly items: readonly MenuItem[];
}

/**
 * A button with a list of actions: arrow keys, Home, End, first letters, Escape.
 *
 * @example
 * <Menu label="More" items={[{ key: 'rename', label: 'Rename', onSelect: rename }]} />
 */
export function Menu({ items, align = 'start', ...buttonProps }: MenuProps) {
  const { open, setOpen, close, buttonRef, panelRef, onEscape } = usePopover(align);
  const id = useId();
  const enterAt = useRef<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });

  const entries = () => [
    ...(panelRef.current?.querySelectorAll<HTMLElement>('.ta-menu__item:not([aria-disabled])') ?? []),
  ];
  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    const all = entries();
    const chosen = all.find((entry) => entry.getAttribute('aria-checked') === 'true');
    (chosen ?? all.at(enterAt.current === 'first' ? 0 : -1) ?? panelRef.current)?.focus();
  }, [open]);

  const onOpenerKey = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    enterAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onEscape(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') return close(true);
    const all = entries();
    const now = all.findIndex((entry) => entry === event.target);
    const next = targetOf(event, all, now, typed.current);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  };
  const choose = (item: MenuItem, event: MouseEvent<HTMLElement>) => {
    close(true);
    item.onSelect?.(event);
  };
  return (
    <>
      <PopoverButton
        {...buttonProps}
        open={open}
        controls={id}
        kind="menu"
        buttonRef={buttonRef}
        onKeyDown={onOpenerKey}
        onPress={() => {
          enterAt.current = 'first';
          setOpen(!open);
        }}
      />
      {open && (
        <div
          ref={panelRef}
          id={id}
          className="ta-popover ta-popover--menu"
          popover="manual"
          role="menu"
          aria-label={buttonProps.label}
          tabIndex={-1}
          part="popover"
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} onChoose={(event) => choose(item, event)} />
          ))}
        </div>
      )}
    </>
  );
}

interface MenuEntryProps {
  readonly item: MenuItem;
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
}

function MenuEntry({ item, onChoose }: MenuEntryProps) {
  const choice = item.checked !== undefined;
  const shared = {
    className: 'ta-menu__item',
    role: choice ? 'menuitemradio' : 'menuitem',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    'data-tone': item.danger ? 'danger' : undefined,
    tabIndex: -1,
    lang: item.lang,
    onClick: item.disabled ? undefined : onChoose,
  };
  const content = (
    <>
      {item.icon && <Icon shape={item.icon} />}
      <span className="ta-menu__label">{item.label}</span>
      {choice && (
        <span className="ta-menu__mark">{item.checked && <Icon shape={checkIcon} size="small" />}</span>
      )}
    </>
  );
  if (item.href !== undefined && !item.disabled) {
    return (
      <a {...shared} href={item.href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}

const typeaheadTimeoutMs = 700;

/** Where a key leads: an entry, null for "nowhere, but the key is ours", undefined for a key that is not ours. */
function targetOf(
  event: KeyboardEvent,
  all: readonly HTMLElement[],
  now: number,
  typed: { text: string; at: number },
): HTMLElement | null | undefined {
  const count = all.length;
  if (count === 0) return undefined;
  if (event.key === 'ArrowDown') return all[(now + 1) % count];
  if (event.key === 'ArrowUp') return all[now <= 0 ? count - 1 : now - 1];
  if (event.key === 'Home') return all[0];
  if (event.key === 'End') return all[count - 1];
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  typed.text = (event.timeStamp - typed.at > typeaheadTimeoutMs ? '' : typed.text) + event.key.toLowerCase();
  typed.at = event.timeStamp;
  // One letter pressed again walks on; more letters narrow down from where we are.
  const from = typed.text.length === 1 ? now + 1 : Math.max(now, 0);
  for (let step = 0; step < count; step++) {
    const entry = all[(from + step) % count];
    if (entry?.textContent?.trim().toLowerCase().startsWith(typed.text)) return entry;
  }
  return null;
}
