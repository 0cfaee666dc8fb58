import { openTable } from './drawn.mjs';
import { offerWork } from './work.mjs';

offerWork(openTable);
