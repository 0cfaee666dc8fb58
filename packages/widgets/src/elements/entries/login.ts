import { begin } from '../start/begin.ts';

void begin({
  name: 'login',
  attributes: [],
  most: 2,
  first: () => import('../start/firstLogin.ts'),
  whole: () => import('../whole/login.ts').then(({ define }) => define()),
});
