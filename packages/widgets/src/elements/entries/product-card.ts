import { begin } from '../start/begin.ts';

void begin({
  name: 'product-card',
  attributes: ['product'],
  most: 1,
  first: () => import('../start/firstCatalogue.ts'),
  whole: () => import('../whole/productCard.ts').then(({ define }) => define()),
});
