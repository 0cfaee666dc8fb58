import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { AdapterProblem, AssetTarget } from '@trade-area/core/configurator';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { FailedState } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LazyImageChooser } from '../images/LazyImageChooser.tsx';
import { configuratorTexts } from '../strings.ts';
import { configuratorServiceTexts } from './serviceStrings.ts';
import type { SurfaceProps } from '../surface.ts';
import { useService } from './useService.ts';
import type { ServiceOptions } from './useService.ts';

/** Props of {@link ServiceSurface}. */
export interface ServiceSurfaceProps extends SurfaceProps, ServiceOptions {
  /** Address of the store: the way on while the service cannot be used. */
  readonly storeHref: string;
}

const words = {
  notLoaded: ['serviceNotLoaded', 'serviceNotLoadedText'],
  noAnswer: ['serviceNoAnswer', 'serviceKept'],
  failed: ['serviceFailed', 'serviceKept'],
  unreadable: ['serviceUnreadable', 'serviceKept'],
} as const satisfies Record<AdapterProblem, readonly [string, string]>;

/**
 * The configurator of another service on the page: covered until it can be used; when it cannot, the reason and the way
 * on (CONF-21, CONF-22).
 */
export const ServiceSurface = withBoundary(function ServiceSurface(props: ServiceSurfaceProps): ReactElement {
  const { configurator, state, product, storeHref } = props;
  const t = useText(configuratorTexts);
  const service = useText(configuratorServiceTexts);
  const kit = useText(kitTexts);
  const [target, setTarget] = useState<AssetTarget | null>(null);
  // CONF-03: only the frames of a product with an uploader take images.
  const section = useRef<HTMLElement>(null);
  const running = useService(
    props,
    (wanted) => {
      if (product.uploader) setTarget(wanted);
    },
    () => section.current?.focus(),
  );
  const { phase } = running;
  const problem = phase === 'loading' || phase === 'ready' ? null : words[phase];
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="ta-configurator-service"
      data-state={problem ? 'failed' : phase}
      aria-label={product.name}
      aria-busy={phase === 'loading' || undefined}
    >
      {problem ? (
        <FailedState title={service(problem[0])} retryLabel={kit('retry')} onRetry={running.retry}>
          <p>{service(problem[1])}</p>
          <p>
            <a className="ta-link" href={storeHref}>
              {t('goToStore')}
            </a>
          </p>
        </FailedState>
      ) : (
        <div
          key={running.attempt}
          id={running.elementId}
          className="ta-configurator-service__element"
          inert={phase === 'loading'}
        />
      )}
      {phase === 'loading' && (
        <div className="ta-configurator-service__overlay">
          <Spinner label={kit('loading')} />
        </div>
      )}
      {product.uploader && (
        <LazyImageChooser
          configurator={configurator}
          state={state}
          product={product}
          frame={target?.frame ?? null}
          onClose={() => setTarget(null)}
          onUsed={({ id, width, height, thumb }) => {
            if (target) running.setFields(target, { id, width, height, url: thumb });
          }}
        />
      )}
    </section>
  );
});
