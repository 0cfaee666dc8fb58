import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Drawn and modal while true. */
  readonly open: boolean;
  /** Heading of the dialog. */
  readonly title: string;
  /** The question, with what will be lost. */
  readonly children: ReactNode;
  /** Label of the confirming button, such as 'Yes' (ORD-31). */
  readonly yesLabel: string;
  /** Name of the answer that leaves everything as it is. */
  readonly noLabel: string;
  /** Called when the person agrees; set `open` to false once it is done. */
  readonly onYes: () => void;
  /** Also called by Escape and the backdrop. */
  readonly onNo: () => void;
  /** It cannot be undone: the focus begins on the other answer. Default false. */
  readonly danger?: boolean | undefined;
  /** Nothing can be agreed to yet. Default false. */
  readonly disabled?: boolean | undefined;
  /** The answer is being carried out. Default false. */
  readonly busy?: boolean | undefined;
}

/**
 * A question with two answers.
 *
 * @example
 * <ConfirmDialog open={isAsking} title="Delete the order?" yesLabel="Delete" noLabel="Keep" onYes={remove} onNo={close} danger>
 *   Its files are deleted as well.
 * </ConfirmDialog>
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, yesLabel, noLabel, onYes, onNo, danger = false, busy = false } = props;
  const { disabled = false } = props;
  const footer = (
    <>
      <Button onClick={onNo} disabled={busy} data-initial-focus={danger || undefined}>
        {noLabel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        disabled={disabled}
        onClick={onYes}
        data-initial-focus={!danger || undefined}
      >
        {yesLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={title}
      size="small"
      role="alertdialog"
      locked={busy}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
