import type { ReactElement } from 'react';
import { longestMessage, missingTemplate } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { formattedQuestion } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Outcome } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import { useMessage } from './useMessage.ts';
import type { MessageTarget } from './useMessage.ts';

export interface ReplyDialogProps {
  readonly question: Message;
  readonly target: Omit<MessageTarget, 'purpose'>;
  readonly onClose: () => void;
}

/** 'Rispondi': the answer to a question that production waits for, with its files (MSG-05, MSG-06, MSG-12). */
export function ReplyDialog({ question, target, onClose }: ReplyDialogProps): ReactElement {
  const t = useText(messagesTexts);
  const message = useMessage({ ...target, purpose: `reply-${question.id}` });
  const send = async () => {
    const done = await message.send({
      contact_id: question.id,
      template: missingTemplate,
      question: question.txt_public,
      question_formatted: formattedQuestion(question.txt_public),
    });
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={t('replyTitle')}
      closeLabel={t('close')}
      closeOnBackdrop={false}
      locked={message.working}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={message.working}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={message.working}
            disabled={!message.maySend}
            onClick={() => void send()}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="ta-messages-box">
        <blockquote className="ta-messages-quote" dir="auto">
          {question.txt_public}
        </blockquote>
        <Outcome message={message} />
        <Field label={t('replyLabel')}>
          <TextArea value={message.text} onValue={message.setText} maxLength={longestMessage} initialFocus />
        </Field>
        <FilePicker files={message.files} />
      </div>
    </Dialog>
  );
}
