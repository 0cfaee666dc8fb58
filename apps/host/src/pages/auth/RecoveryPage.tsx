import { RecoveryForm, useSessionState, useText } from '@trade-area/widgets';
import { Navigate } from 'react-router';
import { base } from '../../portal/addresses.ts';
import { PageLoading } from '../../portal/PageLoading.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { authPageTexts } from './strings.ts';

/** `/ta/recovery-password`; who is signed in already goes home (SES-15, SES-16). */
export function RecoveryPage() {
  const t = useText(authPageTexts);
  const phase = useSessionState((state) => state.phase);
  const failed = useSessionState((state) => state.startFailure !== null);
  if (phase === 'signedIn') return <Navigate to="/" replace />;
  if (phase === 'starting' && !failed) return <PageLoading />;
  return (
    <AuthLayout title={t('recoveryTitle')} lead={t('recoveryLead')}>
      <RecoveryForm loginHref={`${base}login`} />
    </AuthLayout>
  );
}
