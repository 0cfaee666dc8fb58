import { onInterrupt } from '../../scripts/parts/children.mjs';
import { shellSettings, sitesRunning, startTestSites } from '../../scripts/parts/testSites.mjs';

/** Starts the built sites with a database of their own, unless the gate runs some for all suites. */
export default async function startSitesForFlows(): Promise<() => Promise<void>> {
  if (process.env[sitesRunning]) return async () => undefined;
  onInterrupt();
  // The sites of the tests are the demonstration, whatever the shell is set to; workers read the addresses, too.
  for (const name of shellSettings) delete process.env[name];
  const sites = await startTestSites();
  Object.assign(process.env, sites.env);
  return sites.stop;
}
