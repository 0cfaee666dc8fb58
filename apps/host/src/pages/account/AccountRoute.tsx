import './account.css';
import { useSessionState } from '@trade-area/widgets';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { passwordChangeOf } from '../../portal/addresses.ts';
import { ChangePasswordPage } from '../auth/ChangePasswordPage.tsx';
import { AccountPage } from './AccountPage.tsx';

/** `/ta/account`: a change of the password on the way somewhere stands alone (SES-34), everything else in the account. */
export function AccountRoute() {
  const change = passwordChangeOf(useLocation());
  const must = useSessionState((state) => state.mustChangePassword);
  // Its success stays on the screen when nothing is owed any more.
  const [began] = useState(must);
  return change === 'onTheWay' || (began && change === 'own') ? <ChangePasswordPage /> : <AccountPage />;
}
