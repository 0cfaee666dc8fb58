import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

// The widgets come after the page: their tags stand there before, with their properties.
bootstrapApplication(App).then(() =>
  Promise.all([
    import('@trade-area/widgets/elements/login.js'),
    import('@trade-area/widgets/elements/orders.js'),
    import('@trade-area/widgets/elements/price.js'),
  ]),
);
