import type { ReactElement } from 'react';
import type { Message } from '@trade-area/core/contract';
import { isFromLab, isOpenQuestion, isUnread } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { mailIcon } from '../ui/icons.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import { Attachments } from './Attachments.tsx';
import { MessageText } from './MessageText.tsx';
import { messagesTexts } from './strings.ts';
import { useMessageTime } from './useMessageTime.ts';

export interface MessageItemProps {
  readonly code: string;
  readonly message: Message;
  /** The person has opened it just now. */
  readonly opened: boolean;
  readonly onOpen: (message: Message) => void;
  readonly onReply: (message: Message) => void;
  readonly portalHref: (path: string) => string;
}

/** One message: whose, when, its words and files; closed until it is opened the first time (MSG-07). */
export function MessageItem(props: MessageItemProps): ReactElement {
  const { code, message, opened, onOpen, onReply, portalHref } = props;
  const t = useText(messagesTexts);
  const timeOf = useMessageTime();
  const ours = !isFromLab(message);
  const author = ours ? t('you') : message.author ? t('labPerson', { name: message.author }) : t('lab');
  const closed = isUnread(message) && !opened;
  const question = isOpenQuestion(message);
  return (
    <li className="ta-messages-item" data-from={ours ? 'you' : 'lab'} part="message">
      <header className="ta-messages-item__head">
        <strong>{author}</strong>
        <time className="ta-quiet" dateTime={message.ts_created}>
          {timeOf(message.ts_created)}
        </time>
        {message.is_missing && (
          <StatusMark tone={question ? 'warning' : 'success'}>
            {t(question ? 'needsAnswer' : 'answered')}
          </StatusMark>
        )}
      </header>
      {message.item && <p className="ta-messages-item__tag">{t('ticketTag', { item: message.item })}</p>}
      {closed ? (
        <Button icon={mailIcon} onClick={() => onOpen(message)}>
          {t('readNew')}
        </Button>
      ) : (
        <>
          <MessageText text={message.txt_public} portalHref={portalHref} />
          <Attachments code={code} messageId={message.id} files={message.attach} />
          {question && (
            <Button variant="primary" size="small" onClick={() => onReply(message)}>
              {t('reply')}
            </Button>
          )}
        </>
      )}
      {ours && (
        <p className="ta-messages-item__foot ta-quiet">
          {message.ts_read ? t('readBy', { when: timeOf(message.ts_read) }) : t('notRead')}
        </p>
      )}
    </li>
  );
}
