import { findEmbedClass } from '@trade-area/core/configurator';
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
const allowed = new Set<string>();

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
  loaded.set(script, found);
  return found;
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

/** Under Trusted Types only the addresses of this file become scripts. */
function scriptAddress(address: string): string {
  allowed.add(address);
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return address;
  policy ??= factory.createPolicy(policyName, {
    createScriptURL(wanted) {
      if (!allowed.has(wanted)) throw new TypeError('ta: this address is no configurator’s.');
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}
