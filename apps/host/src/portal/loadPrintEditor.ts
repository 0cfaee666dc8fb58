import { findPrintScript, preparePrintScript } from '@trade-area/core/editor';
import type { PrintScript } from '@trade-area/core/editor';
import type { PrintService } from '@trade-area/core/kernel';
import { runScript } from './runScript.ts';

/**
 * Runs the script of a print editor, once in the life of the page, and answers the object that it defines; one that failed
 * is tried again. Rejects when it is blocked or defines none, or when `signal` ends the wait.
 */
export async function loadPrintEditor(service: PrintService, signal: AbortSignal): Promise<PrintScript> {
  const known = findPrintScript(window, service);
  if (known) return known;
  preparePrintScript(window, service);
  await runScript(service.script, signal);
  const found = findPrintScript(window, service);
  if (!found)
    throw new Error(
      `ta: ${service.script} defines no print editor. Compare its address with portal.printEditor.`,
    );
  return found;
}
