import type { ReactElement, Ref } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { messagesTexts } from './strings.ts';
import type { MessageDraft } from './useMessage.ts';

export interface MessageFieldProps {
  readonly label: string;
  readonly message: MessageDraft;
  /** Characters at most. */
  readonly maxLength: number;
  /** Help while nothing is in the way. */
  readonly hint?: string;
  readonly required?: boolean;
  /** Takes the focus when the dialog around it opens. */
  readonly initialFocus?: boolean;
  readonly controlRef?: Ref<HTMLTextAreaElement>;
}

/** The text of a message. It is disabled while the message's files are under way or interrupted (MSG-28), and says so. */
export function MessageField(props: MessageFieldProps): ReactElement {
  const { label, message, hint, required, ...control } = props;
  const t = useText(messagesTexts);
  const reason =
    message.waits === null ? hint : t(message.waits === 'interrupted' ? 'boxInterrupted' : 'boxWaits');
  return (
    <Field label={label} hint={reason} required={required}>
      <TextArea
        {...control}
        value={message.text}
        onValue={message.setText}
        disabled={message.waits !== null}
      />
    </Field>
  );
}
