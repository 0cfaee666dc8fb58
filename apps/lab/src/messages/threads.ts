import { threadsPerPage } from '@trade-area/core/contract';
import type { messageThreads } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { ownedBy } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import type { AnswerInput, Call } from '../base/route.ts';

interface StoredThread {
  readonly commessa: string;
  readonly article: string;
  readonly event_name: string;
  readonly bride: string;
  readonly groom: string;
  readonly event_date: string | null;
  readonly messages: number;
  readonly unread: number;
  readonly open_question: boolean;
  readonly text: string;
  readonly fao: string;
  readonly at: Date | string;
  readonly files: number;
}

/** Every conversation: those that wait for the customer first, then the latest. */
export async function listThreads({
  lab,
  session,
  path,
}: Call<typeof messageThreads, Session>): Promise<AnswerInput<typeof messageThreads>> {
  const { queries } = lab.database;
  const ofCustomer = ownedBy(messages.customerId, session.owner);
  const [sums] = await rowsOf<{ threads: number; unread: number }>(
    queries,
    sql`select count(distinct order_id)::int as threads,
      (count(*) filter (where ts_read is null and fao = 'client'))::int as unread
      from messages where ${ofCustomer}`,
  );
  const total = sums?.threads ?? 0;
  const pages = Math.max(1, Math.ceil(total / threadsPerPage));
  const page = Math.min(pageNumber(path['page']), pages);
  const rows = await rowsOf<StoredThread>(
    queries,
    sql`with mine as (
        select order_id, count(*)::int as messages,
          (count(*) filter (where ts_read is null and fao = 'client'))::int as unread,
          bool_or(is_missing_status = 'open') as open_question, max(ts_created) as at
        from messages where ${ofCustomer} group by order_id
        order by bool_or(is_missing_status = 'open') desc,
          (count(*) filter (where ts_read is null and fao = 'client')) > 0 desc, max(ts_created) desc, order_id
        limit ${threadsPerPage} offset ${(page - 1) * threadsPerPage})
      select o.commessa, o.article, coalesce(nullif(o.user_label, ''), o.event_name) as event_name, o.bride, o.groom, o.event_date::text, mine.messages, mine.unread,
        mine.open_question, last.txt_public as text, last.fao, last.ts_created as at,
        (select count(*)::int from attachments a where a.message_id = last.id) as files
      from mine join orders o on o.id = mine.order_id
      cross join lateral (select id, txt_public, fao, ts_created from messages m where m.order_id = o.id
        order by ts_created desc, id desc limit 1) last
      order by mine.open_question desc, mine.unread > 0 desc, mine.at desc, o.id`,
  );
  return { threads: rows.map(threadOf), page, pages, total, unread: sums?.unread ?? 0 };
}

const maxPreviewLength = 200;

function threadOf(row: StoredThread) {
  return {
    cod_order: row.commessa,
    article: row.article,
    event: { name: row.event_name, sposa: row.bride, sposo: row.groom, date: row.event_date ?? '' },
    messages: row.messages,
    unread: row.unread,
    open_question: row.open_question,
    last: {
      txt_public: [...row.text].slice(0, maxPreviewLength).join(''),
      fao: row.fao,
      ts_created: new Date(row.at).toISOString(),
      attachments: row.files,
    },
  };
}
