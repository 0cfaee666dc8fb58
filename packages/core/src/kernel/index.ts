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
export { referenceOf } from './reference.ts';
export { fail, succeed } from './result.ts';
export type { Failure, FailureKind, Result } from './result.ts';
export { communities, labProjectServices, sitesFrom } from './config.ts';
export { configuratorScripts, configuratorService } from './configuratorService.ts';
export type { ConfiguratorService } from './configuratorService.ts';
export { printService } from './printService.ts';
export type { PrintService } from './printService.ts';
export type { Community, PortalConfiguration, ProjectServices, Sites } from './config.ts';
export type { CollectionEntry, PinkManiaEntry, StoreConfiguration } from './storeConfiguration.ts';
export { portalConfigurationFor } from './portalConfigurationFor.ts';
export { deviceKeys, returningKeys, storageKeys } from './storage/keys.ts';
export type { StorageKey } from './storage/keys.ts';
export { normalisePath } from './address/folders.ts';
export { readQuery, writeQuery } from './address/query.ts';
export { memoryChannel, readChannelMessage } from './storage/channel.ts';
export type { Channel, ChannelMessage } from './storage/channel.ts';
export {
  addYears,
  formatDayMonthYear,
  formatShortDate,
  isIsoDate,
  readIsoDate,
  startOfYear,
  todayIn,
} from './format/dates.ts';
export type { IsoDate } from './format/dates.ts';
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
export { csvFormFor } from './format/csvForm.ts';
export { formatsFor } from './format/formats.ts';
export type { Formats, FormatSources } from './format/formats.ts';
export { documentNumber } from './format/documentNumber.ts';
export { readTextParts } from './format/readTextParts.ts';
export { eventNames } from './format/eventNames.ts';
export type { EventNames, OrderEvent } from './format/eventNames.ts';
export { createFrameHeight } from './frames/frameHeight.ts';
export {
  acceptMessage,
  frameLoadLimit,
  parseFrameMessage,
  sharedPhotosDelay,
  serializeFrameMessage,
} from './frames/frames.ts';
export type { FrameMessage, FrameMessageName, Posted } from './frames/frames.ts';
export { originOf, readLink } from './address/links.ts';
export type { LinkBases, WebLink } from './address/links.ts';
export {
  chooseLanguage,
  interfaceLanguages,
  localeFor,
  readLanguage,
  textByLanguage,
  wireText,
  printCheckoutLocale,
} from './format/locale.ts';
export type { InterfaceLanguage, LanguageSources } from './format/locale.ts';
export { isEmail } from './isEmail.ts';
export { createFileLoader } from './createFileLoader.ts';
export { holdsCardNumber } from './cardNumber.ts';
export { passesLuhn } from './luhn.ts';
export { formatMoney, fromWire } from './format/money.ts';
export type { Money, WirePrice } from './format/money.ts';
export { isObservationAllowed } from './observations/isObservationAllowed.ts';
export type { ObservedCustomer } from './observations/isObservationAllowed.ts';
export { createObserver } from './observations/observer.ts';
export type { Facts, ObservationAddresses, Observer } from './observations/observer.ts';
export { reportingLog } from './observations/reportingLog.ts';
export { scrub } from './observations/scrub.ts';
export type {
  ByteSource,
  FileLine,
  LocalFile,
  SendingOrder,
  Transport,
  TransportProblem,
} from './transport.ts';
export { withServerTime } from './serverTime.ts';
export { readStoredJson } from './storage/storedJson.ts';
export { clampPage, pageWindow } from './list/pager.ts';
export type { PagerItem } from './list/pager.ts';
