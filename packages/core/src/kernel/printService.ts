import type { PortalConfiguration } from './config.ts';
import { serviceWait, trustedScript } from './serviceScript.ts';

/** A print editor that the portal's page loads in place of its own. */
export interface PrintService {
  /** Address of its script. */
  readonly script: string;
  /** It is called by the outside service's names, not by the neutral ones. */
  readonly isCompatible: boolean;
  /** Id of the element that it fills. */
  readonly container: string;
  /** Milliseconds until something of it must be shown. */
  readonly longestWait: number;
}

/** Id of the container of a print editor, unless the lab names another. */
const usualContainer = 'ta-print-editor';

/** The service that the lab names for the page `config-print` (PRINT-01); null = the portal's own editor. */
export function printService({
  printEditor,
  labOrigin,
}: Pick<PortalConfiguration, 'printEditor' | 'labOrigin'>): PrintService | null {
  const script = trustedScript(printEditor?.script ?? '', labOrigin);
  if (script === '') return null;
  const container = printEditor?.container ?? '';
  return {
    script,
    isCompatible: printEditor?.compatibility === true,
    container: container === '' ? usualContainer : container,
    longestWait: serviceWait(printEditor?.longestWait),
  };
}
