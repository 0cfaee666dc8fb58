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
import { AuthFrame } from './AuthFrame.tsx';
import { authPageTexts } from './strings.ts';

/** `/ta/account?page=changePassword`: after a temporary password (SES-34), or by the person's own wish. */
export function ChangePasswordPage() {
  const t = useText(authPageTexts);
  const words = useText(passwordTexts);
  const common = useText(authTexts);
  const [query] = useSearchParams();
  const onTheWay = passwordChangeOf(useLocation()) === 'onTheWay';
  const email = useSessionState((state) => state.person?.email ?? '');
  const asked = useSessionState((state) => state.mustChangePassword);
  const [temporary] = useState(asked);
  const [changed, setChanged] = useState(false);

  const { session } = useTradeArea();
  const form = <ChangePasswordForm temporary={temporary} email={email} onChanged={() => setChanged(true)} />;
  if (!onTheWay) {
    return (
      <section className="auth-frame__card">
        <h1 className="ta-title">{t('changeTitle')}</h1>
        <p className="auth-frame__lead">{t('changeLeadOwn')}</p>
        {form}
      </section>
    );
  }
  return (
    <AuthFrame
      title={t('changeTitle')}
      lead={changed ? undefined : t(temporary ? 'changeLead' : 'changeLeadOwn')}
    >
      {changed ? (
        <>
          <Notice tone="success" announce="alert">
            {words('changed')}
          </Notice>
          <Button variant="primary" wide href={safeRedirect(query.get('redirect'), window.location.origin)}>
            {t('goOn')}
          </Button>
        </>
      ) : (
        <>
          {form}
          <p className="auth-frame__ways">
            <Button variant="link" onClick={() => void session.signOut()}>
              {common('signOut')}
            </Button>
          </p>
        </>
      )}
    </AuthFrame>
  );
}
