import '../../layout/layout.css';
import './auth.css';
import { LanguageSwitch } from '@trade-area/widgets/portal';
import type { ReactNode } from 'react';
import { usePortal } from '../../portal/usePortal.ts';
import { Footer } from '../../layout/Footer.tsx';
import { Header } from '../../layout/Header.tsx';
import { contentId, SkipLink } from '../../layout/SkipLink.tsx';
import { GalleryWall } from './GalleryWall.tsx';

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: string | undefined;
  /** The form, or its replacement. */
  readonly children: ReactNode;
}

/** The layout around a form before the portal opens: no menu, no notice bar, no sticky header (SHELL-36). */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const { language } = usePortal();
  return (
    <div className="ta-shell auth-layout" data-menu="none" data-still>
      <SkipLink />
      <Header>
        {/* No session, so no call and no reload: typed text stays (I18N-13). */}
        <LanguageSwitch onChoose={(next) => void language.choose(next)} align="end" />
      </Header>
      <div className="auth-layout__body">
        <main className="auth-layout__main" id={contentId} tabIndex={-1}>
          <div className="auth-layout__card">
            <h1 className="ta-title">{title}</h1>
            {lead && <p className="auth-layout__lead">{lead}</p>}
            {children}
          </div>
        </main>
        <GalleryWall />
      </div>
      <Footer />
    </div>
  );
}
