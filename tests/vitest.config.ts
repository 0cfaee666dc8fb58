import { defineConfig } from 'vitest/config';
import { hasPostgres } from './fixtures/postgres.ts';

/** Our own packages from their sources. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };
/** One worker that imports the lab once. */
const slow = { testTimeout: 120_000, hookTimeout: 180_000, root: import.meta.dirname, isolate: false };
/** These talk to whatever gateway they are given; the others in `gateway` start a lab whose clock they move. */
const anyGateway = [
  'accounts',
  'endpoints',
  'export',
  'help',
  'input',
  'lists',
  'news',
  'payments',
  'places',
  'product',
  'promotions',
  'store',
].map((name) => `gateway/${name}.test.ts`);

/** The gate has no time for them: `npm run test:full` runs them. */
const longGateway = [
  'actingWrites',
  'announced',
  'books',
  'bucket',
  'bucketSilence',
  'cardFields',
  'cardProvider',
  'cartCancel',
  'cartRefunds',
  'cartTogether',
  'checkoutBadInput',
  'checkoutFaults',
  'checkoutPaymentFaults',
  'customers',
  'deskCancel',
  'designerProjects',
  'designerQuotes',
  'dispatchDates',
  'documentNumbers',
  'earlierVersion',
  'everyProduct',
  'everyProductAbroad',
  'fattura',
  'frameAddresses',
  'handOff',
  'hostileClaims',
  'hostileTexts',
  'libraryChanges',
  'mail',
  'metrics',
  'ownershipAll',
  'pages',
  'printErasure',
  'production',
  'proxies',
  'quotePicture',
  'recovery',
  'recoveryGuesses',
  'refunds',
  'removed',
  'requestIds',
  'submittedFiles',
  'tusRefusals',
  'uploadRecovery',
  'uploads',
  'visitorTexts',
  'worldTexts',
].map((name) => `gateway/${name}.test.ts`);

/**
 * Money from the cart to the documents, for PostgreSQL too: each of their labs has a server of its own. The refunds and
 * numbers of documents of `longGateway` try both databases by themselves.
 */
const money = [
  'accountant',
  'books',
  'card*',
  'cart*',
  'checkout*',
  'deskCancel',
  'fattura',
  'invoicing',
  'offer',
  'orderedMoney',
  'receipts',
].map((name) => `gateway/${name}.test.ts`);

/** Sessions, tickets, messages, files and money, whose tests start labs of their own: each of them as two labs. */
const twoLabs = [
  'cards',
  'cart',
  'checkout',
  'endings',
  'messageFiles',
  'messages',
  'session',
  'sessions',
  'staff',
  'tus',
  'uploads',
].map((name) => `gateway/${name}.test.ts`);

const uploadFaults = ['faults/uploads.*.test.ts'];
/** Labs and databases that start, take over, are several, or are copied. */
const serverFaults = [
  'backup',
  'failOver',
  'goLive',
  'jobs.everyKind',
  'realLabs',
  'severalServers',
  'start',
].map((name) => `faults/${name}.test.ts`);

if (!hasPostgres)
  console.error(
    'ta: PostgreSQL is not installed: the gateway is NOT tried on it, on the embedded database only.',
  );

/** They read every source file: slow while others use the machine. */
export const house = {
  ...source,
  test: {
    name: 'house',
    root: import.meta.dirname,
    include: ['house/**/*.test.ts'],
    exclude: ['house/sizes.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
};
export const commands = {
  test: {
    name: 'commands',
    root: import.meta.dirname,
    include: ['commands/**/*.test.ts'],
    isolate: false,
  },
};

/** Suites that cross packages. `house` and `commands` need no build: the root's configuration runs them too. */
export default defineConfig({
  test: {
    projects: [
      house,
      commands,
      {
        ...source,
        test: {
          ...slow,
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          exclude: longGateway,
          globalSetup: ['gateway/embedded.ts'],
          fileParallelism: false,
        },
      },
      {
        ...source,
        test: {
          ...slow,
          name: 'gateway, long',
          include: longGateway,
          globalSetup: ['gateway/embedded.ts'],
          fileParallelism: false,
        },
      },
      // Tests of the lab's sources that need its build, and those that take long.
      {
        ...source,
        test: { ...slow, name: 'lab, built', root: '../apps/lab', include: ['src/**/*.built.test.ts'] },
      },
      {
        ...source,
        test: { ...slow, name: 'lab, long', root: '../apps/lab', include: ['src/**/*.long.test.ts'] },
      },
      ...(hasPostgres && !process.env['TA_GATEWAY_URL']
        ? [
            {
              ...source,
              test: {
                ...slow,
                name: 'gateway on PostgreSQL',
                include: anyGateway,
                globalSetup: ['gateway/server.ts'],
                fileParallelism: false,
              },
            },
            {
              ...source,
              test: {
                ...slow,
                name: 'money on PostgreSQL',
                include: money,
                env: { TA_TEST_DATABASE: 'postgres' },
                fileParallelism: false,
              },
            },
            {
              ...source,
              test: {
                ...slow,
                name: 'gateway on two labs',
                include: anyGateway,
                globalSetup: ['gateway/twoLabs.ts'],
                fileParallelism: false,
              },
            },
            {
              ...source,
              test: {
                ...slow,
                name: 'sessions and files on two labs',
                include: twoLabs,
                env: { TA_TEST_LABS: '2' },
                fileParallelism: false,
              },
            },
          ]
        : []),
      {
        ...source,
        test: {
          ...slow,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          exclude: [...uploadFaults, ...serverFaults],
          fileParallelism: false,
        },
      },
      {
        ...source,
        test: { ...slow, name: 'faults of servers', include: serverFaults, fileParallelism: false },
      },
      {
        ...source,
        test: { ...slow, name: 'faults of uploads', include: uploadFaults, fileParallelism: false },
      },
      {
        test: {
          ...slow,
          name: 'engines',
          include: ['engines/**/*.test.ts'],
          globalSetup: ['e2e/globalSetup.ts'],
          fileParallelism: false,
        },
      },
      {
        ...source,
        test: {
          ...slow,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: ['packages/frameworks.test.ts'],
          globalSetup: ['packages/globalSetup.ts'],
        },
      },
      // They install whole frameworks.
      {
        ...source,
        test: {
          ...slow,
          name: 'frameworks',
          include: ['packages/frameworks.test.ts'],
          globalSetup: ['packages/globalSetup.ts'],
          testTimeout: 300_000,
        },
      },
      { test: { name: 'sizes', include: ['house/sizes.test.ts'] } },
      { test: { name: 'expressions', include: ['expressions/**/*.test.ts'] } },
    ],
  },
});
