import { begin } from '../first/start/begin.ts';

void begin({
  name: 'login',
  attributes: [],
  most: 2,
  first: () => import('./firstLogin.ts'),
  whole: () => import('./whole.ts').then(({ define }) => define()),
});
