import { crawlEveryAccount } from './crawlEveryAccount.ts';

crawlEveryAccount('it');
