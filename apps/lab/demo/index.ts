export { demonstrationConfiguration } from './configuration.ts';
export { startDemonstration } from './start.ts';
export { hostCheck } from '../src/base/hostCheck.ts';
