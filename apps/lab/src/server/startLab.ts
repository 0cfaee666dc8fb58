import { statfsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { systemClock } from '@trade-area/core/kernel';
import type { Clock, Log } from '@trade-area/core/kernel';
import { createApp } from './createApp.ts';
import { createLimits } from '../identity/limits.ts';
import { createPasswordHasher } from '../identity/passwords.ts';
import type { PasswordCost, PasswordHasher } from '../identity/passwords.ts';
import { createSessions } from '../identity/sessions.ts';
import { StartFailure } from '../base/startFailure.ts';
import { labFolder } from '../base/labFolder.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { resetDatabase } from '../database/reset.ts';
import type { Settings } from './settings.ts';
import { storageFull } from '../base/errors.ts';
import { createAnswerMemory } from '../base/answers.ts';
import { createQuick } from './answerCache.ts';
import type { Listener } from './answerCache.ts';
import type { Lab } from '../base/lab.ts';
import { startDelivery } from '../messages/deliver.ts';
import { startUnsent } from '../messages/expiredDrafts.ts';
import { createMailer } from '../mail/create.ts';
import { createListMemory, createVersions } from '../orders/memory.ts';
import { createCardProvider } from '../payments/cards/create.ts';
import { addOrders } from '../../demo/seed/bulk.ts';
import { seedOrderPagesOnce } from '../../demo/seed/orderPages/fill.ts';
import { payBulkOrders, seedPaymentsOnce } from '../../demo/seed/payments/fill.ts';
import { seedOnce } from '../../demo/seed/seed.ts';
import { seedStoreOnce } from '../../demo/seed/store/fill.ts';
import { createPictures } from '../store/pictures.ts';
import { openUploadRoom } from './uploadServices.ts';
import { createUploads } from './tusServer.ts';

export interface RunningLab {
  readonly lab: Lab;
  readonly port: number;
  /** Takes no new work, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

export interface Outside {
  readonly log: Log;
  readonly clock?: Clock;
  readonly monotonic?: () => number;
  /** Default: the strong one. */
  readonly passwordCost?: PasswordCost;
  /** Words for the person at the terminal. */
  readonly tell?: (line: string) => void;
}

/** Room that must stay free, so that a write that has begun can end: the database's log grows in steps of 16 MB. */
const reserve = 48 * 1_048_576;

export async function startLab(settings: Settings, outside: Outside): Promise<RunningLab> {
  const { log, tell = () => undefined } = outside;
  const clock = outside.clock ?? clockOf(settings.fixedNow);
  const monotonic = outside.monotonic ?? (() => performance.now());
  // The port first: it is the quickest to know, and nothing is opened for nothing.
  const opened = openGate();
  const server = createServer((request, response) => void opened.then((answer) => answer(request, response)));
  const port = await listen(server, settings.port);
  let database: Database | undefined;
  try {
    if (settings.reset) await resetDatabase(settings);
    database = await openDatabase({ dataFolder: settings.dataFolder, url: settings.databaseUrl });
    const lab = await createLab(settings, {
      database,
      log,
      clock,
      monotonic,
      passwords: createPasswordHasher(outside.passwordCost),
    });
    await seed(settings, lab, tell);
    const quick = createQuick(lab);
    const uploads = createUploads(lab);
    opened.open(uploads.wrap(quick.wrap(getRequestListener(createApp(lab, quick).fetch))));
    const open = database;
    const stopDelivery = startDelivery(lab);
    const stopUnsent = startUnsent(lab);
    lab.uploads.care.start();
    return {
      lab,
      port,
      async stop() {
        await Promise.all([stopDelivery(), stopUnsent()]);
        await stop(server, lab, open);
      },
    };
  } catch (error) {
    // Whoever waits at the gate is let go: nobody will answer.
    server.closeAllConnections();
    server.close();
    await database?.close();
    throw error;
  }
}

async function createLab(
  settings: Settings,
  parts: {
    database: Database;
    log: Log;
    clock: Clock;
    monotonic: () => number;
    passwords: PasswordHasher;
  },
): Promise<Lab> {
  const { database, log, clock, monotonic, passwords } = parts;
  const { dataFolder } = settings;
  const versions = createVersions(database);
  return {
    config: settings.config,
    database,
    clock,
    monotonic,
    log,
    passwords,
    sessions: createSessions(database, clock),
    versions,
    lists: createListMemory(database),
    answers: createAnswerMemory(),
    pictures: createPictures(join(labFolder, 'pictures')),
    cards: createCardProvider(settings.config.cards, {
      fetch,
      now: () => clock.now(),
      labOrigin: settings.config.portal.labOrigin,
    }),
    limits: createLimits(monotonic),
    mailer: createMailer({ ...settings.config.mail, folder: join(settings.dataFolder, 'mail'), clock }),
    uploads: await openUploadRoom({ database, dataFolder, log, versions, clock }, settings.bucket),
    requireSpace: () => requireSpace(dataFolder),
    dataFolder,
  };
}

/** The demonstration's data, once, and as many more orders as the settings want. */
async function seed(
  settings: Settings,
  { config, database, clock, passwords }: Lab,
  tell: (line: string) => void,
): Promise<void> {
  const today = clock.now();
  const filled = await seedOnce(database, { today, passwords });
  const stocked = await seedStoreOnce(database, today);
  const labOrigin = config.portal.labOrigin;
  await seedOrderPagesOnce(database, { today, passwords, labOrigin });
  if ((await seedPaymentsOnce(database, today)) === 'filled' || stocked === 'filled' || filled === 'filled')
    tell('The demonstration data was filled in.');
  if (settings.orders === 0) return;
  const added = await addOrders(database, settings.orders, today, (count) =>
    tell(`${count} orders added ...`),
  );
  if (added > 0) await payBulkOrders(database, today, added >= 20_000);
  tell(added > 0 ? `${added} orders were added to big@studio.test.` : 'Those orders are there already.');
}

/** Requests that come before the database is open wait for the listener. */
function openGate(): Promise<Listener> & { open(listener: Listener): void } {
  let open: (listener: Listener) => void = () => undefined;
  const gate = new Promise<Listener>((resolve) => {
    open = resolve;
  });
  return Object.assign(gate, { open });
}

function clockOf(fixed: Date | null): Clock {
  return fixed === null ? systemClock : { ...systemClock, now: () => new Date(fixed) };
}

function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reserve) throw storageFull();
}

/** Until the database is open, connections wait for it; a request that comes now is answered then. */
function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // A file takes as long as its line is slow: what is silent or slow otherwise is ended in `uploads/slow.ts`.
  server.requestTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        new StartFailure(
          taken
            ? `Port ${port} is in use by another program.`
            : `Port ${port} cannot be opened (${error.message}).`,
          'Stop that program, or choose another port with TA_LAB_PORT.',
          { cause: error },
        ),
      );
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** At most ten seconds for what is under way (T-E4). */
async function stop(server: Server, { uploads }: Lab, database: Database): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearTimeout(late);
  await uploads.close();
  await database.close();
}
