import { defineCards } from '../cards.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineCards();
