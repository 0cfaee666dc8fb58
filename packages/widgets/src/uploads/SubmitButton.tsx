import { useState } from 'react';
import type { ReactElement } from 'react';
import { canSubmit, unusableFiles } from '@trade-area/core/uploads';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { uploadsTexts } from './strings.ts';
import { namesOf } from './words.ts';

export interface SubmitButtonProps {
  readonly uploader: Uploader;
  readonly state: UploaderState;
  /** Id of the sentence that says what is still needed. */
  readonly hint: string;
}

/** Submits the order; asks first, with their names, when some of the chosen files cannot be printed. */
export function SubmitButton({ uploader, state, hint }: SubmitButtonProps): ReactElement {
  const t = useText(uploadsTexts);
  const { list } = useFormats();
  const [asks, setAsks] = useState(false);
  const unusable = unusableFiles(state.rows);
  const ready = canSubmit(state);
  const submit = () => {
    setAsks(false);
    void uploader.submitOrder();
  };
  return (
    <>
      <Button
        variant="primary"
        busy={state.isSubmitting}
        disabled={!ready}
        aria-describedby={ready ? undefined : hint}
        onClick={unusable.length > 0 ? () => setAsks(true) : submit}
      >
        {t(state.isSubmitting ? 'submitting' : 'submit')}
      </Button>
      <ConfirmDialog
        open={asks && ready && unusable.length > 0}
        title={t('unusableTitle')}
        yesLabel={t('unusableYes')}
        noLabel={t('cancel')}
        onYes={submit}
        onNo={() => setAsks(false)}
      >
        <p>{t('unusableText', { names: namesOf(unusable, t, list) })}</p>
      </ConfirmDialog>
    </>
  );
}
