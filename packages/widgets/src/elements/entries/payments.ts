import { definePayments } from '../payments.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
definePayments();
