interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

/** The Trusted Types policy of addresses of workers (T-B7); pages that enforce Trusted Types list it. */
const policyName = 'ta-worker';
let policy: AddressPolicy | null = null;

/**
 * `Worker` for pages that enforce Trusted Types, whose addresses of scripts come from a policy. It is imported as `Worker`
 * and given `new URL(…, import.meta.url)`: by these words bundlers find a worker and build it.
 */
export class TrustedWorker {
  readonly worker: Worker;

  /** @throws where the page or the browser refuses workers. */
  constructor(address: URL, options: WorkerOptions) {
    const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
    policy ??= factory?.createPolicy(policyName, { createScriptURL: (given) => given }) ?? null;
    this.worker = new globalThis.Worker(policy?.createScriptURL(address.href) ?? address.href, options);
  }
}
