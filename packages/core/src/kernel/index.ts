export { firstWorkingStore, manualClock, memoryStore, silentLog, systemClock } from './ports.ts';
export type {
  Analytics,
  Clock,
  Fetch,
  FetchRequest,
  FetchResponse,
  KeyValue,
  Log,
  LogLevel,
} from './ports.ts';
export { fail, succeed } from './result.ts';
export type { Failure, FailureKind, Result } from './result.ts';
export { communities, sitesFrom } from './config.ts';
export type { Community, PortalConfiguration, Sites } from './config.ts';
export type { CollectionEntry, PinkManiaEntry, StoreConfiguration } from './storeConfiguration.ts';
export { portalConfigurationFor } from './portalConfigurationFor.ts';
export { deviceKeys, returningKeys, storageKeys } from './keys.ts';
export type { StorageKey } from './keys.ts';
export { readQuery, writeQuery } from './address.ts';
export { memoryChannel, readChannelMessage } from './channel.ts';
export type { Channel, ChannelMessage } from './channel.ts';
export {
  addYears,
  formatDayMonthYear,
  formatShortDate,
  isIsoDate,
  readIsoDate,
  startOfYear,
  todayIn,
} from './dates.ts';
export type { IsoDate } from './dates.ts';
export { dateWindow } from './list/dateWindow.ts';
export type { DateField, DateProblem, DateWindow } from './list/dateWindow.ts';
export { absentField, choiceField, dateField, pageField, sortField, textField } from './list/fields.ts';
export type { AddressField, AddressProblem } from './list/fields.ts';
export { createListPage } from './list/listPage.ts';
export type { DateCorrection, ListAddresses, ListPage } from './list/listPage.ts';
export { createListTable } from './list/listTable.ts';
export type { ListAddress, ListChange, ListDescription, ListTable } from './list/listTable.ts';
export { limitSelection } from './list/selection.ts';
export { nextSort, sortedFirst } from './list/sort.ts';
export type { Sort, WireSort } from './list/sort.ts';
export { formatsFor } from './formats.ts';
export type { Formats, FormatSources } from './formats.ts';
export { documentNumber } from './documentNumber.ts';
export { eventNames } from './eventNames.ts';
export type { EventNames, OrderEvent } from './eventNames.ts';
export { createFrameHeight } from './frameHeight.ts';
export { acceptMessage, parseFrameMessage, sharedPhotosDelay, writeFrameMessage } from './frames.ts';
export type { FrameMessage, FrameMessageName, Posted } from './frames.ts';
export { originOf, readLink } from './links.ts';
export type { LinkPlaces, WebLink } from './links.ts';
export { chooseLanguage, interfaceLanguages, localeFor, readLanguage } from './locale.ts';
export type { InterfaceLanguage, LanguageSources } from './locale.ts';
export { passesLuhn } from './luhn.ts';
export { formatMoney, fromWire } from './money.ts';
export type { Money, WirePrice } from './money.ts';
export { mayObserve } from './mayObserve.ts';
export type { Observed } from './mayObserve.ts';
export { createObserver } from './observer.ts';
export type { Facts, ObservationAddresses, Observer } from './observer.ts';
export { reportingLog } from './reportingLog.ts';
export { scrub } from './scrub.ts';
export type {
  ByteSource,
  FileLine,
  LocalFile,
  SendingOrder,
  Transport,
  TransportProblem,
} from './transport.ts';
export { withServerTime } from './serverTime.ts';
export { readStoredJson } from './storedJson.ts';
export { clampPage, dashboardPages, pageWindow } from './list/pager.ts';
export type { PagerItem } from './list/pager.ts';
