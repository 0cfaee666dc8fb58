import type { DemoAccount } from './account.ts';
import { areaAccounts } from './areaAccounts.ts';
import { specialAccounts } from './specialAccounts.ts';

/** The password of every demonstration account (docs/sites.md, Demonstration accounts). */
export const demonstrationPassword = 'Trade-2026';

export const demoAccounts: readonly DemoAccount[] = [...areaAccounts, ...specialAccounts];
