import { callableClass, findEmbedClass } from '@trade-area/core/configurator';
import type { EmbedClass } from '@trade-area/core/configurator';
import type { ConfiguratorService } from '@trade-area/core/kernel';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The Trusted Types policy of the portal's pages for the script of a configurator (T-B7). */
const policyName = 'ta-script';

const loaded = new Map<string, EmbedClass>();
let policy: ScriptPolicy | null = null;

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

function runScript(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error: Error | null) => {
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    script.addEventListener('load', () => end(null));
    script.addEventListener('error', () => end(new Error(`ta: ${address} could not be loaded.`)));
    signal.addEventListener('abort', () => end(new Error(`ta: ${address} did not load in time.`)));
    script.referrerPolicy = 'no-referrer';
    script.src = scriptAddress(address);
    document.head.append(script);
  });
}

/** Under Trusted Types only this file, which keeps the policy to itself, makes an address that a script may have. */
function scriptAddress(address: string): string {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return address;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (wanted) => wanted });
  return policy.createScriptURL(address);
}
