import { useEffect, useMemo, useState } from 'react';
import { searchOwn } from '@trade-area/core/contract';
import type { AnswerOf, FoundMessage, FoundOrder } from '@trade-area/core/contract';
import { eventNames, systemClock } from '@trade-area/core/kernel';
import type { Failure, Formats } from '@trade-area/core/kernel';
import { isSearchable, orderListAddress } from '@trade-area/core/search';
import type { SearchEntry, SearchPart } from '@trade-area/core/search';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { useRemote } from '../../kit/useRemote.ts';
import { useRight } from '../../kit/useRight.ts';
import { searchTexts } from '../../search/strings.ts';

/** Milliseconds after the last letter in which the lab is not asked. */
const pause = 200;

export interface OwnResults {
  readonly parts: readonly SearchPart[];
  readonly failure: Failure | undefined;
  readonly asking: boolean;
  readonly retry: () => void;
}

/** The customer's own orders and messages: their number may be large, so the lab searches them. */
export function useOwnResults(text: string): OwnResults {
  const t = useText(searchTexts);
  const formats = useFormats();
  const wanted = text.trim();
  const search = useSettled(wanted);
  const isAsked = isSearchable(search);
  const hasOrders = useRight('orders');
  const { data, failure, asking, retry } = useRemote(
    searchOwn,
    isAsked && hasOrders ? { body: { search } } : null,
    {
      // The rows of other words would be opened by Enter.
      keepPrevious: false,
    },
  );
  const parts = useMemo(() => {
    if (!data) return none(failure !== undefined || !hasOrders);
    return partsOf(data, search, formats, (code) => t('orderCode', { code }));
  }, [data, failure, hasOrders, search, formats, t]);
  return {
    parts: search === wanted ? parts : none(!hasOrders),
    failure: isAsked && !data ? failure : undefined,
    asking,
    retry,
  };
}

/** Waiting parts; after a failure nothing is awaited. */
const none = (hasFailed: boolean): readonly SearchPart[] => {
  const entries = hasFailed ? [] : undefined;
  return [{ kind: 'order', entries }, ...(hasFailed ? [{ kind: 'message' as const, entries }] : [])];
};

/** The text when it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => systemClock.after(pause, () => setSettled(text)), [text]);
  return settled;
}

type OrderName = (code: string) => string;

function partsOf(
  data: AnswerOf<typeof searchOwn>,
  search: string,
  formats: Formats,
  orderName: OrderName,
): readonly SearchPart[] {
  const { orders, orders_total: total, orders_similar: isSimilar, messages, messages_similar } = data;
  const hasMore = !isSimilar && (total ?? Infinity) > orders.length;
  return [
    {
      kind: 'order',
      entries: orders.map((order) => orderEntry(order, formats, orderName)),
      isSimilar,
      more: hasMore ? { href: orderListAddress(search), total: total ?? null } : null,
    },
    {
      kind: 'message',
      entries: messages.map((message) => messageEntry(message, formats, orderName)),
      isSimilar: messages_similar,
    },
  ];
}

function orderEntry(order: FoundOrder, { date }: Formats, orderName: OrderName): SearchEntry {
  const { names } = eventNames(order);
  const code = orderName(order.commessa);
  return {
    kind: 'order',
    id: order.commessa,
    title: names || code,
    detail: joined([names ? code : '', order.article, date(order.order_date)]),
    href: `/ta/order/${encodeURIComponent(order.commessa)}`,
  };
}

function messageEntry(message: FoundMessage, { dateTime }: Formats, orderName: OrderName): SearchEntry {
  return {
    kind: 'message',
    id: message.id,
    title: message.excerpt,
    detail: joined([eventNames(message).names, orderName(message.cod_order), dateTime(message.ts_created)]),
    href: `/ta/order/${encodeURIComponent(message.cod_order)}/message`,
  };
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
