import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { FrameMessage, FrameMessageName } from '@trade-area/core/kernel';
import { Frame } from '../../kit/frames.tsx';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailedState } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ordersTexts } from '../strings.ts';
import type { FrameTicket } from './useFrameTicket.ts';

export interface LabWindowProps {
  readonly title: string;
  readonly ticket: FrameTicket;
  /** Address of the page for a ticket. */
  readonly address: (ticket: string) => string;
  /** The message that says it is finished. */
  readonly finishes: FrameMessageName;
  readonly orderCode: string;
  /** As high as the screen lets it be: for pages with long lists. Default false. */
  readonly tall?: boolean;
  /** The loss when it is closed early (EMB-15). */
  readonly leaving: string;
  readonly onFinished: () => void;
  /** Closed without being finished: how far it came is the list's to say. */
  readonly onLeft: () => void;
}

/**
 * A page of the lab as a window over ours; it closes when the page says so, or by hand, after a warning
 * where something would be lost (EMB-01, EMB-15).
 */
export function LabWindow(props: LabWindowProps): ReactElement {
  const { title, ticket, address, finishes, orderCode, tall = false, leaving, onFinished, onLeft } = props;
  const t = useText(ordersTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const [loaded, setLoaded] = useState(false);
  const [asking, setAsking] = useState(false);
  // Its page reports it, and holds nothing before. Read when it is closed, perhaps just after the message.
  const isUnsaved = useRef(false);

  const hear = (message: FrameMessage, reply: (answer: FrameMessage) => void) => {
    if (message.name === 'wantsTicket' && message.orderCode === orderCode) {
      // The session ended under the page: a sign-in over it continues it (DEC-02).
      void ticket
        .another()
        .then((code) => code !== null && reply({ name: 'ticket', orderCode, ticket: code }));
      return;
    }
    if (message.name === 'unsaved' && message.orderCode === orderCode) isUnsaved.current = message.unsaved;
    if (message.name !== finishes) return;
    const about = 'orderCode' in message ? message.orderCode : '';
    if (about === '' || about === orderCode) onFinished();
  };
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={kit('close')}
      closeOnBackdrop={false}
      onClose={() => (isUnsaved.current ? setAsking(true) : onLeft())}
    >
      <div className="ta-orders-window" data-loaded={loaded || undefined} data-tall={tall || undefined}>
        {ticket.failure ? (
          <FailedState title={kit('failedTitle')} retryLabel={kit('retry')} onRetry={ticket.retry}>
            {failureText(ticket.failure)}
          </FailedState>
        ) : (
          !loaded && <Spinner label={kit('loading')} centred />
        )}
        {ticket.code !== null && (
          <Frame src={address(ticket.code)} title={title} onMessage={hear} onLoad={() => setLoaded(true)} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle')}
        yesLabel={t('leaveClose')}
        noLabel={t('leaveStay')}
        onYes={onLeft}
        onNo={() => setAsking(false)}
      >
        {leaving}
      </ConfirmDialog>
    </Dialog>
  );
}
