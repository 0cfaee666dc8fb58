import { useEffect, useRef, useState } from 'react';
import { adapterParameters, createEmbedAdapter, priceListVersion } from '@trade-area/core/configurator';
import type {
  AdapterListeners,
  AdapterProblem,
  Asset,
  AssetTarget,
  ConfiguratorAdapter,
  EmbedClass,
} from '@trade-area/core/configurator';
import type { ConfiguratorService } from '@trade-area/core/kernel';
import { fieldsOf } from '@trade-area/core/pricing';
import { useSessionArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useCustomerPart } from '../../kit/useCustomerPart.ts';
import { useLatest } from '../../ui/useLatest.ts';
import type { SurfaceProps } from '../surface.ts';

/** Runs the script of a service and answers the class that it defines; rejects when it defines none. */
export type LoadService = (service: ConfiguratorService, signal: AbortSignal) => Promise<EmbedClass>;

export interface ServiceOptions {
  readonly service: ConfiguratorService;
  readonly load: LoadService;
  /** Number of the configurator. */
  readonly configuratorId: string;
  /** The edition of a link; '' = none. */
  readonly ed: string;
}

/** Milliseconds in which a service answers its configuration. */
const longestAnswer = 5_000;

export interface RunningService {
  readonly phase: 'loading' | 'ready' | AdapterProblem;
  /** Changes with every start: the element is another one then. */
  readonly attempt: number;
  readonly elementId: string;
  retry(): void;
  setFields(target: AssetTarget, asset: Asset): void;
}

/**
 * Runs the configurator of a service on the page, from the moment at which product and quote are known.
 * @param onBlocked called when the page wants to save what the service cannot say.
 */
export function useService(
  props: SurfaceProps & ServiceOptions,
  onAssetRequest: (target: AssetTarget) => void,
  onBlocked: () => void,
): RunningService {
  const { service, load, configuratorId, ed, configurator, state, settle } = props;
  const { clock } = useSessionArea();
  const language = useLanguage();
  const context = useCustomerPart('context');
  const isContextKnown = context.data !== undefined || context.failure !== undefined;
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<RunningService['phase']>('loading');
  const adapter = useRef<ConfiguratorAdapter | null>(null);
  const isAdopting = useRef(false);
  const elementId = `ta-configurator-service-${attempt}`;
  const latest = useLatest({ ...props, onAssetRequest, onBlocked, context: context.data ?? null });

  const retry = () => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  };

  // Loaded again, as after a conflict: the service begins with what the lab answered.
  const { isLoading } = state;
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    const isLoaded = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (isLoaded && adapter.current && !isAdopting.current) retry();
  }, [isLoading]);

  useEffect(() => {
    if (!isContextKnown) return;
    const { context: customer, product, state: known } = latest.current;
    const adopt = async (fields: Parameters<AdapterListeners['onChange']>[0], isFirst = false) => {
      isAdopting.current = true;
      await configurator.adopt(fields, isFirst);
      isAdopting.current = false;
    };
    const own = createEmbedAdapter(
      { clock, loadEmbed: (signal) => load(service, signal) },
      { ready: service.longestWait, answer: longestAnswer },
      {
        onReady: (fields) => {
          void adopt(fields, true);
          setPhase('ready');
        },
        onChange: (fields) => void adopt(fields),
        onAssetRequest: (target) => latest.current.onAssetRequest(target),
        onSave: () => latest.current.onSave(),
        onCheckout: () => latest.current.onCheckout?.(),
        onBack: () => latest.current.onBack?.(),
        onProblem: setPhase,
      },
    );
    adapter.current = own;
    settle.current = async () => {
      const fields = await own.getConfiguration();
      if (!fields) {
        latest.current.onBlocked();
        return false;
      }
      await adopt(fields);
      if (configurator.store.getState().isStale) await configurator.retryPrice();
      return true;
    };
    if (customer) configurator.namePriceList(priceListVersion(customer, configuratorId));
    const hasChoices = known.chosen.size > 0;
    const chosen = hasChoices ? fieldsOf(known.configuration) : [];
    own.load({
      configurator: configuratorId,
      elementId,
      configured: hasChoices
        ? {
            idProduct: configuratorId,
            name: product.name,
            fields: [{ name: 'ProductCode', stringValue: product.slug }, ...chosen],
          }
        : null,
      parameters: {
        ...adapterParameters(language, configuratorId, customer),
        product: product.slug,
        ...(ed === '' ? {} : { ed }),
      },
    });
    return () => {
      own.dispose();
      adapter.current = null;
      settle.current = null;
    };
  }, [
    clock,
    configurator,
    configuratorId,
    ed,
    elementId,
    isContextKnown,
    language,
    latest,
    load,
    service,
    settle,
  ]);

  return {
    phase,
    attempt,
    elementId,
    retry,
    setFields: (target, asset) => adapter.current?.setFields(target, asset),
  };
}
