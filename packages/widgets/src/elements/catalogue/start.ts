import { startElement } from '../first/start/startElement.ts';

void startElement({
  name: 'catalogue',
  attributes: ['filter', 'sub-filter', 'columns'],
  most: 2,
  first: () => import('./firstCatalogue.ts'),
  whole: () => import('./element.ts').then(({ define }) => define),
});
