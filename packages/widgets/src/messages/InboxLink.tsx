import type { ReactElement } from 'react';
import { unreadMessages } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { messageIcon } from '../ui/icons.ts';
import { inboxTexts } from './inboxStrings.ts';

/** The way to all conversations, with how many messages are new. */
export const InboxLink = withBoundary(function InboxLink({ href }: { readonly href: string }): ReactElement {
  const t = useText(inboxTexts);
  const { config } = useSessionArea();
  const { data = [] } = useRemote(unreadMessages, {}, { refreshSeconds: config.refreshSeconds });
  const count = data.reduce((sum, { unread }) => sum + (unread ?? 1), 0);
  return (
    <a
      className="ta-messages-link"
      href={href}
      aria-label={count > 0 ? t('openInboxNew', { count }) : t('openInbox')}
    >
      <Icon shape={messageIcon} />
      {count > 0 && (
        <span className="ta-badge" data-tone="accent" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
});
