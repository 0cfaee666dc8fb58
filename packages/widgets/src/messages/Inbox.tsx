import type { ReactElement } from 'react';
import { messageThreads } from '@trade-area/core/contract';
import type { MessageThread } from '@trade-area/core/contract';
import { filesSentText } from '@trade-area/core/messages';
import { DataView } from '../kit/DataView.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Badge } from '../ui/Badge.tsx';
import { messageIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { isModifiedClick } from '../ui/dom.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import { messagesTexts } from './strings.ts';
import { useMessageTime } from './useMessageTime.ts';

export interface InboxProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** Another page was chosen, from 1; the owner of the page applies it. */
  readonly onPage: (page: number) => void;
  /** Address of a page; makes real links. */
  readonly hrefFor?: ((page: number) => string) | undefined;
  /** Address of an order's conversation. */
  readonly threadHref: (code: string) => string;
  /** A conversation was chosen: the link then leads nowhere by itself. */
  readonly onThread?: ((code: string) => void) | undefined;
}

/**
 * All conversations: what waits for the person first, then the latest. Kept live.
 *
 * @example
 * const [page, setPage] = useState(1);
 * <Inbox page={page} onPage={setPage} threadHref={(code) => `/orders/${code}#messages`} />
 */
export const Inbox = withBoundary(function Inbox({
  page,
  onPage,
  hrefFor,
  threadHref,
  onThread,
}: InboxProps): ReactElement {
  const t = useText(messagesTexts);
  const { config } = useSessionArea();
  const remote = useRemote(messageThreads, page > 1 ? { path: { page } } : {}, {
    refreshSeconds: Math.min(config.refreshSeconds, 15),
  });
  return (
    <section className="ta-messages" aria-label={t('inboxTitle')} part="inbox">
      <DataView
        remote={remote}
        waiting={<Skeleton shape="block" count={5} />}
        isEmpty={({ threads }) => threads.length === 0}
        empty={
          <EmptyState title={t('inboxEmpty')} icon={messageIcon}>
            {t('inboxEmptyHint')}
          </EmptyState>
        }
      >
        {(answer) => (
          <>
            <ul className="ta-messages-inbox">
              {answer.threads.map((thread) => (
                <Thread
                  key={thread.cod_order}
                  thread={thread}
                  href={threadHref(thread.cod_order)}
                  onThread={onThread}
                />
              ))}
            </ul>
            <ListPager
              label={t('pager')}
              page={answer.page}
              pages={answer.pages}
              onPage={onPage}
              hrefFor={hrefFor}
            />
          </>
        )}
      </DataView>
    </section>
  );
});

interface ThreadProps extends Pick<InboxProps, 'onThread'> {
  readonly thread: MessageThread;
  readonly href: string;
}

function Thread({ thread, href, onThread }: ThreadProps) {
  const t = useText(messagesTexts);
  const timeOf = useMessageTime();
  const { event, last, unread, cod_order: code } = thread;
  const couple = [event.sposa, event.sposo].filter(Boolean).join(' & ');
  const words = last.txt_public.trim() === filesSentText ? t('filesSent') : last.txt_public;
  return (
    <li className="ta-messages-thread" data-unread={unread > 0 || undefined}>
      <a
        className="ta-messages-thread__link"
        href={href}
        onClick={(event) => {
          if (!onThread || isModifiedClick(event)) return;
          event.preventDefault();
          onThread(code);
        }}
      >
        <span className="ta-messages-thread__names">
          {event.name || couple || t('noNames', { code })}
          <Badge count={unread} label={t('newCount', { count: unread })} />
        </span>
        <span className="ta-messages-thread__order ta-quiet ta-figures">
          {code} · {thread.article}
        </span>
        <span className="ta-messages-thread__text" dir="auto">
          {last.fao === 'studio' ? t('youPrefix', { text: words }) : words}
        </span>
        <span className="ta-messages-thread__end">
          {thread.open_question && <StatusMark tone="warning">{t('waitsForYou')}</StatusMark>}
          <time className="ta-quiet" dateTime={last.ts_created}>
            {timeOf(last.ts_created)}
          </time>
        </span>
      </a>
    </li>
  );
}
