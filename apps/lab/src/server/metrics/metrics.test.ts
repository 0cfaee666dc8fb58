import { expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { createMetrics } from './metrics.ts';

it('a scrape without the disk of the data folder leaves out its values, and answers the others', async () => {
  const { database, stop } = await databaseForTest();
  try {
    const metrics = createMetrics();
    metrics.measure({ database, dataFolder: '/nowhere', jobKinds: [] });
    const text = await metrics.text();
    expect(text).not.toMatch(/^ta_disk_(free|size)_bytes /m);
    expect(text).toMatch(/^ta_database_up 1$/m);
  } finally {
    await stop();
  }
});
