import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { linkOrders } from '@trade-area/core/sharing';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { OrderDialogProps } from './OrderDialog.tsx';
import { sharingTexts } from './strings.ts';
import { useChange } from './useChange.ts';
import { WentWrong } from './WentWrong.tsx';

/** The internal account types the code of an order; an empty one just closes the dialog (SHARE-08, SHARE-34). */
export function ManualCodeDialog({ photos, onClose, onSaved }: OrderDialogProps): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const { session } = useSessionArea();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const [typed, setTyped] = useState('');
  const change = useChange();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const order = typed.trim();
    if (order === '') return onClose();
    void change.run(
      () => linkOrders(session.gateway, photos, { code, orders: [order], isManual: true }),
      onSaved,
    );
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('orderTitle', { count: photos.length })}
      closeLabel={kit('close')}
      locked={change.isRunning}
    >
      <form className="ta-sharing-dialog" onSubmit={send}>
        <Field label={t('manualCode')} hint={t('manualHint')}>
          <TextInput
            value={typed}
            onValue={setTyped}
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            initialFocus
          />
        </Field>
        <WentWrong outcome={change.outcome} />
        <span className="ta-sharing-dialog__end">
          <Button onClick={onClose} disabled={change.isRunning}>
            {kit('cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={change.isRunning}>
            {t('link')}
          </Button>
        </span>
      </form>
    </Dialog>
  );
}
