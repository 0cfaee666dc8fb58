import type { ReactElement, ReactNode } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Outcome } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import type { MessageDraft } from './useMessage.ts';

export interface MessageDialogProps {
  readonly title: string;
  readonly sendLabel: string;
  readonly message: MessageDraft;
  readonly maySend: boolean;
  /** Resolves with true once the message has arrived; then the dialog closes. */
  readonly onSend: () => Promise<boolean>;
  /** The dialog was closed; `sent`: after the message had arrived. */
  readonly onClose: (sent: boolean) => void;
  /** The question that is answered, above the notice of the outcome. */
  readonly quote?: ReactNode;
  /** The fields of the message. */
  readonly children: ReactNode;
}

/**
 * A message with its files in a dialog. It cannot be closed while the message is submitted; closing it during an upload
 * stops the upload.
 */
export function MessageDialog(props: MessageDialogProps): ReactElement {
  const { title, sendLabel, message, maySend, onSend, onClose, quote, children } = props;
  const t = useText(messagesTexts);
  const send = async () => {
    if (await onSend()) onClose(true);
  };
  const cancel = () => onClose(false);
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('close')}
      closeOnBackdrop={false}
      locked={message.isSending}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel} disabled={message.isSending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={message.isSending} disabled={!maySend} onClick={() => void send()}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div className="ta-messages-box">
        {quote}
        <Outcome message={message} />
        {children}
        <FilePicker files={message.files} />
      </div>
    </Dialog>
  );
}
