import { startElement } from '../first/start/startElement.ts';

void startElement({
  name: 'product-card',
  attributes: ['product'],
  most: 1,
  first: () => import('../catalogue/firstCatalogue.ts').then(({ drawCard }) => ({ drawInto: drawCard })),
  whole: () => import('./element.ts').then(({ define }) => define),
});
