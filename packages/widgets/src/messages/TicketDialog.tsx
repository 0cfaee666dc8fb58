import { useState } from 'react';
import type { ReactElement } from 'react';
import { longestMessage, ticketCategory } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Outcome } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import type { TroubleTicketProps } from './TroubleTicket.tsx';
import { useMessage } from './useMessage.ts';

const kinds = ['kindDamaged', 'kindColour', 'kindBinding', 'kindMissing', 'kindWrong', 'kindOther'] as const;

/** Which item, what is wrong, photographs: everything the lab asks first. */
export function TicketDialog({
  order,
  target,
  onClose,
}: TroubleTicketProps & { readonly onClose: () => void }): ReactElement {
  const t = useText(messagesTexts);
  const message = useMessage({ ...target, purpose: 'ticket' });
  const [item, setItem] = useState('');
  const [kind, setKind] = useState('');
  const chosen = order.article !== '' ? [order.article] : [];
  const items = [...chosen, t('ticketWhole'), t('ticketPacking')];
  const complete = item !== '' && kind !== '' && message.text.trim() !== '' && message.files.coming === 0;
  const first = { value: '', label: t('chooseOne') };
  const send = async () => {
    const what = kinds.find((each) => each === kind);
    const words = `${what ? t(what) : ''}\n\n${message.text.trim()}`;
    if (await message.send({ category: ticketCategory, item }, words)) onClose();
  };
  return (
    <Dialog
      open
      title={t('ticketOpen')}
      closeLabel={t('close')}
      closeOnBackdrop={false}
      locked={message.working}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={message.working}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={message.working} disabled={!complete} onClick={() => void send()}>
            {t('ticketSend')}
          </Button>
        </>
      }
    >
      <div className="ta-messages-box">
        <Outcome message={message} />
        <Field label={t('ticketItem')} required>
          <Select
            value={item}
            onValue={setItem}
            options={[first, ...items.map((each) => ({ value: each, label: each }))]}
          />
        </Field>
        <Field label={t('ticketKind')} required>
          <Select
            value={kind}
            onValue={setKind}
            options={[first, ...kinds.map((each) => ({ value: each, label: t(each) }))]}
          />
        </Field>
        <Field label={t('ticketWords')} hint={t('ticketWordsHint')} required>
          <TextArea value={message.text} onValue={message.setText} maxLength={longestMessage - 100} />
        </Field>
        <p className="ta-quiet ta-messages-ticket__photos">{t('ticketPhotos')}</p>
        <FilePicker files={message.files} />
      </div>
    </Dialog>
  );
}
