import { callableClass, findEmbedClass } from '@trade-area/core/configurator';
import type { EmbedClass } from '@trade-area/core/configurator';
import type { ConfiguratorService } from '@trade-area/core/kernel';
import { runScript } from './runScript.ts';

const loaded = new Map<string, EmbedClass>();

/**
 * Runs the script of a configurator, once in the life of the page, and answers the class that it defines; one that failed
 * is tried again. Rejects when it is blocked or defines none, or when `signal` ends the wait.
 */
export async function loadConfigurator(
  service: ConfiguratorService,
  signal: AbortSignal,
): Promise<EmbedClass> {
  const { script } = service;
  const known = loaded.get(script);
  if (known) return known;
  // A class of the same name may be another environment's.
  const before = findEmbedClass(window, service);
  await runScript(script, signal);
  const found = findEmbedClass(window, service);
  if (!found || found === before)
    throw new Error(`ta: ${script} defines no configurator. Compare its address with portal.configurator.`);
  const callable = callableClass(found, service);
  loaded.set(script, callable);
  return callable;
}
