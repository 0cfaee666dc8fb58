export { createApp } from './app.ts';
export { gatewayDocs } from './docs/gatewayDocs.ts';
export { readSettings } from './environment.ts';
export type { Settings } from './environment.ts';
export type { Lab } from './lab.ts';
export { startLab } from './start.ts';
export type { Outside, RunningLab } from './start.ts';
