/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving belong to the whole panel */
import { useId } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { tabbableIn } from './dom.ts';
import { Button, IconButton } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';
import { chevronDownIcon } from './icons.ts';
import type { IconShape } from './icons.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { usePopover } from './usePopover.ts';

/** How the button of a popover or menu looks. */
export interface PopoverButtonLook {
  /** Name of the button that opens it. */
  readonly label: string;
  readonly icon?: IconShape | undefined;
  /** Only the icon is drawn, the label spoken. Default false. */
  readonly iconOnly?: boolean | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean | undefined;
  /** Edge of the button the panel is flush with. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
}

/** Props of {@link Popover}. */
export interface PopoverProps extends PopoverButtonLook {
  /** Content; a function gets `close`. It is drawn only while open. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a small panel of controls: column choice, saved views. The page stays usable. */
export function Popover({ children, align = 'start', ...buttonProps }: PopoverProps) {
  const { open, setOpen, close, buttonRef, panelRef, onEscape } = usePopover(align);
  const id = useId();
  useIsomorphicLayoutEffect(() => {
    const panel = panelRef.current;
    if (open && panel) (tabbableIn(panel)[0] ?? panel).focus({ preventScroll: true });
  }, [open, panelRef]);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !panelRef.current?.contains(next) && !buttonRef.current?.contains(next))
      close(false);
  };
  return (
    <>
      <PopoverButton
        {...buttonProps}
        open={open}
        controls={id}
        kind="dialog"
        buttonRef={buttonRef}
        onPress={() => setOpen(!open)}
      />
      {open && (
        <div
          ref={panelRef}
          id={id}
          className="ta-popover"
          popover="manual"
          role="dialog"
          aria-label={buttonProps.label}
          tabIndex={-1}
          part="popover"
          onKeyDown={onEscape}
          onBlur={onBlur}
        >
          {typeof children === 'function' ? children(() => close(true)) : children}
        </div>
      )}
    </>
  );
}

interface PopoverButtonProps extends Omit<PopoverButtonLook, 'align'> {
  readonly open: boolean;
  readonly controls: string;
  readonly kind: 'dialog' | 'menu';
  readonly buttonRef: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/** The button of a popover or menu, with what screen readers hear of it. */
export function PopoverButton({
  label,
  icon,
  iconOnly,
  open,
  controls,
  kind,
  buttonRef,
  onPress,
  ...rest
}: PopoverButtonProps) {
  const shared = {
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? controls : undefined,
    controlRef: buttonRef,
    onClick: onPress,
    onKeyDown: rest.onKeyDown,
    disabled: rest.disabled,
    size: rest.size,
  };
  if (iconOnly && icon) return <IconButton {...shared} icon={icon} label={label} />;
  return (
    <Button {...shared} variant={rest.variant} icon={icon} iconEnd={chevronDownIcon}>
      {label}
    </Button>
  );
}
