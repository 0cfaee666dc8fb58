import { fileURLToPath } from 'node:url';
import { configurationFrom } from './configuration.ts';
import { demoHandler } from './demo.ts';
import { companyOfLab } from './labCompany.ts';
import { listen } from './listen.ts';
import { portalHandler } from './portal.ts';

/**
 * Serves the portal and the shop pages. `--only demo` leaves the portal out: during development vite serves it.
 * `--only portal` serves the portal of a real lab.
 */
const isReal = process.argv.includes('portal');
const { sites, portal } = orExit(() =>
  configurationFrom(process.env, undefined, isReal ? 'real' : 'demonstration'),
);
const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bind = process.env['TA_BIND'];
const port = (variable: string, standard: number) => {
  const number = Number(process.env[variable] || standard);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Error(`ta: ${variable}=${process.env[variable]} is no port. Give a number from 1 to 65535.`);
};

const portalSite = () =>
  listen(
    portalHandler(below('../../dist'), portal, isReal ? companyOfLab(portal) : undefined),
    'trade area',
    'TA_HOST_PORT',
    port('TA_HOST_PORT', 5100),
    bind,
    sites.portal,
  );
const demoSite = () =>
  listen(
    demoHandler(below('../../../embed-demo/public'), sites),
    'shop pages',
    'TA_DEMO_PORT',
    port('TA_DEMO_PORT', 5300),
    bind,
    sites.demo,
  );

try {
  const servers = [
    ...(process.argv.includes('demo') ? [] : await portalSite()),
    ...(isReal ? [] : await demoSite()),
  ];
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  exitWith(error);
}

function orExit<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    return exitWith(error);
  }
}

function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
