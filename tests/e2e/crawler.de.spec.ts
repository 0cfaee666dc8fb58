import { crawlEveryAccount } from './crawlEveryAccount.ts';

crawlEveryAccount('de');
