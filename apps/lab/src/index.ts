export { createApp } from './server/createApp.ts';
export { gatewayDocs } from './server/docs/gatewayDocs.ts';
export { readSettings } from './server/settings.ts';
export type { Settings } from './server/settings.ts';
export type { Lab } from './base/lab.ts';
export { startLab } from './server/startLab.ts';
export type { Outside, RunningLab } from './server/startLab.ts';
