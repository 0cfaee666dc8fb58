import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTrustedProxies } from '../base/clientAddress.ts';
import type { TrustedProxies } from '../base/clientAddress.ts';
import type { LabConfiguration } from '../base/configuration.ts';
import { isRecord } from '../base/isRecord.ts';
import { wrongRetention } from '../base/retention.ts';
import { StartFailure } from '../base/startFailure.ts';
import { isTimeZone } from '../base/workingDays.ts';
import { defaultLimits } from '../database/connections.ts';
import type { ServerLimits } from '../database/connections.ts';
import type { BucketAddress } from '../files/bucket.ts';
import { readSecretKeys } from '../identity/secretBox.ts';

export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
  /** PostgreSQL server, '' = the embedded database. */
  readonly databaseUrl: string;
  /** Of the connections to that server; absent = `defaultLimits`. */
  readonly databaseLimits?: ServerLimits;
  /** Fixed time of the lab's clock; null = the system clock. */
  readonly fixedNow: Date | null;
  /** Orders to add to the demonstration's large account; only the demonstration reads it. */
  readonly orders: number;
  /** Start again with an empty database; only the demonstration reads it. */
  readonly reset: boolean;
  readonly config: LabConfiguration;
  /** Where uploaded files are kept; absent or null = in the data folder. */
  readonly bucket?: BucketAddress | null;
  /** Address to listen on; '' or absent = both loopback addresses. */
  readonly bind?: string;
  /** The bearer of it may read `/metrics`; '' or absent = nobody may. */
  readonly metricsToken?: string;
  /** Absent = no proxy is trusted. */
  readonly proxies?: TrustedProxies;
  /** Keys for secrets of the database, the current one first. Absent or empty = none. */
  readonly secretKeys?: readonly Buffer[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a start. `defaults` is the configuration that the file of `TA_CONFIG` is merged into.
 * @throws StartFailure with the name of the invalid setting.
 */
export function readSettings(
  environment: Environment,
  args: readonly string[],
  defaults: LabConfiguration,
): Settings {
  const ordersArgument = valueOf(args, '--orders');
  const config = readConfiguration(environment, defaults);
  return {
    port: wholeNumber('TA_LAB_PORT', environment['TA_LAB_PORT'] ?? '5200', 65_535),
    dataFolder: resolve(environment['TA_DATA_DIR'] || '.data'),
    databaseUrl: environment['DATABASE_URL'] ?? '',
    databaseLimits: databaseLimitsOf(environment),
    fixedNow: environment['TA_NOW'] ? moment(environment['TA_NOW']) : null,
    orders: wholeNumber('--orders', ordersArgument ?? environment['TA_ORDERS'] ?? '0', 20_000_000),
    reset: args.includes('--reset'),
    config: environment['TA_SMTP']
      ? { ...config, mail: { ...config.mail, smtp: environment['TA_SMTP'] } }
      : config,
    bucket: bucketOf(environment),
    bind: environment['TA_BIND'] ?? '',
    metricsToken: metricsTokenOf(environment['TA_METRICS_TOKEN'] ?? ''),
    proxies: readTrustedProxies(environment['TA_TRUSTED_PROXIES'] ?? ''),
    secretKeys: readSecretKeys(environment['TA_SECRET_KEY'] ?? ''),
  };
}

/** A token that could be guessed would show how much the lab has to do. */
function metricsTokenOf(token: string): string {
  if (token === '' || /^[\w.~+/=-]{20,200}$/.test(token)) return token;
  throw new StartFailure(
    'TA_METRICS_TOKEN is too short, or has characters that a token cannot have.',
    'Make one of at least 20 characters, for example with: openssl rand -hex 24',
  );
}

function databaseLimitsOf(environment: Environment): ServerLimits {
  const numberOf = (name: string, standard: number, most: number) =>
    wholeNumber(name, environment[name] || String(standard), most);
  return {
    connections: Math.max(1, numberOf('TA_DATABASE_CONNECTIONS', defaultLimits.connections, 1_000)),
    statementSeconds: numberOf('TA_STATEMENT_SECONDS', defaultLimits.statementSeconds, 3_600),
    lockSeconds: numberOf('TA_LOCK_SECONDS', defaultLimits.lockSeconds, 3_600),
  };
}

/** The settings of a bucket; absent when none is configured. */
function bucketOf(environment: Environment): BucketAddress | null {
  const bucket = environment['TA_S3_BUCKET'] ?? '';
  if (bucket === '') return null;
  const endpoint = environment['TA_S3_ENDPOINT'] ?? '';
  if (endpoint !== '' && !/^https?:\/\/./.test(endpoint))
    throw new StartFailure(`TA_S3_ENDPOINT is '${endpoint}'.`, 'It must be an http or https address.');
  const checksums = environment['TA_S3_CHECKSUMS'] || 'required';
  if (checksums !== 'required' && checksums !== 'supported')
    throw new StartFailure(`TA_S3_CHECKSUMS is '${checksums}'.`, 'It must be required or supported.');
  const prefix = (environment['TA_S3_PREFIX'] ?? '').replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    endpoint,
    region: environment['TA_S3_REGION'] || 'us-east-1',
    prefix: prefix === '' ? '' : `${prefix}/`,
    checksums,
  };
}

