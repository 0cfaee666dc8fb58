import '../../layout/layout.css';
import './auth.css';
import { Button, storeTexts, useText } from '@trade-area/widgets';
import { LanguageSwitch } from '@trade-area/widgets/portal';
import type { ReactNode } from 'react';
import { hrefOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { Footer } from '../../layout/Footer.tsx';
import { Header } from '../../layout/Header.tsx';
import { contentId, SkipLink } from '../../layout/SkipLink.tsx';
import { layoutTexts } from '../../layout/strings.ts';
import { usePage } from '../../layout/usePage.ts';

/** The layout of a page that is readable without a session (PRIV-10): no menu, no notice bar (SHELL-36). */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const t = useText(layoutTexts);
  const store = useText(storeTexts);
  const { language } = usePortal();
  // The public store speaks English and names its way in "Login" (PUB-03, PUB-05).
  const isStore = usePage().route.isEnglishOnly;
  return (
    <div className="ta-shell auth-layout" data-menu="none" data-wide={isStore || undefined}>
      <SkipLink />
      <Header>
        {!isStore && <LanguageSwitch onChoose={(next) => void language.choose(next)} align="end" />}
        <Button href={hrefOf('login')}>{isStore ? store('login') : t('signIn')}</Button>
      </Header>
      <main className="auth-layout__page" id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
