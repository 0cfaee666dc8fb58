import { useId } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useRight } from '../kit/useRight.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { consentTexts } from './strings.ts';
import { useConsent } from './useConsent.ts';

/** Props of {@link ConsentCheckbox}. */
export interface ConsentCheckboxProps {
  /** The choice is stored: the page is to be loaded again (PRIV-04). */
  readonly onSaved: () => void;
}

/**
 * The checkbox at the end of the policy. It begins with the stored choice; a change is saved at once, and goes back with
 * a message when that fails (PRIV-04, PRIV-14). Without a session there is no checkbox (PRIV-10).
 */
export const ConsentCheckbox = withBoundary(function ConsentCheckbox({ onSaved }: ConsentCheckboxProps) {
  const t = useText(consentTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const { nobody, value, working, failure, notSaved, check, set } = useConsent();
  const isOwner = useRight('owner');
  const titleId = useId();
  // The owner decides for the studio.
  if (nobody || !isOwner) return null;

  const change = async (next: boolean) => {
    if (await set(next, 'privacy')) onSaved();
  };
  return (
    <section className="ta-consent" aria-labelledby={titleId} part="consent">
      <h2 className="ta-heading" id={titleId}>
        {t('choiceTitle')}
      </h2>
      {working === 'check' ? (
        <Skeleton />
      ) : failure?.endpoint === 'consent.check' ? (
        <Notice
          tone="danger"
          title={common('failedTitle')}
          announce="alert"
          actions={<Button onClick={check}>{common('retry')}</Button>}
        >
          {failureText(failure)}
        </Notice>
      ) : (
        <>
          <Checkbox
            checked={value === true}
            disabled={working === 'set'}
            onChecked={(next) => void change(next)}
          >
            {t('checkbox')}
          </Checkbox>
          <p className="ta-quiet" role="status">
            {working === 'set' ? t('saving') : t('choiceHint')}
          </p>
          {notSaved && (
            <Notice tone="danger" announce="alert">
              {t('notSaved', { reason: failure ? failureText(failure) : '' })}
            </Notice>
          )}
        </>
      )}
    </section>
  );
});
