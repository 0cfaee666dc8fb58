import { Button, kitTexts, Notice, useFailureText, useSessionState, useText } from '@trade-area/widgets';
import { AuthFrame } from '../pages/auth/AuthFrame.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { usePortal } from '../portal/usePortal.ts';

/** The lab could not be asked who is signed in: what happened and a retry; nobody is thrown out (DEC-03). */
export function StartFailed() {
  const t = useText(authPageTexts);
  const words = useText(kitTexts);
  const failureText = useFailureText();
  const portal = usePortal();
  const failure = useSessionState((state) => state.startFailure);
  return (
    <AuthFrame title={t('startTitle')} lead={t('startText')}>
      <Notice tone="danger" announce="alert">
        {failure && failureText(failure)}
      </Notice>
      <Button variant="primary" onClick={() => void portal.start()}>
        {words('retry')}
      </Button>
    </AuthFrame>
  );
}
