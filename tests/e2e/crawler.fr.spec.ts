import { crawlEveryAccount } from './crawlEveryAccount.ts';

crawlEveryAccount('fr');
