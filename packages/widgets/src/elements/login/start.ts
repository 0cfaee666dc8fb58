import { startElement } from '../first/start/startElement.ts';

void startElement({
  name: 'login',
  attributes: [],
  most: 2,
  first: () => import('./firstLogin.ts'),
  whole: () => import('./element.ts').then(({ define }) => define),
});
