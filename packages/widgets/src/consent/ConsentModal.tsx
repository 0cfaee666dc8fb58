import { useState } from 'react';
import { useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useTyping } from '../kit/useTyping.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { consentTexts } from './strings.ts';
import { useConsent } from './useConsent.ts';

/** Props of {@link ConsentModal}. */
export interface ConsentModalProps {
  /** Address of the policy. */
  readonly policyHref: string;
  /** The policy itself is on the screen: the question waits until the person has read it. Default false. */
  readonly waits?: boolean | undefined;
}

/**
 * Asks for consent when the check says so and the question was not closed before (PRIV-06, PRIV-12). It does not open
 * over a form in use: the question waits until that is saved or left.
 */
export const ConsentModal = withBoundary(function ConsentModal({
  policyHref,
  waits = false,
}: ConsentModalProps) {
  const t = useText(consentTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const { asking, working, failure, notSaved, set, close } = useConsent();

  const isPageHeld = useSessionState((state) => state.isPageHeld);
  const typing = useTyping();
  const [shown, setShown] = useState(false);
  const shouldShow = asking && !waits;
  if (shouldShow ? !shown && !isPageHeld && !typing : shown) setShown(!shown);

  const allow = async () => {
    if (await set(true, 'modal')) close();
  };
  return (
    <Dialog
      open={shown && shouldShow}
      onClose={close}
      title={t('modalTitle')}
      size="small"
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={close}>{common('close')}</Button>
          <Button variant="primary" busy={working === 'set'} onClick={() => void allow()}>
            {t('allow')}
          </Button>
        </>
      }
    >
      <p className="ta-consent__text">{t('modalText')}</p>
      <p className="ta-consent__text">
        <a className="ta-link" href={policyHref}>
          {t('policyLink')}
        </a>
      </p>
      {notSaved && (
        <Notice tone="danger" announce="alert">
          {t('notSaved', { reason: failure ? failureText(failure) : '' })}
        </Notice>
      )}
    </Dialog>
  );
});
