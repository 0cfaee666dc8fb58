import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Message, OrderDetail } from '@trade-area/core/contract';
import { showsBox } from '@trade-area/core/messages';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MessageItem } from './MessageItem.tsx';
import { ThanksAfterDialog } from './Outcome.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { messagesTexts } from './strings.ts';
import { TroubleTicket } from './TroubleTicket.tsx';
import { useConversation } from './useConversation.ts';
import type { Conversation } from './useConversation.ts';

export interface OrderMessagesProps {
  /** From `OrderView`. */
  readonly order: OrderDetail;
  /** The page was opened to write (DET-02). Default false. */
  readonly openBox?: boolean | undefined;
  /** Full address of a path of the portal. */
  readonly portalHref: (path: string) => string;
  /** Beside the heading. */
  readonly end?: ReactNode;
}

/**
 * The conversation of one order, and where to write (MSG-01). What the lab writes appears without a reload.
 *
 * @example
 * <OrderView {...props}>
 *   {(order) => <OrderMessages order={order} portalHref={portalHref} />}
 * </OrderView>
 */
export const OrderMessages = withBoundary(function OrderMessages(props: OrderMessagesProps): ReactElement {
  const t = useText(messagesTexts);
  const conversation = useConversation(props.order.commessa);
  return (
    <section className="ta-messages" aria-label={t('title')} part="messages">
      <header className="ta-messages__head">
        <h2 className="ta-heading">{t('title')}</h2>
        {props.end}
      </header>
      <DataView remote={conversation} waiting={<Skeleton shape="block" count={3} />}>
        {(messages) => <Known {...props} conversation={conversation} messages={messages} />}
      </DataView>
    </section>
  );
});

interface KnownProps extends OrderMessagesProps {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
}

function Known({ order, openBox, portalHref, conversation, messages }: KnownProps) {
  const t = useText(messagesTexts);
  const [question, setQuestion] = useState<Message | null>(null);
  const [sent, setSent] = useState(false);
  const reply = (message: Message) => {
    setQuestion(message);
    setSent(false);
  };
  const code = order.commessa;
  const target = { code, orderStatus: order.order_status, onSent: conversation.show };
  return (
    <>
      {messages.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      ) : (
        <ol className="ta-messages__list" aria-live="polite" aria-relevant="additions">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              code={code}
              message={message}
              opened={conversation.opened.has(message.id)}
              onOpen={conversation.markAsRead}
              onReply={reply}
              portalHref={portalHref}
            />
          ))}
        </ol>
      )}
      {sent && <ThanksAfterDialog onDismiss={() => setSent(false)} />}
      {showsBox(order, messages) ? (
        <MessageBox target={{ ...target, purpose: 'message' }} defaultOpen={openBox} />
      ) : (
        <Notice tone="info">{t('boxHidden')}</Notice>
      )}
      <TroubleTicket order={order} target={target} />
      {question && (
        <ReplyDialog
          key={question.id}
          question={question}
          target={target}
          onClose={(arrived) => {
            setQuestion(null);
            setSent(arrived);
          }}
        />
      )}
    </>
  );
}
