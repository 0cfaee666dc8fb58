import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestLab } from '../fixtures/lab.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import type { Browser } from './checkoutBrowser.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

/** A filled form of a checkout that is paid by transfer. */
export const good = {
  bride: 'Anna',
  groom: 'Luca',
  eventDate: '2026-09-12',
  delivery: 'profile',
  payment: 'transfer',
  terms: '1',
};

/** The amount on the button of a checkout page, in minor units. */
export const seenOn = (page: string) => /name="seen" value="(\d+)"/.exec(page)?.[1] ?? '';

export interface OpenQuote {
  readonly browser: Browser;
  /** The number of the quote and of its order. */
  readonly code: string;
  readonly id: string;
}

/** Saves a quote and opens its checkout as the portal does. */
export async function openQuote(
  base: string,
  who: SignedIn,
  configurator = '10',
  fields: readonly unknown[] = [],
): Promise<OpenQuote> {
  const { id, code } = await saveQuote(base, who, configurator, fields);
  return { browser: await openCheckout(base, who, code), code, id };
}

/** The mails of a lab that contain this text, such as the name of an attached file. */
export function mailsWith(lab: Pick<TestLab, 'dataFolder'>, part: string): string[] {
  const folder = join(lab.dataFolder, 'mail');
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).filter((mail) => mail.includes(part));
}
