interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The Trusted Types policy of the portal's pages for the script of a configured service (T-B7). */
const policyName = 'ta-script';

let policy: ScriptPolicy | null = null;

/** Runs the script of a configured service. Rejects when it is blocked, or when `signal` ends the wait. */
export function runScript(address: string, signal: AbortSignal): Promise<void> {
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
