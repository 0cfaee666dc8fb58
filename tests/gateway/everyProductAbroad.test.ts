import { describeEveryProduct } from './everyProduct.ts';

describeEveryProduct(['uk', 'ca', 'au']);
