import { Button, kitTexts, Notice, useFailureText, useSessionState, useText } from '@trade-area/widgets';
import { AuthLayout } from '../pages/auth/AuthLayout.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { usePortal } from '../portal/usePortal.ts';

/** Shown when the lab could not be asked who is signed in: the reason and Retry. The session is kept (DEC-03). */
export function LabUnreachable() {
  const t = useText(authPageTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const portal = usePortal();
  const failure = useSessionState((state) => state.startFailure);
  return (
    <AuthLayout title={t('labUnreachableTitle')} lead={t('labUnreachableText')}>
      <Notice tone="danger" announce="alert">
        {failure && failureText(failure)}
      </Notice>
      <Button variant="primary" onClick={() => void portal.start()}>
        {common('retry')}
      </Button>
    </AuthLayout>
  );
}
