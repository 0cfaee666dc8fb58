import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { printForCheckout } from '@trade-area/core/contract';
import {
  createPrintAdapter,
  createPrintSession,
  needsEditorType,
  printEditorConfig,
} from '@trade-area/core/editor';
import type { PrintAddress, PrintProblem, PrintScript } from '@trade-area/core/editor';
import { printCheckoutLocale } from '@trade-area/core/kernel';
import type { Failure, PrintService } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useCustomerPart } from '../../kit/useCustomerPart.ts';
import { useLatest } from '../../ui/useLatest.ts';

/** Runs the script of a service and answers the object that it defines; rejects when it defines none. */
export type LoadPrintService = (service: PrintService, signal: AbortSignal) => Promise<PrintScript>;

export interface PrintServiceOptions {
  readonly service: PrintService;
  readonly load: LoadPrintService;
  readonly address: PrintAddress;
  /** The editor takes the page, or gives it back. */
  readonly onShopHidden: (isHidden: boolean) => void;
  /** Opens the checkout of a project; answers why it could not, null once the page is on its way. */
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
}

export interface RunningPrintService {
  /** `noSession`: the lab gave no key of a visit. */
  readonly phase: 'loading' | 'ready' | 'noSession' | PrintProblem;
  /** Why there is no session. */
  readonly failure: Failure | null;
  /** Why the last checkout could not be opened. */
  readonly refusal: Failure | null;
  /** A checkout is being opened: the page is about to be left. */
  readonly isLeaving: boolean;
  /** Changes with every start: the element is another one then. */
  readonly attempt: number;
  retry(): void;
}

/** Resolves once an element has content. */
function whenFilled(element: HTMLElement | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!element || element.childElementCount > 0) return resolve();
    const observer = new MutationObserver(() => {
      if (element.childElementCount === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/**
 * Runs the print editor of a service on the page, once the visit has a key and the customer is known.
 * @param element which the service fills; it has the id that the service is given.
 */
export function usePrintService(
  options: PrintServiceOptions,
  element: RefObject<HTMLElement | null>,
): RunningPrintService {
  const { service, load } = options;
  const { clock, session } = useSessionArea();
  const language = useLanguage();
  const context = useCustomerPart('context');
  const isContextKnown = context.data !== undefined || context.failure !== undefined;
  const visit = useMemo(() => createPrintSession(session.gateway), [session]);
  const failure = useStore(visit.store, (state) => state.failure);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<RunningPrintService['phase']>('loading');
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const latest = useLatest({ ...options, language, context: context.data ?? null });

  useEffect(() => {
    if (!isContextKnown) return;
    let isLeft = false;
    const { container, longestWait } = service;
    const adapter = createPrintAdapter(
      {
        clock,
        loadScript: (signal) => load(service, signal),
        whenFilled: (signal) => whenFilled(element.current, signal),
      },
      longestWait,
      {
        onReady: () => setPhase('ready'),
        onSession: visit.refresh,
        onShopHidden: (isHidden) => latest.current.onShopHidden(isHidden),
        onFinished: async (projectId) => {
          setRefusal(null);
          setLeaving(true);
          const reason = await latest.current.onOrder(projectId);
          if (reason) {
            setLeaving(false);
            setRefusal(reason);
          }
          return reason === null;
        },
        onProblem: setPhase,
      },
    );
    void (async () => {
      const sessionId = await visit.refresh();
      if (isLeft) return;
      if (sessionId === '') return setPhase('noSession');
      const { address, language: spoken, context: customer } = latest.current;
      const editorType = needsEditorType(address) ? await editorTypeOf(address.project) : '';
      if (isLeft) return;
      adapter.load(
        printEditorConfig({
          ...{ elementId: container, address, editorType, customer, sessionId },
          language: spoken,
          locale: printCheckoutLocale(spoken),
        }),
      );
    })();
    async function editorTypeOf(project: string): Promise<string> {
      const answer = await session.gateway.call(printForCheckout, { path: { project_id: project } });
      return (answer.ok && answer.value.products[0]?.['editor-type'].value) || '';
    }
    return () => {
      isLeft = true;
      adapter.dispose();
    };
    // The language of a visit stays: another one would start the editor anew, and lose what it has not saved.
  }, [attempt, clock, element, isContextKnown, latest, load, service, session, visit]);

  const retry = useCallback(() => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { phase, failure, refusal, isLeaving, attempt, retry };
}
