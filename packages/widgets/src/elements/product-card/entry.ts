import { begin } from '../first/start/begin.ts';

void begin({
  name: 'product-card',
  attributes: ['product'],
  most: 1,
  first: () => import('../catalogue/firstCatalogue.ts').then(({ drawCard }) => ({ drawInto: drawCard })),
  whole: () => import('./whole.ts').then(({ define }) => define()),
});
