import { begin } from '../first/start/begin.ts';

void begin({
  name: 'catalogue',
  attributes: ['filter', 'sub-filter', 'columns'],
  most: 2,
  first: () => import('./firstCatalogue.ts'),
  whole: () => import('./whole.ts').then(({ define }) => define()),
});
