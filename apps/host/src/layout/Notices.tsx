import {
  accountTexts,
  Button,
  kitTexts,
  Notice,
  useCustomer,
  useFailureText,
  useRight,
  useText,
} from '@trade-area/widgets';
import { EoriBanner } from '@trade-area/widgets/portal';
import type { LanguageSwitching, OldArea } from '@trade-area/widgets/portal';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from './strings.ts';

/** Props of {@link Notices}. */
export interface NoticesProps {
  readonly language: LanguageSwitching;
  readonly oldArea: OldArea;
}

/** Notices above the page: EORI, customer details that could not be loaded, a language that was not saved. */
export function Notices({ language, oldArea }: NoticesProps) {
  const t = useText(layoutTexts);
  const account = useText(accountTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const mayEdit = useRight('profile');
  const { customer, failure, asking, retry } = useCustomer();
  return (
    <section className="ta-shell-notices" aria-label={t('notices')}>
      {mayEdit && <EoriBanner accountHref={`${hrefOf('account')}#eori`} />}
      {/* They come and go while a page is used: above it, they do not move it. */}
      <div className="ta-shell-notices__passing">
        {failure && !customer && (
          <Notice
            tone="warning"
            title={t('detailsFailed')}
            announce="status"
            actions={
              <Button size="small" onClick={retry} busy={asking}>
                {common('retry')}
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        )}
        {language.notSaved && (
          <Notice
            tone="warning"
            announce="status"
            onDismiss={language.dismiss}
            dismissLabel={common('close')}
          >
            {account('languageNotSaved')}
          </Notice>
        )}
        {oldArea.failure && (
          <Notice tone="danger" announce="alert" onDismiss={oldArea.dismiss} dismissLabel={common('close')}>
            {t('oldAreaFailed', { reason: failureText(oldArea.failure) })}
          </Notice>
        )}
      </div>
    </section>
  );
}
