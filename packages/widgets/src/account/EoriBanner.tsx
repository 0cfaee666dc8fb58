import { useEffect } from 'react';
import { needsEori } from '@trade-area/core/account';
import { storageKeys } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { accountTexts } from './strings.ts';
import { useCustomer } from './useCustomer.ts';

/** Props of {@link EoriBanner}. */
export interface EoriBannerProps {
  /** Address of the account page. */
  readonly accountHref: string;
}

/**
 * Asks for an EORI number while the account needs one; goes away only when there is one (SHELL-15, SHELL-34). Until the
 * details are here, the page before knows it: the banner does not push the page that it stands above.
 */
export const EoriBanner = withBoundary(function EoriBanner({ accountHref }: EoriBannerProps) {
  const t = useText(accountTexts);
  const { customer } = useCustomer();
  const { storage } = useSessionArea();
  const isNeeded = customer ? needsEori(customer) : storage.get(storageKeys.eoriNeeded) === '1';
  useEffect(() => {
    if (!customer) return;
    if (isNeeded) storage.set(storageKeys.eoriNeeded, '1');
    else storage.remove(storageKeys.eoriNeeded);
  }, [customer, isNeeded, storage]);
  if (!isNeeded) return null;
  return (
    <Notice
      tone="warning"
      title={t('eoriTitle')}
      actions={
        <Button href={accountHref} size="small">
          {t('eoriAction')}
        </Button>
      }
    >
      {t('eoriText')}
    </Notice>
  );
});
