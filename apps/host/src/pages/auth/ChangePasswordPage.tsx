import { safeRedirect } from '@trade-area/core/auth';
import {
  Button,
  ChangePasswordForm,
  Notice,
  authTexts,
  passwordTexts,
  useSessionState,
  useText,
  useTradeArea,
} from '@trade-area/widgets';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { passwordChangeOf } from '../../portal/addresses.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { authPageTexts } from './strings.ts';

/** `/ta/account?page=changePassword`: after a temporary password (SES-34), or by the person's own wish. */
export function ChangePasswordPage() {
  const t = useText(authPageTexts);
  const passwordText = useText(passwordTexts);
  const common = useText(authTexts);
  const [query] = useSearchParams();
  const isBeforeRedirect = passwordChangeOf(useLocation()) === 'withRedirect';
  const email = useSessionState((state) => state.person?.email ?? '');
  const mustChange = useSessionState((state) => state.mustChangePassword);
  const [temporary] = useState(mustChange);
  const [changed, setChanged] = useState(false);

  const { session } = useTradeArea();
  const form = <ChangePasswordForm temporary={temporary} email={email} onChanged={() => setChanged(true)} />;
  if (!isBeforeRedirect) {
    return (
      <section className="auth-layout__card">
        <h1 className="ta-title">{t('changeTitle')}</h1>
        <p className="auth-layout__lead">{t('changeLeadVoluntary')}</p>
        {form}
      </section>
    );
  }
  return (
    <AuthLayout
      title={t('changeTitle')}
      lead={changed ? undefined : t(temporary ? 'changeLead' : 'changeLeadVoluntary')}
    >
      {changed ? (
        <>
          <Notice tone="success" announce="alert">
            {passwordText('changed')}
          </Notice>
          <Button variant="primary" wide href={safeRedirect(query.get('redirect'), window.location.origin)}>
            {t('continue')}
          </Button>
        </>
      ) : (
        <>
          {form}
          <p className="auth-layout__ways">
            <Button variant="link" onClick={() => void session.signOut()}>
              {common('signOut')}
            </Button>
          </p>
        </>
      )}
    </AuthLayout>
  );
}
