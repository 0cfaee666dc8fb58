import { describeEveryProduct } from './everyProduct.ts';

// Pounds, Canadian and Australian dollars are in everyProductAbroad.test.ts.
describeEveryProduct(['it', 'us', 'internal']);
