import { createPrintAdapter } from '../src/editor/index.ts';
import type { PrintEditorConfig, PrintScript } from '../src/editor/index.ts';
import { manualClock } from '../src/kernel/index.ts';

export const longestWait = 20_000;

export const printConfig: PrintEditorConfig = {
  elementId: 'editor',
  instanceId: 'editor',
  currency: 'EUR',
  language: 'it',
  locale: 'it',
  moduleId: '',
  productId: '',
  productFamilyId: '27',
  storeName: 'default_store_EUR_IT',
  sessionId: 'key-1',
  projectId: '',
  attributeValues: {},
  useIframe: false,
  ecommerceVariant: '',
};

/** A stand-in of a print editor's script; `change` replaces what it does well. */
export function printStandIn(change: Partial<PrintScript> = {}) {
  const calls: unknown[] = [];
  const script: PrintScript = {
    setEditorConfig: (config) => void calls.push(config),
    deinit: () => void calls.push('deinit'),
    ...change,
  };
  return { script, calls };
}

/** An adapter over this script, and everything that it told the page. `fill` shows something of the editor. */
export function openPrintAdapter(
  loadScript: (signal: AbortSignal) => Promise<PrintScript>,
  onFinished: (projectId: string) => Promise<boolean> = async () => true,
) {
  const clock = manualClock('2026-06-01T10:00:00Z');
  const told: unknown[][] = [];
  let fill: () => void = () => undefined;
  const filled = new Promise<void>((resolve) => (fill = resolve));
  const adapter = createPrintAdapter({ clock, loadScript, whenFilled: () => filled }, longestWait, {
    onReady: () => void told.push(['ready']),
    onSession: async () => {
      told.push(['session']);
      return 'key-2';
    },
    onShopHidden: (isHidden) => void told.push(['hidden', isHidden]),
    onFinished: (projectId) => {
      told.push(['finished', projectId]);
      return onFinished(projectId);
    },
    onProblem: (problem) => void told.push(['problem', problem]),
  });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    adapter,
    told,
    settle,
    fill: () => fill(),
    async pass(milliseconds: number) {
      clock.advance(milliseconds);
      await settle();
    },
  };
}
