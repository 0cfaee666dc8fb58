import type { AriaAttributes, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icons.ts';

/** Props of every button. ARIA attributes and `data-*` are passed on. */
export interface PressableProps extends AriaAttributes {
  readonly id?: string | undefined;
  /** Turns the control into a link to this address. */
  readonly href?: string | undefined;
  /** Browsing context of a link, such as `_blank` (then `rel` is set). */
  readonly target?: string | undefined;
  /** File name under which a link's target is kept. */
  readonly download?: string | undefined;
  /** Default `button`: a form is only sent by what says `submit`. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Name and value sent with a form. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** Address to which this button sends its form, instead of the form's own. */
  readonly formAction?: string | undefined;
  /** Cannot be pressed now. Default false. */
  readonly disabled?: boolean | undefined;
  /** Something is under way: shows a spinner, keeps the focus, presses do nothing. Default false. */
  readonly busy?: boolean | undefined;
  /** Called on a press by pointer or key; `preventDefault` keeps a link from leading away. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** The `<button>` or `<a>` itself, for moving the focus. */
  readonly controlRef?: Ref<HTMLElement> | undefined;
}

/** Props of {@link Button}. */
export interface ButtonProps extends PressableProps {
  /** The action, in a word or two. */
  readonly children: ReactNode;
  /** `primary` the next step, `quiet` (default) everything else, `danger` what cannot be undone, `link` inside text. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | 'link' | undefined;
  /** `small` is for tables and bars. Default `medium`. */
  readonly size?: 'small' | 'medium' | undefined;
  /** As wide as its room. Default false. */
  readonly wide?: boolean | undefined;
  /** Icon before the words. */
  readonly icon?: IconShape | undefined;
  /** Icon after the words. */
  readonly iconEnd?: IconShape | undefined;
}

/**
 * A button, or a link that looks like one when `href` is given.
 *
 * @example
 * <Button variant="primary" onClick={save} busy={isSaving}>
 *   Save
 * </Button>
 */
export function Button(props: ButtonProps) {
  const { children, variant = 'quiet', size = 'medium', wide = false, icon, iconEnd, ...rest } = props;
  const className = `ta-button ta-button--${variant} ta-button--${size}${wide ? ' ta-button--wide' : ''}`;
  return (
    <Pressable {...rest} className={className} part={`button button-${variant}`}>
      {rest.busy ? <span className="ta-button__spinner" aria-hidden="true" /> : icon && <Icon shape={icon} />}
      <span className="ta-button__text">{children}</span>
      {iconEnd && <Icon shape={iconEnd} />}
    </Pressable>
  );
}

/** Props of {@link IconButton}. */
export interface IconButtonProps extends PressableProps {
  /** The shape on the button. */
  readonly icon: IconShape;
  /** Spoken name, also shown as the tooltip. */
  readonly label: string;
  /** `small` is 28 px, `medium` (default) 36 px; both 44 px under a finger. */
  readonly size?: 'small' | 'medium' | undefined;
  /** Colour of meaning. Default none. */
  readonly tone?: 'danger' | undefined;
  /** Filled icon, as for a chosen star. */
  readonly filled?: boolean | undefined;
  /** A small count or mark at the corner. */
  readonly children?: ReactNode;
}

/**
 * A button that shows only an icon; its name is spoken and shown in the tooltip.
 *
 * @example
 * <IconButton icon={trash} label="Remove the file" tone="danger" onClick={remove} />
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'medium', tone, filled, children, ...rest } = props;
  return (
    <Pressable
      {...rest}
      aria-label={label}
      title={label}
      className={`ta-icon-button ta-icon-button--${size}`}
      part="icon-button"
      tone={tone}
    >
      {rest.busy ? (
        <span className="ta-button__spinner" aria-hidden="true" />
      ) : (
        <Icon shape={icon} filled={filled} />
      )}
      {children}
    </Pressable>
  );
}

interface DrawnPressableProps extends PressableProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly part: string;
  readonly title?: string;
  readonly tone?: string | undefined;
}

function Pressable(props: DrawnPressableProps) {
  const {
    href,
    target,
    download,
    type,
    name,
    value,
    formAction,
    disabled,
    busy,
    onClick,
    controlRef,
    tone,
    children,
    ...shared
  } = props;
  const idle = disabled || busy;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (idle) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };
  const state = { 'aria-busy': busy || undefined, 'data-tone': tone, onClick: press };
  if (href !== undefined) {
    return (
      <a
        {...shared}
        {...state}
        ref={controlRef as Ref<HTMLAnchorElement>}
        href={disabled ? undefined : href}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : undefined}
        download={download}
        role={disabled ? 'link' : undefined}
        aria-disabled={idle || undefined}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      {...shared}
      {...state}
      ref={controlRef as Ref<HTMLButtonElement>}
      type={type ?? 'button'}
      name={name}
      value={value}
      formAction={formAction}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      {children}
    </button>
  );
}
