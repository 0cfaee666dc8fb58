import { defineTradeArea } from '../register.ts';

export { defineTradeArea };

defineTradeArea();
