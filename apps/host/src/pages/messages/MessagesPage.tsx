import '../orders/orders.css';
import { Inbox, messagesTexts, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { orderHref } from '../orders/orderHref.ts';
import { orderPageTexts } from '../orders/strings.ts';

const inbox = hrefOf('messages');
const threadHref = (code: string) => `${orderHref(code)}/message`;
const hrefFor = (page: number) => (page > 1 ? `${inbox}?page=${page}` : inbox);

/** All conversations of the customer; the page shown lives in the address. */
export function MessagesPage() {
  const t = useText(messagesTexts);
  const pages = useText(orderPageTexts);
  const [search, setSearch] = useSearchParams();
  const requestedPage = Number(search.get('page') ?? '1');
  const onPage = useCallback(
    (page: number) => setSearch(page > 1 ? { page: String(page) } : {}),
    [setSearch],
  );
  return (
    <article className="ta-pages-orders">
      <header>
        <h1 className="ta-title">{t('inboxTitle')}</h1>
        <p className="ta-quiet">{pages('inboxLead')}</p>
      </header>
      <Inbox
        page={
          Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 1_000_000
            ? requestedPage
            : 1
        }
        onPage={onPage}
        hrefFor={hrefFor}
        threadHref={threadHref}
      />
    </article>
  );
}
