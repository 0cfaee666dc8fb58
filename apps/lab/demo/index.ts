export { demonstrationConfiguration } from './configuration.ts';
export { startDemonstration } from './start.ts';
