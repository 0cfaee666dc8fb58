export { createApp } from './server/createApp.ts';
export { defaultConfiguration } from './base/configuration.ts';
export type { CardSettings, LabConfiguration, Seller } from './base/configuration.ts';
export type { Lab } from './base/lab.ts';
export { gatewayDocs } from './server/docs/gatewayDocs.ts';
export { readSettings } from './server/settings.ts';
export type { Settings } from './server/settings.ts';
export { startLab } from './server/startLab.ts';
export type { RunningLab, StartOptions } from './server/startLab.ts';
