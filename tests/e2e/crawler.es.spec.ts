import { crawlEveryAccount } from './crawlEveryAccount.ts';

crawlEveryAccount('es');
