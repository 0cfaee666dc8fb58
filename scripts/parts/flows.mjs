import { readdirSync } from 'node:fs';
import { at } from './root.mjs';

const folders = ['e2e', 'embed', 'security'];

/** The way from the sign-in to a paid order, the elements on foreign pages, and what protects both: the gate runs them. */
export const journeys = [
  'e2e/auth',
  'e2e/checkout',
  'e2e/configurator.quotes',
  'e2e/crawler',
  'e2e/messages',
  'e2e/orders',
  'e2e/orders.work',
  'e2e/payments',
  'e2e/shipping',
  'e2e/store',
  'e2e/uploads',
  'embed/catalogue',
  'embed/widgets',
  'security/token',
].map((file) => `${file}.spec.ts`);

/** Spec files that are no journey, by their path below `tests`. */
export function furtherFlows() {
  return folders
    .flatMap((folder) => readdirSync(at('tests', folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.spec.ts') && !journeys.includes(path));
}

/**
 * Divides spec files into lists that take about the same time: the longest file first, each to the list that is
 * shortest so far. Playwright has no such order of its own: it runs files by their names, so that a long one may start
 * last and leave the other worker without work.
 *
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, number>>} recorded seconds by file; a file without a record counts as an average one
 * @param {number} count how many lists
 * @returns {{ files: string[], seconds: number }[]} seconds: how long the list is expected to take
 */
export function balancedLists(files, recorded, count) {
  const known = files.flatMap((file) => recorded[file] ?? []);
  const average = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1;
  const secondsOf = (file) => recorded[file] ?? average;
  const lists = Array.from({ length: count }, () => ({ files: [], seconds: 0 }));
  for (const file of [...files].sort((a, b) => secondsOf(b) - secondsOf(a))) {
    const shortest = lists.reduce((least, list) => (list.seconds < least.seconds ? list : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return lists;
}
