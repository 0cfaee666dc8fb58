import type { PortalConfiguration } from '@trade-area/core/kernel';

/**
 * The configuration that the server wrote into the page as a data block.
 * @throws Error for the developer when the page carries none.
 */
export function readConfiguration(text: string | null | undefined): PortalConfiguration {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (typeof read === 'object' && read !== null) return read as PortalConfiguration;
  } catch {
    // Reported below.
  }
  throw new Error(
    'ta: this page carries no configuration, so it does not know its lab. Serve the portal with apps/host/server, which writes <script id="ta-config"> into it.',
  );
}
