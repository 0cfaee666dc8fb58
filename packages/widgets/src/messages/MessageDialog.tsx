import type { ReactElement, ReactNode } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Outcome } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import type { MessageInWork } from './useMessage.ts';

export interface MessageDialogProps {
  readonly title: string;
  readonly sendLabel: string;
  readonly message: MessageInWork;
  readonly maySend: boolean;
  /** Resolves with true once the message has arrived; then the dialog closes. */
  readonly onSend: () => Promise<boolean>;
  /** It leaves the screen; `sent` when the message has arrived. */
  readonly onClose: (sent: boolean) => void;
  /** Above the outcome: the text that is answered. */
  readonly quote?: ReactNode;
  /** The fields of the message. */
  readonly children: ReactNode;
}

/** A message with its files in a dialog; it cannot be closed while it is on its way. */
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
      locked={message.working}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel} disabled={message.working}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={message.working} disabled={!maySend} onClick={() => void send()}>
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
