import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { renameQuote } from '@trade-area/core/contract';
import type { QuoteRow } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { quoteTexts } from './quoteStrings.ts';

export interface RenameDialogProps {
  readonly row: QuoteRow;
  /** Called when it is closed; `isChanged`: the list must be asked for again. */
  readonly onClose: (isChanged: boolean) => void;
}

/** Names a quote. A name given in another window since then is not overwritten. */
export function RenameDialog({ row, onClose }: RenameDialogProps): ReactElement {
  const t = useText(quoteTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const [name, setName] = useState(row.name);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isConflict = failure?.kind === 'conflict';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    setFailure(null);
    const answer = await session.gateway.call(renameQuote, {
      body: { id: row.id, name, former: row.name },
    });
    setWorking(false);
    if (answer.ok) onClose(true);
    else setFailure(answer.failure);
  };
  return (
    <Dialog
      open
      size="small"
      title={t('renameTitle')}
      closeLabel={t('close')}
      locked={isWorking}
      onClose={() => onClose(isConflict)}
    >
      <form className="ta-quotes-form" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={failure && (isConflict ? t('renameConflict') : failureText(failure))}
        >
          <TextInput value={name} onValue={setName} maxLength={80} placeholder={row.product} initialFocus />
        </Field>
        <div className="ta-quotes-form__foot">
          <Button onClick={() => onClose(isConflict)} disabled={isWorking}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isWorking}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
