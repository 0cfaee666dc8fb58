export { createAnalytics } from './analytics.ts';
export { createConsent, shouldAsk } from './consent.ts';
export type { Consent, ConsentState } from './consent.ts';
