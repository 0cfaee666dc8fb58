import { defineCatalogue } from '../catalogue.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineCatalogue();
