import { defineMessages } from '../order.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineMessages();
