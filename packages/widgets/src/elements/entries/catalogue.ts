import { begin } from '../start/begin.ts';

void begin({
  name: 'catalogue',
  attributes: ['filter', 'sub-filter', 'columns'],
  most: 2,
  first: () => import('../start/firstCatalogue.ts'),
  whole: () => import('../whole/catalogue.ts').then(({ define }) => define()),
});
