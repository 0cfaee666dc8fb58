import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { longestMessage, missingTemplate } from '@trade-area/core/contract';
import type { Message, OrderDetail } from '@trade-area/core/contract';
import { formattedQuestion, isUnread, openQuestionOf } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StatusMark } from '../ui/StatusMark.tsx';
import { Attachments } from './Attachments.tsx';
import { FilePicker } from './FilePicker.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageText } from './MessageText.tsx';
import { Outcome, Thanks } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import { useConversation } from './useConversation.ts';
import type { Conversation } from './useConversation.ts';
import { useMessage } from './useMessage.ts';
import { useMessageTime } from './useMessageTime.ts';

export interface OrderQuestionProps {
  /** From `OrderView`. */
  readonly order: OrderDetail;
  /** Full address of a path of the portal. */
  readonly portalHref: (path: string) => string;
}

/** Statuses of an order that is suspended: a question is expected (ORD-17). */
const suspended = [3, 4];

/**
 * The question of the lab that production waits for, with the field for its answer (MSG-05, MSG-12): the first thing on
 * an order's page. Nothing while no question is open.
 *
 * @example
 * <OrderView {...props} renderQuestion={(order) => <OrderQuestion order={order} portalHref={portalHref} />} />
 */
export const OrderQuestion = withBoundary(function OrderQuestion(
  props: OrderQuestionProps,
): ReactElement | null {
  const { order } = props;
  const conversation = useConversation(order.commessa);
  const [isSent, setIsSent] = useState(false);
  const { data, failure } = conversation;
  const question = data && openQuestionOf(data);
  if (isSent) return <Thanks onDismiss={() => setIsSent(false)} />;
  if (question)
    return (
      <Question
        {...props}
        key={question.id}
        question={question}
        conversation={conversation}
        onSent={() => setIsSent(true)}
      />
    );
  const isAwaited = data === undefined && failure === undefined && suspended.includes(order.fm_status);
  return isAwaited ? <Skeleton shape="block" count={2} /> : null;
});

interface QuestionProps extends OrderQuestionProps {
  readonly question: Message;
  readonly conversation: Conversation;
  readonly onSent: () => void;
}

function Question({ order, portalHref, question, conversation, onSent }: QuestionProps) {
  const t = useText(messagesTexts);
  const timeOf = useMessageTime();
  const { commessa: code, order_status: orderStatus } = order;
  // The same draft as in the window of the conversation below.
  const message = useMessage({
    code,
    orderStatus,
    purpose: `reply-${question.id}`,
    onSent: conversation.show,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!message.maySend || message.isSending) return;
    const arrived = await message.send({
      contact_id: question.id,
      template: missingTemplate,
      question: question.txt_public,
      question_formatted: formattedQuestion(question.txt_public),
    });
    if (!arrived) return;
    if (isUnread(question)) conversation.markAsRead(question);
    onSent();
  };
  return (
    <section className="ta-messages-question" aria-label={t('questionTitle')} part="question">
      <header className="ta-messages-item__head">
        <StatusMark tone="warning">
          <strong>{t('questionTitle')}</strong>
        </StatusMark>
        <span className="ta-quiet">
          {question.author ? t('labPerson', { name: question.author }) : t('lab')}
        </span>
        <time className="ta-quiet" dateTime={question.ts_created}>
          {timeOf(question.ts_created)}
        </time>
      </header>
      <MessageText text={question.txt_public} portalHref={portalHref} />
      <Attachments code={code} messageId={question.id} files={question.attach} />
      <form className="ta-messages-question__form" onSubmit={(event) => void submit(event)}>
        <Outcome message={message} />
        <MessageField label={t('answerLabel')} message={message} maxLength={longestMessage} />
        <FilePicker files={message.files} />
        <div className="ta-messages-box__end">
          <Button type="submit" variant="primary" busy={message.isSending} disabled={!message.maySend}>
            {t('replySend')}
          </Button>
        </div>
      </form>
    </section>
  );
}
