import { defineProvider } from '../runtime/defineProvider.ts';

defineProvider();
