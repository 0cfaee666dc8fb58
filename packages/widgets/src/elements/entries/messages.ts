import { defineMessages } from '../messages.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineMessages();
