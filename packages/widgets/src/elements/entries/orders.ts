import { defineOrders } from '../orders.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineOrders();
