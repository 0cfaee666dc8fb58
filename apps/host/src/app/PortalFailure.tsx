import { Button, useText } from '@trade-area/widgets';
import { useLatestReferenceText } from '@trade-area/widgets/portal';
import { AuthLayout } from '../pages/auth/AuthLayout.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { base } from '../portal/addresses.ts';

/** Replaces the whole portal when its layout broke or could not be loaded: the window is never empty. */
export function PortalFailure() {
  const t = useText(authPageTexts);
  const reference = useLatestReferenceText();
  return (
    <AuthLayout title={t('pageFailedTitle')} lead={`${t('pageFailedText')} ${reference}`}>
      <p className="auth-layout__ways" role="alert">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        {/* A full load: whatever broke is gone afterwards. */}
        <Button onClick={() => window.location.assign(base)}>{t('toDashboard')}</Button>
      </p>
    </AuthLayout>
  );
}
