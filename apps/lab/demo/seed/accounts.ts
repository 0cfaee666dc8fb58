import type { DemoAccount } from './account.ts';
import { areaAccounts } from './areaAccounts.ts';
import { specialAccounts } from './specialAccounts.ts';

export const demoAccounts: readonly DemoAccount[] = [...areaAccounts, ...specialAccounts];