function valueOf(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [, inline] = (args[at] ?? '').split('=');
  return inline ?? args[at + 1] ?? '';
}

function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new StartFailure(`${name} is '${text}'.`, `It must be a whole number from 0 to ${most}.`);
  return Number(text);
}

function moment(text: string): Date {
  const read = new Date(text);
  if (Number.isNaN(read.getTime()))
    throw new StartFailure(
      `TA_NOW is '${text}'.`,
      'It must be an ISO date, for example 2026-11-20T09:00:00Z.',
    );
  return read;
}

/** Merges the JSON file of `TA_CONFIG` into the defaults, object by object; lists replace lists. */
function readConfiguration(environment: Environment, base: LabConfiguration): LabConfiguration {
  const path = environment['TA_CONFIG'];
  if (!path) return base;
  let overrides: unknown;
  try {
    overrides = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    throw new StartFailure(
      `The configuration file ${path} of TA_CONFIG cannot be read (${why}).`,
      'Correct the file, or unset TA_CONFIG to start with the defaults (docs/operations.md).',
    );
  }
  const config = overlay(base, overrides, '') as LabConfiguration;
  const { timeZone } = config.calendar;
  if (!isTimeZone(timeZone))
    throw new StartFailure(
      `The configuration names '${timeZone}' as 'calendar.timeZone'.`,
      'It must be the name of a time zone, for example Europe/Rome.',
    );
  const wrong = wrongRetention(config.retention);
  if (wrong !== '')
    throw new StartFailure(
      `The configuration names a wrong number of days as 'retention.${wrong}'.`,
      'It must be a whole number from 1 to 36500; docs/operations.md lists the settings.',
    );
  return config;
}

function overlay(base: unknown, given: unknown, path: string): unknown {
  if (!isRecord(base)) {
    if (kindOf(given) === kindOf(base)) return given;
    throw new StartFailure(
      `The configuration names '${path}' as ${kindOf(given)}.`,
      `It must be ${kindOf(base)}; docs/operations.md lists the settings.`,
    );
  }
  if (!isRecord(given))
    throw new StartFailure(
      `The configuration '${path || 'file'}' is ${kindOf(given)}.`,
      'It must be an object.',
    );
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(given)) {
    const inner = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(base, name)) {
      throw new StartFailure(
        `The configuration has an unknown setting '${inner}'.`,
        `Known there: ${Object.keys(base).join(', ')}.`,
      );
    }
    result[name] = overlay(base[name], value, inner);
  }
  return result;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
}
