import type { Server } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { systemClock } from '@trade-area/core/kernel';
import type { Clock, Log } from '@trade-area/core/kernel';
import { createBodyCache } from '../base/responseBody.ts';
import { readTrustedProxies } from '../base/clientAddress.ts';
import { logWithRequest } from '../base/currentRequest.ts';
import { requireSpace } from '../base/diskSpace.ts';
import { withImportedSettings } from '../base/importedSettings.ts';
import type { Lab } from '../base/lab.ts';
import { createListStateCache } from '../base/listStateCache.ts';
import { outsideTransactions } from '../base/ports/outsideTransactions.ts';
import type { PriceLists } from '../base/ports/prices.ts';
import { StartFailure } from '../base/startFailure.ts';
import { createVersions } from '../base/versions.ts';
import { DatabaseFailure } from '../database/failure.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import type { ReopeningOptions } from '../database/reopeningEngine.ts';
import { resetDatabase } from '../database/reset.ts';
import type { DiskCalls } from '../files/disk.ts';
import { createLimits } from '../identity/limits.ts';
import { createPasswordHasher } from '../identity/passwords.ts';
import type { PasswordCost } from '../identity/passwords.ts';
import { createSecretBox, demonstrationKey } from '../identity/secretBox.ts';
import { createSessions } from '../identity/sessions.ts';
import { createJobs } from '../jobs/runner.ts';
import type { Jobs } from '../jobs/runner.ts';
import { createMailer } from '../mail/create.ts';
import { createCardProvider } from '../payments/cards/create.ts';
import { createRenderer } from '../print/render/renderer.ts';
import { withImportedPictures } from '../store/importedPictures.ts';
import { createPictures } from '../store/pictures.ts';
import { createPosters } from '../store/posters.ts';
import { createPriceBook } from '../store/priceBook.ts';
import { createPrices, noPriceLists } from '../store/sizePrices.ts';
import { createAnswerCache } from './answerCache.ts';
import type { Listener } from './answerCache.ts';
import { createApp } from './createApp.ts';
import { startDatabaseUpkeep } from './databaseUpkeep.ts';
import { guardRequests } from './guardRequests.ts';
import { jobsOf, queueForgotten } from './labJobs.ts';
import { listen } from './listen.ts';
import { answerMetrics } from './metrics/answerMetrics.ts';
import { countMails } from './metrics/countMails.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import { observeRequests } from './observeRequests.ts';
import { createTusServer } from './tusServer.ts';
import { requirePurpose } from './requirePurpose.ts';
import { requireSecretKey } from './requireSecretKey.ts';
import { requireStorage } from './requireStorage.ts';
import { openUploadServices } from './uploadServices.ts';

export interface RunningLab {
  readonly lab: Lab;
  readonly jobs: Jobs;
  readonly port: number;
  /** Accepts no new requests, finishes those under way, closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly log: Log;
  readonly clock?: Clock;
  /** For tests: milliseconds that have passed since the start; limits add them to the database's clock. */
  readonly monotonic?: () => number;
  /** Default: the full cost. */
  readonly passwordCost?: PasswordCost;
  /** Prints a line for the person at the terminal. */
  readonly print?: (line: string) => void;
  /** Default: `real`. Each starts on an empty database or on one of its own kind. */
  readonly purpose?: 'demonstration' | 'real';
  /** Default: every product has one price. */
  readonly prices?: PriceLists;
  /** Called once the database is open and before the first request is answered. */
  readonly fill?: (lab: Lab, settings: Settings, print: (line: string) => void) => Promise<void>;
  /** Adds pages to the lab's own; they come first. */
  readonly addPages?: (pages: Hono, lab: Lab) => void;
  /** Path of the contact page among the added pages; default: there is none. */
  readonly contactPath?: string;
  /** Folder of the rendered product pictures. Default: `pictures` in the data folder. */
  readonly picturesFolder?: string;
  /** For tests: the disk under the embedded database and under the uploads. */
  readonly disk?: RecordedDisk;
}

export interface RecordedDisk {
  readonly database: ReopeningOptions;
  readonly uploads: DiskCalls;
}

