import { Account, useText } from '@trade-area/widgets';
import { useLocation } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { sectionOf } from './sections.ts';

/** `/ta/account`: profile, password and cards (ACC-01); `#eori` leads to that field (SHELL-34). */
export function AccountPage() {
  const t = useText(layoutTexts);
  const { search, hash, key } = useLocation();
  return (
    <section className="account-page">
      <h1 className="ta-title account-page__title">{t('account')}</h1>
      <Account
        // The same link followed again leads to the field again.
        key={hash === '#eori' ? key : ''}
        section={sectionOf(search)}
        focusField={hash === '#eori' ? 'eori' : undefined}
        invoicingHref={hrefOf('account/fatturazione-elettronica')}
      />
    </section>
  );
}
