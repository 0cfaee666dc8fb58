import { crawlEveryAccount } from './crawlEveryAccount.ts';

crawlEveryAccount('en');
