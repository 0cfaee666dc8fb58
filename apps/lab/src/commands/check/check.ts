import { StartFailure } from '../../base/startFailure.ts';
import type { Settings } from '../../server/settings.ts';
import { checkData } from './data.ts';
import { lineOf } from './finding.ts';
import { checkOrigins, checkProxy } from './origins.ts';
import { checkCards, checkMail } from './services.ts';

/** Address of `--mail-to`; '' = none is given. @throws StartFailure for anything else. */
export function readMailTo(args: readonly string[]): string {
  const [option, ...rest] = args.flatMap((arg) => arg.split('='));
  if (option === undefined) return '';
  const [address = '', ...more] = rest;
  if (option === '--mail-to' && /^[^\s@]+@[^\s@]+$/.test(address) && more.length === 0) return address;
  throw new StartFailure(
    `check cannot read '${args.join(' ')}'.`,
    'Usage: main.js check [--mail-to <e-mail>]',
  );
}

/**
 * Tries everything that a lab depends on and prints a line for each finding. Changes nothing but what a start would:
 * it brings the schema up to date and names new storage folders.
 * @returns the exit code: 1 with a problem, 0 with warnings at most.
 */
export async function check(
  settings: Settings,
  {
    trustedProxies,
    mailTo = '',
    print,
    fetch: send = fetch,
  }: {
    readonly trustedProxies: string;
    /** Address of a test mail; '' or absent = none is sent. */
    readonly mailTo?: string;
    readonly print: (line: string) => void;
    readonly fetch?: typeof fetch;
  },
): Promise<number> {
  const { config } = settings;
  const groups = await Promise.all([
    checkData(settings),
    checkMail(config.mail, mailTo),
    checkCards(config.cards, send),
    checkOrigins(config),
    checkProxy(config, trustedProxies, send),
  ]);
  const findings = groups.flat();
  for (const finding of findings) print(lineOf(finding));
  return findings.some(({ level }) => level === 'problem') ? 1 : 0;
}
