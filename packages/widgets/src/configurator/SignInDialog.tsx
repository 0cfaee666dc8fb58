import type { ReactElement, ReactNode } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { configuratorTexts } from './strings.ts';

interface SignInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The sign-in form. */
  readonly children: ReactNode;
}

/** Asks a visitor who wants to order to sign in, and says that their choices are kept. */
export function SignInDialog({ open, onClose, children }: SignInDialogProps): ReactElement {
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('signInToOrder')} closeLabel={kit('close')} size="small">
      <p>{t('signInToOrderText')}</p>
      {children}
    </Dialog>
  );
}
