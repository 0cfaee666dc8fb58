import { useState } from 'react';
import type { ReactElement } from 'react';
import { longestMessage, ticketCategory } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageField } from './MessageField.tsx';
import { messagesTexts } from './strings.ts';
import type { TroubleTicketProps } from './TroubleTicket.tsx';
import { useMessage } from './useMessage.ts';

const kinds = ['kindDamaged', 'kindColour', 'kindBinding', 'kindMissing', 'kindWrong', 'kindOther'] as const;

/** A trouble ticket: the item, the kind of trouble, photographs (MSG-17, MSG-18). */
export function TicketDialog({
  order,
  target,
  onClose,
}: TroubleTicketProps & { readonly onClose: (sent: boolean) => void }): ReactElement {
  const t = useText(messagesTexts);
  const message = useMessage({ ...target, purpose: 'ticket' });
  const [item, setItem] = useState('');
  const [kind, setKind] = useState('');
  const article = order.article !== '' ? [order.article] : [];
  const items = [...article, t('ticketWhole'), t('ticketPacking')];
  const complete = item !== '' && kind !== '' && message.text.trim() !== '' && message.files.coming === 0;
  const first = { value: '', label: t('chooseOne') };
  const send = () => {
    const chosen = kinds.find((each) => each === kind);
    const text = `${chosen ? t(chosen) : ''}\n\n${message.text.trim()}`;
    return message.send({ category: ticketCategory, item }, text);
  };
  return (
    <MessageDialog
      title={t('ticketOpen')}
      sendLabel={t('ticketSend')}
      message={message}
      maySend={complete}
      onSend={send}
      onClose={onClose}
    >
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
      <MessageField
        label={t('ticketWords')}
        hint={t('ticketWordsHint')}
        required
        message={message}
        maxLength={longestMessage - 100}
      />
      <p className="ta-quiet ta-messages-ticket__photos">{t('ticketPhotos')}</p>
    </MessageDialog>
  );
}
