import { useLocation } from 'react-router';
import { passwordChangeOf } from '../../app/addresses.ts';
import { LaterPage } from '../later/LaterPage.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

/** `/ta/account`: the change of the password is open already, the rest of the account comes with its own part. */
export function AccountRoute() {
  return passwordChangeOf(useLocation()) === null ? <LaterPage /> : <ChangePasswordPage />;
}
