import type { ReactElement } from 'react';
import { useSessionState, useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { passwordTexts } from './strings.ts';

/**
 * Signing in again over the page while something would be lost (DEC-02). Draw it once, above everything: it
 * opens by itself, and the calls that waited go on. Escape does not close it; leaving is a button that says so.
 *
 * @example
 * <TradeAreaProvider tradeArea={tradeArea}>
 *   <Page />
 *   <ReauthenticateDialog />
 * </TradeAreaProvider>
 */
export const ReauthenticateDialog = withBoundary(function ReauthenticateDialog(): ReactElement {
  const t = useText(passwordTexts);
  const { session } = useSessionArea();
  const open = useSessionState((state) => state.reauthenticate);
  const email = useSessionState((state) => state.person?.email ?? '');
  return (
    <Dialog
      open={open}
      locked
      onClose={() => undefined}
      title={t('againTitle')}
      size="small"
      role="alertdialog"
      footer={<Button onClick={() => session.giveUp()}>{t('againLeave')}</Button>}
    >
      <div className="ta-auth">
        <p>{t('againText')}</p>
        <LoginForm email={email} onSignedIn={() => undefined} takesFocus />
      </div>
    </Dialog>
  );
});
