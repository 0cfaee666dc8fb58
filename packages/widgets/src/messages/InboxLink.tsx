import type { ReactElement } from 'react';
import { unreadMessages } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { CountLink } from '../ui/CountLink.tsx';
import { messageIcon } from '../ui/icons.ts';
import { inboxLinkTexts } from './inboxLinkStrings.ts';

/** The way to all conversations, with how many messages are new. */
export const InboxLink = withBoundary(function InboxLink({ href }: { readonly href: string }): ReactElement {
  const t = useText(inboxLinkTexts);
  const { config } = useSessionArea();
  const { data = [] } = useRemote(unreadMessages, {}, { refreshSeconds: config.refreshSeconds });
  const count = data.reduce((sum, { unread }) => sum + (unread ?? 1), 0);
  return (
    <CountLink
      href={href}
      icon={messageIcon}
      label={count > 0 ? t('openInboxNew', { count }) : t('openInbox')}
      count={count}
    />
  );
});
