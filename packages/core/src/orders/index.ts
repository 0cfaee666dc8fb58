export { createOrderActions } from './actions.ts';
export type { OrderActions } from './actions.ts';
export {
  chosenColumns,
  columnKeys,
  columnsOf,
  exportColumnsFor,
  mostSelected,
  sortableColumns,
} from './columns.ts';
export type { ColumnKey, SortColumn, TableKind } from './columns.ts';
export {
  addressLines,
  hasTimeline,
  ibanInGroups,
  isFollowed,
  productOptions,
  productPath,
  productSize,
  timelineOf,
  trackingLink,
} from './detail.ts';
export type { ProductOption, TimelineStep } from './detail.ts';
export { createDeleteFlow, deleteLimit } from './deleteFlow.ts';
export type { DeleteFlow, DeleteFlowPorts, DeleteState, OpenFrame } from './deleteFlow.ts';
export { canChangeMethod, changeMethodAddress, uploaderAddress } from './frameAddress.ts';
export { claimHomeRedirect, dashboardRows, storePath } from './home.ts';
export { dateFilterOf, ordersPage } from './listAddress.ts';
export type { DateFilter, OrdersAddress, OrdersTableName, TableAddress } from './listAddress.ts';
export { listPathOf } from './lists.ts';
export {
  changeSharedFilters,
  clearSharedFilters,
  countByView,
  foldedTable,
  goToOrderView,
  openingView,
  orderViewOf,
  orderViews,
  withoutFilters,
  withSharedFilters,
} from './orderViews.ts';
export type { OrderView } from './orderViews.ts';
export { toRequest } from './request.ts';
export {
  hasProgress,
  incompleteStatus,
  isDeletable,
  progressOf,
  unreadOf,
  unreadTotal,
  visibleRows,
} from './rows.ts';
export type { IncompleteStatus, Progress } from './rows.ts';
export { latestIncomplete, latestInProduction, latestShipped, orderBy } from './sort.ts';
export {
  isOnHoldToPay,
  phaseOf,
  statusFilters,
  statusKeys,
  statusLabel,
  statusName,
  statusNames,
  toneOf,
  waitingReason,
} from '../contract/orderStatus.ts';
export type {
  LabelPlace,
  PhaseKey,
  StatusFilter,
  StatusKey,
  StatusLabel,
  Tone,
} from '../contract/orderStatus.ts';
export { currentView, makeView, readView, viewNameProblem } from './views.ts';
export type { ViewNameProblem } from './views.ts';
