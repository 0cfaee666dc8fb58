import { defineAccount } from '../account.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineAccount();
