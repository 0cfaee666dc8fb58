import { defineProvider } from '../provider.ts';

defineProvider();
