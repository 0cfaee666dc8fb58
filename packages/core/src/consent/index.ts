export { createAnalytics } from './analytics.ts';
export type { AnalyticsViewer } from './analytics.ts';
export { createConsent, shouldAsk } from './consent.ts';
export type { Consent, ConsentState } from './consent.ts';
