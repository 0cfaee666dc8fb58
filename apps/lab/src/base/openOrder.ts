import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The condition of orders that are not finished: in production, or paused, or waiting for their files. @param row alias of `orders`. */
export const isOpenOrder = (row: 'o' | 'p'): SQL =>
  sql.raw(`(${row}.incomplete or ${row}.on_hold or ${row}.fm_status in (1, 3, 4, 5))`);
