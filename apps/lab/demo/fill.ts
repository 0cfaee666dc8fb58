import type { Lab } from '../src/base/lab.ts';
import { markDemonstration } from '../src/database/purpose.ts';
import { writeResetMark } from '../src/database/reset.ts';
import type { Settings } from '../src/server/settings.ts';
import { addOrders } from './seed/bulk.ts';
import { seedDownloadsOnce } from './seed/downloads/fill.ts';
import { seedFilmsOnce } from './seed/downloads/films.ts';
import { seedHelpOnce, seedLayoutHelpOnce } from './seed/help/fill.ts';
import { seedOrderPagesOnce } from './seed/orderPages/fill.ts';
import { payBulkOrders, seedPaymentsOnce } from './seed/payments/fill.ts';
import { seedWorksOnce } from './seed/projects/fill.ts';
import { seedOnce } from './seed/seed.ts';
import { seedSharedPhotosOnce } from './seed/sharing/fill.ts';
import { seedVideosOnce } from './seed/videos.ts';
import { seedConfiguratorOnce } from './seed/store/configurator.ts';
import { seedPresetChoicesOnce, seedStoreOnce } from './seed/store/fill.ts';
import { seedTermsOnce } from './seed/store/terms.ts';

/** Fills in the demonstration data once, and adds as many more orders as the settings ask for. */
export async function fillDemonstration(
  lab: Lab,
  settings: Settings,
  print: (line: string) => void,
): Promise<void> {
  const { config, database, clock, passwords, uploads } = lab;
  await markDemonstration(database.queries);
  if (database.kind === 'embedded') writeResetMark(settings.dataFolder);
  const today = clock.now();
  const accountsResult = await seedOnce(database, { today, passwords });
  const storeResult = await seedStoreOnce(database, today);
  await seedPresetChoicesOnce(database);
  await seedConfiguratorOnce(database, today);
  await seedTermsOnce(database);
  await seedHelpOnce(database);
  await seedLayoutHelpOnce(database);
  await seedVideosOnce(database);
  await seedWorksOnce(lab, today);
  await seedDownloadsOnce(lab);
  await seedFilmsOnce(database);
  const labOrigin = config.portal.labOrigin;
  const rates = config.exchangeRates;
  await seedSharedPhotosOnce(database, uploads.files, today);
  await seedOrderPagesOnce(database, { today, passwords, labOrigin });
  if (
    (await seedPaymentsOnce(database, today, rates)) === 'filled' ||
    storeResult === 'filled' ||
    accountsResult === 'filled'
  )
    print('The demonstration data was filled in.');
  if (settings.orders === 0) return;
  const added = await addOrders(database, settings.orders, today, (count) =>
    print(`${count} orders added ...`),
  );
  if (added > 0) await payBulkOrders(database, today, { rates, rebuild: added >= 20_000 });
  print(added > 0 ? `${added} orders were added to big@studio.test.` : 'Those orders are there already.');
}
