import { defineCards } from '../payments.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineCards();
