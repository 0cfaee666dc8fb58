export { demonstrationConfiguration } from './configuration.ts';
export { startDemonstration } from './start.ts';
export { hostCheck } from '../src/base/hostCheck.ts';
export { readTrustedProxies } from '../src/base/clientAddress.ts';
export { requestIdOf } from '../src/base/currentRequest.ts';
export { defaultConfiguration } from '../src/base/configuration.ts';
