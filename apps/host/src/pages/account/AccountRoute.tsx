import './account.css';
import { useSessionState } from '@trade-area/widgets';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { passwordChangeOf } from '../../portal/addresses.ts';
import { ChangePasswordPage } from '../auth/ChangePasswordPage.tsx';
import { AccountPage } from './AccountPage.tsx';

/** `/ta/account`: a required change of password has a page of its own (SES-34), everything else is in the account. */
export function AccountRoute() {
  const change = passwordChangeOf(useLocation());
  const mustChange = useSessionState((state) => state.mustChangePassword);
  // After the change its success stays on the screen.
  const [hadToChange] = useState(mustChange);
  return change === 'withRedirect' || (hadToChange && change === 'withoutRedirect') ? (
    <ChangePasswordPage />
  ) : (
    <AccountPage />
  );
}
