export { firstWorkingStore, manualClock, memoryStore, silentLog, systemClock } from './ports.ts';
export type { Clock, Fetch, FetchRequest, FetchResponse, KeyValue, Log, LogLevel } from './ports.ts';
export { fail, succeed } from './result.ts';
export type { Failure, FailureKind, Result } from './result.ts';
export { communities, demonstrationConfiguration, sitesFrom } from './config.ts';
export type { Community, LabConfiguration, PortalConfiguration, Sites } from './config.ts';
