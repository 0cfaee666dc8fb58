import { defineProductCard } from '../catalogue.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineProductCard();
