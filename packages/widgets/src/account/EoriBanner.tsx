import { needsEori } from '@trade-area/core/account';
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

/** Asks for an EORI number while the account needs one; goes away only when there is one (SHELL-15, SHELL-34). */
export const EoriBanner = withBoundary(function EoriBanner({ accountHref }: EoriBannerProps) {
  const t = useText(accountTexts);
  const { customer } = useCustomer();
  if (!needsEori(customer)) return null;
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
