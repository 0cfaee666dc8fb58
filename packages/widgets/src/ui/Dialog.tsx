import { useId, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { activeElement, restoreFocus, tabbableIn } from './dom.ts';
import { IconButton } from './Button.tsx';
import { closeIcon } from './icons.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Drawn and modal while true. */
  readonly open: boolean;
  /** The person asks to close it (cross, Escape, backdrop): set `open` to false, or keep it open and say why. */
  readonly onClose: () => void;
  /** Heading, also the spoken name. */
  readonly title: string;
  /** Content between heading and footer; it scrolls when it is long. */
  readonly children: ReactNode;
  /** Buttons at the lower edge, the next step last. */
  readonly footer?: ReactNode;
  /**
   * `small` 420 px, `medium` (default) 560 px, `large` 900 px, `full` the window with a margin of 24 px, `side` 360 px at
   * the right edge. On phones `small` is a sheet at the lower edge as high as its content; the others fill the screen.
   */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | 'side' | undefined;
  /** Name of the cross. Without it there is no cross. */
  readonly closeLabel?: string | undefined;
  /** Escape, backdrop and cross do nothing while something is under way. Default false. */
  readonly locked?: boolean | undefined;
  /** A press on the backdrop closes. Default true. */
  readonly closeOnBackdrop?: boolean | undefined;
  /** The first control to be focused. Default: the control with `data-initial-focus`, else the first one of the content. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog in the top layer. The focus returns to where it came from, whichever way it ends.
 *
 * @example
 * <Dialog open={isOpen} onClose={close} title="Change the address" closeLabel="Close">
 *   <AddressForm />
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, children, footer, size = 'medium', closeLabel, locked, role, initialFocus } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = activeElement(dialog.ownerDocument);
    dialog.showModal();
    const wished = initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]');
    const body = dialog.querySelector('.ta-dialog__content');
    (wished ?? (body && tabbableIn(body)[0]) ?? dialog).focus({ preventScroll: true });
    return () => {
      // Dialogs inside are closed first: while one is modal, nothing outside it can take the focus.
      for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      dialog.close();
      restoreFocus(before);
    };
    // Only the opening moves the focus; a new ref object must not do it again.
  }, []);

  const ask = () => {
    if (!locked) onClose();
  };
  // A file input inside also fires `cancel`, and that one bubbles: only the dialog's own counts.
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    ask();
  };
  // Chromium closes on a second Escape whatever `cancel` said: a locked dialog opens again, any other calls `onClose`.
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    if (locked) dialog.showModal();
    else onClose();
  };
  // The frame covers the dialog: a press on the dialog itself was on the backdrop.
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (props.closeOnBackdrop !== false && pressedOutside.current && event.target === event.currentTarget)
      ask();
  };
  return (
    <dialog
      ref={ref}
      className={`ta-dialog ta-dialog--${size}`}
      part="dialog"
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="ta-dialog__frame">
        <header className="ta-dialog__head">
          <h2 className="ta-dialog__title" id={titleId} part="dialog-title">
            {title}
          </h2>
          {closeLabel && <IconButton icon={closeIcon} label={closeLabel} disabled={locked} onClick={ask} />}
        </header>
        <div className="ta-dialog__content">{children}</div>
        {footer && <footer className="ta-dialog__foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
