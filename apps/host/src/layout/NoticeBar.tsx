import { Icon, useText } from '@trade-area/widgets';
import { externalIcon } from '@trade-area/widgets/portal';
import type { OldArea } from '@trade-area/widgets/portal';
import type { MouseEvent } from 'react';
import { usePortal } from '../portal/usePortal.ts';
import { layoutTexts } from './strings.ts';
import { useCommunity } from './useCommunity.ts';

/** Props of {@link NoticeBar}. */
export interface NoticeBarProps {
  readonly oldArea: OldArea;
  /** The reduced layout has no website link (SHELL-22). */
  readonly withWebsite: boolean;
}

/** Links to the old trade area, the website and the community group, each only when configured (SHELL-12 to SHELL-14). */
export function NoticeBar({ oldArea, withWebsite }: NoticeBarProps) {
  const t = useText(layoutTexts);
  const { links } = usePortal().config;
  const { link: community } = useCommunity();
  const website = withWebsite ? links.website : '';
  if (oldArea.href === '' && website === '' && community === null) return null;

  const openOldArea = (event: MouseEvent) => {
    event.preventDefault();
    if (oldArea.busy) return;
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    // Browsers allow a new tab only within the click itself; the tab waits for its ticket.
    const tab = opensTab ? window.open('about:blank', '_blank') : null;
    if (tab) tab.opener = null;
    void oldArea.admit().then((address) => {
      if (address === null) tab?.close();
      else (tab ?? window).location.assign(address);
    });
  };
  return (
    <nav className="ta-shell-notice" aria-label={t('noticeBar')}>
      {oldArea.href !== '' && (
        <a
          className="ta-shell-notice__link"
          href={oldArea.href}
          aria-busy={oldArea.busy || undefined}
          onClick={openOldArea}
        >
          {t('oldArea')}
        </a>
      )}
      {website !== '' && <ExternalLink href={website}>{t('website')}</ExternalLink>}
      {community && (
        <ExternalLink href={community.url}>{t('communityGroup', { name: community.name })}</ExternalLink>
      )}
    </nav>
  );
}

function ExternalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="ta-shell-notice__link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon shape={externalIcon} size="small" />
    </a>
  );
}