export async function startLab(settings: Settings, options: StartOptions): Promise<RunningLab> {
  const { print = () => undefined, purpose = 'real' } = options;
  const log = logWithRequest(options.log);
  const metrics = createMetrics();
  const clock = options.clock ?? clockOf(settings.fixedNow);
  // The port is opened first, so that a port in use is reported before the database is opened.
  const listener = deferredListener();
  const { servers, port } = await listen(
    observeRequests(
      { log, proxies: settings.proxies ?? readTrustedProxies(''), metrics },
      (request, response) => {
        // Readers take the day from this header (DEC-21), so it is the lab's clock that it tells.
        response.setHeader('date', clock.now().toUTCString());
        return listener.then((answer) => answer(request, response));
      },
    ),
    settings.port,
    settings.bind ?? '',
  );
  let database: Database | undefined;
  try {
    if (settings.reset && purpose === 'demonstration') await resetDatabase(settings);
    database = await openDatabase({
      dataFolder: settings.dataFolder,
      url: settings.databaseUrl,
      limits: settings.databaseLimits,
      embedded: options.disk?.database,
    });
    await requirePurpose(database.queries, purpose);
    if (purpose === 'real') await requireStorage(database.queries, settings);
    const { secretKeys = [] } = settings;
    const secrets = createSecretBox(
      purpose === 'demonstration' && secretKeys.length === 0 ? [demonstrationKey] : secretKeys,
    );
    await requireSecretKey(database, secrets, log);
    const config = await withImportedSettings(database.queries, settings.config);
    const picturesFolder = options.picturesFolder ?? join(settings.dataFolder, 'pictures');
    const lab = await createLab(
      { ...settings, config },
      {
        database,
        log,
        clock,
        monotonic: options.monotonic ?? (() => performance.now()),
        passwords: createPasswordHasher(options.passwordCost, {
          isDemonstration: purpose === 'demonstration',
        }),
        secrets,
        prices: createPriceBook(createPrices(options.prices ?? noPriceLists), clock, config.calendar),
        contactPath: options.contactPath ?? '',
        passed: options.monotonic,
        uploadDisk: options.disk?.uploads,
        metrics,
        pictures: withImportedPictures(createPictures(picturesFolder), database.queries, () =>
          performance.now(),
        ),
        posters: createPosters(join(picturesFolder, 'posters')),
      },
    );
    await options.fill?.(lab, settings, print);
    const answerCache = createAnswerCache(lab);
    const app = createApp(lab, { answerCache, addPages: options.addPages });
    const answerAll = createTusServer(lab, metrics).wrap(answerCache.wrap(getRequestListener(app.fetch)));
    const open = database;
    const handlers = jobsOf(lab);
    if (settings.metricsToken)
      metrics.measure({ ...lab, jobKinds: handlers.map(({ definition }) => definition.kind) });
    const jobs = createJobs(
      {
        ...{ database, clock, log, onWritten: () => lab.versions.forget(), onEnded: metrics.countJob },
        // A test that moves the lab's clock moves the time of its jobs with it.
        ...(options.clock ? { now: () => sql`${clock.now().toISOString()}::timestamptz` } : {}),
      },
      handlers,
    );
    await queueForgotten(lab);
    await jobs.start();
    const stopUpkeep = startDatabaseUpkeep(lab);
    // Last, so that a process that answers already handles the signal to stop.
    listener.open(answerMetrics(metrics, settings.metricsToken ?? '', guardRequests(lab, answerAll)));
    return {
      lab,
      jobs,
      port,
      async stop() {
        await stopUpkeep();
        await stop(servers, { lab, jobs, database: open });
      },
    };
  } catch (error) {
    // Requests that wait for the database get no answer.
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await database?.close();
    throw error instanceof DatabaseFailure
      ? new StartFailure(error.message, error.advice, { cause: error })
      : error;
  }
}

async function createLab(
  settings: Settings,
  given: Pick<
    Lab,
    | 'database'
    | 'log'
    | 'clock'
    | 'monotonic'
    | 'passwords'
    | 'secrets'
    | 'prices'
    | 'contactPath'
    | 'pictures'
    | 'posters'
  > & {
    readonly passed?: (() => number) | undefined;
    readonly uploadDisk?: DiskCalls | undefined;
    readonly metrics: Metrics;
  },
): Promise<Lab> {
  const { passed, uploadDisk, metrics, ...parts } = given;
  const { database, log, clock, prices } = parts;
  const { dataFolder } = settings;
  const versions = createVersions(database);
  return {
    ...parts,
    config: settings.config,
    sessions: createSessions(database, clock),
    versions,
    lists: createListStateCache(),
    bodyCache: createBodyCache(),
    cards: outsideTransactions(
      createCardProvider(settings.config.cards, {
        fetch,
        now: () => clock.now(),
        labOrigin: settings.config.portal.labOrigin,
        queries: database.queries,
      }),
      'the card provider',
    ),
    limits: createLimits(database.queries, passed),
    mailer: outsideTransactions(
      countMails(
        createMailer({ ...settings.config.mail, folder: join(settings.dataFolder, 'mail'), clock }),
        metrics,
      ),
      'the mail server',
    ),
    uploads: await openUploadServices(
      { database, dataFolder, log, versions, clock, prices },
      settings.bucket,
      uploadDisk,
    ),
    renderer: createRenderer(log),
    requireSpace: (use = 'change') => requireSpace(dataFolder, use),
    proxies: settings.proxies ?? readTrustedProxies(''),
    dataFolder,
  };
}

/** Requests that come before the database is open wait for the listener. */
function deferredListener(): Promise<Listener> & { open(listener: Listener): void } {
  let open: (listener: Listener) => void = () => undefined;
  const listener = new Promise<Listener>((resolve) => {
    open = resolve;
  });
  return Object.assign(listener, { open });
}

function clockOf(fixed: Date | null): Clock {
  return fixed === null ? systemClock : { ...systemClock, now: () => new Date(fixed) };
}

/** Requests under way have at most ten seconds to end (T-E4). */
async function stop(
  servers: readonly Server[],
  { lab, jobs, database }: { readonly lab: Lab; readonly jobs: Jobs; readonly database: Database },
): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  for (const server of servers) server.closeIdleConnections();
  const deadline = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), 10_000);
  await Promise.all(closed);
  clearTimeout(deadline);
  const closing = jobs.close();
  lab.uploads.stopInspecting();
  lab.renderer.close();
  await closing;
  await lab.uploads.close();
  await database.close();
}
