import {
  deleteView,
  exportOrders,
  listViews,
  ordersIncomplete,
  ordersInProcess,
  saveView,
  unreadMessages,
} from '../contract/index.ts';
import type {
  BodyOf,
  OrderListAnswer,
  OrderListRequest,
  SavedView,
  UnreadMessage,
} from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

interface ListCall {
  readonly request: OrderListRequest;
  /** Counts from 1; page 1 is left out of the address (GW-49). */
  readonly page?: number;
  readonly signal?: AbortSignal;
}

/** The calls of orders. An unchanged answer is the same object as before, so a live refresh redraws nothing. */
export interface OrderActions {
  inProcess(asked: ListCall): Promise<Result<OrderListAnswer>>;
  incomplete(asked: ListCall): Promise<Result<OrderListAnswer>>;
  unread(signal?: AbortSignal): Promise<Result<readonly UnreadMessage[]>>;
  /** CSV text of exactly what the request, or the list of codes, matches. */
  exportCsv(body: NonNullable<BodyOf<typeof exportOrders>>, signal?: AbortSignal): Promise<Result<string>>;
  views(signal?: AbortSignal): Promise<Result<readonly SavedView[]>>;
  /** Answers the views after the change. */
  saveView(view: { name: string; search: string; columns: string[] }): Promise<Result<readonly SavedView[]>>;
  deleteView(id: string): Promise<Result<readonly SavedView[]>>;
}

export function createOrderActions(gateway: Gateway): OrderActions {
  const list =
    (endpoint: typeof ordersInProcess | typeof ordersIncomplete) =>
    ({ request, page = 1, signal }: ListCall) =>
      gateway.call(endpoint, { path: { page: page > 1 ? page : undefined }, body: request }, until(signal));
  const onlyViews = (outcome: Result<{ views: SavedView[] }>): Result<readonly SavedView[]> =>
    outcome.ok ? succeed(outcome.value.views) : outcome;

  return {
    inProcess: list(ordersInProcess),
    incomplete: list(ordersIncomplete),
    unread: (signal) => gateway.call(unreadMessages, {}, until(signal)),
    exportCsv: (body, signal) => gateway.call(exportOrders, { body }, until(signal)),
    views: async (signal) => onlyViews(await gateway.call(listViews, {}, until(signal))),
    saveView: async (view) => onlyViews(await gateway.call(saveView, { body: view })),
    deleteView: async (id) => onlyViews(await gateway.call(deleteView, { body: { id } })),
  };
}

function until(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}
