import type { ReactElement } from 'react';
import { longestMessage, missingTemplate } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { formattedQuestion } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageField } from './MessageField.tsx';
import { messagesTexts } from './strings.ts';
import { useMessage } from './useMessage.ts';
import type { MessageTarget } from './useMessage.ts';

export interface ReplyDialogProps {
  readonly question: Message;
  readonly target: Omit<MessageTarget, 'purpose'>;
  /** `sent` when the answer has arrived. */
  readonly onClose: (sent: boolean) => void;
}

/** 'Rispondi': the answer to a question that production waits for, with its files (MSG-05, MSG-06, MSG-12). */
export function ReplyDialog({ question, target, onClose }: ReplyDialogProps): ReactElement {
  const t = useText(messagesTexts);
  const message = useMessage({ ...target, purpose: `reply-${question.id}` });
  const send = () =>
    message.send({
      contact_id: question.id,
      template: missingTemplate,
      question: question.txt_public,
      question_formatted: formattedQuestion(question.txt_public),
    });
  return (
    <MessageDialog
      title={t('replyTitle')}
      sendLabel={t('send')}
      message={message}
      maySend={message.maySend}
      onSend={send}
      onClose={onClose}
      quote={
        <blockquote className="ta-messages-quote" dir="auto">
          {question.txt_public}
        </blockquote>
      }
    >
      <MessageField label={t('replyLabel')} message={message} maxLength={longestMessage} initialFocus />
    </MessageDialog>
  );
}
