import { defineOrder } from '../order.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineOrder();
