import { openTable } from '../reference/table.mjs';
import { offerWork } from './work.mjs';

offerWork(openTable);
