import type { ReactElement } from 'react';
import { lacksInvoicing } from '@trade-area/core/account';
import { DataView } from '../kit/DataView.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useLeaveGuard } from '../kit/useLeaveGuard.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { profileTexts } from './profileStrings.ts';
import { useInvoicing } from './useInvoicing.ts';

/** Props of {@link InvoicingForm}. */
export interface InvoicingFormProps {
  /** Called after the data was saved, to continue (EINV-03). */
  readonly onSaved: () => void;
}

/** Recipient code and certified e-mail of a company in Italy, one of them at least (EINV-04). */
export const InvoicingForm = withBoundary(function InvoicingForm({
  onSaved,
}: InvoicingFormProps): ReactElement {
  const t = useText(profileTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const view = useInvoicing(onSaved);
  const { remote, outcome, busy, needsOne } = view;
  const dirty = remote.data !== undefined && view.valuesOver(remote.data).dirty;
  const guard = useLeaveGuard(dirty && outcome?.kind !== 'saved', true);

  return (
    <DataView remote={remote} waiting={<Skeleton shape="block" count={2} />}>
      {(stored) => {
        const { values, hints, conflict } = view.valuesOver(stored);
        return (
          <form
            className="ta-profile"
            part="invoicing"
            method="post"
            noValidate
            aria-busy={busy}
            onSubmit={(event) => {
              event.preventDefault();
              void view.save(stored);
            }}
          >
            {lacksInvoicing(stored) && <Notice tone="info">{t('invoicingZeros')}</Notice>}
            {conflict && (
              <Notice
                tone="warning"
                title={t('conflictTitle')}
                announce="alert"
                actions={
                  <>
                    <Button size="small" onClick={() => view.keepMine(stored)}>
                      {t('conflictKeep')}
                    </Button>
                    <Button size="small" onClick={view.takeStored}>
                      {t('conflictTake')}
                    </Button>
                  </>
                }
              >
                {t('conflictText')}{' '}
                {t('conflictStored', {
                  value: [stored.cdu, stored.pec].filter(Boolean).join(', ') || t('conflictEmpty'),
                })}
              </Notice>
            )}
            <div className="ta-profile__fields">
              <Field
                label={t('recipientCode')}
                hint={hints.cdu ? t('invoicingCduHint') : undefined}
                error={needsOne ? t('invoicingNeedsOne') : undefined}
              >
                <TextInput
                  name="cdu"
                  autoComplete="off"
                  maxLength={254}
                  value={values.cdu}
                  readOnly={busy}
                  onValue={(cdu) => view.set(stored, { cdu })}
                />
              </Field>
              <Field label={t('pec')} hint={hints.pec ? t('invoicingPecHint') : undefined}>
                <TextInput
                  name="pec"
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  value={values.pec}
                  readOnly={busy}
                  onValue={(pec) => view.set(stored, { pec })}
                />
              </Field>
            </div>
            {outcome?.kind === 'refused' && (
              <Notice tone="danger" title={common('sorry')} announce="alert">
                {outcome.text || common('unexpected')}
              </Notice>
            )}
            {outcome?.kind === 'failed' && (
              <Notice tone="danger" title={common('sorry')} announce="alert">
                {failureText(outcome.failure)} {t('kept')}
              </Notice>
            )}
            <div className="ta-profile__actions">
              <Button type="submit" variant="primary" busy={busy} disabled={conflict}>
                {t('save')}
              </Button>
              <span className="ta-quiet" role="status">
                {busy ? t('saving') : dirty ? t('unsaved') : ''}
              </span>
            </div>
            <ConfirmDialog
              open={guard.asking}
              title={t('leaveTitle')}
              yesLabel={t('leaveYes')}
              noLabel={t('leaveNo')}
              onYes={guard.leave}
              onNo={guard.stay}
            >
              {t('leaveText')}
            </ConfirmDialog>
          </form>
        );
      }}
    </DataView>
  );
});
