import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { SlotsAreNative } from '../../kit/Slot.tsx';
import { WidgetBoundary } from '../../kit/WidgetBoundary.tsx';
import { AreaProvider } from '../../kit/provider.tsx';
import type { Bridged, Emit } from './defineElement.ts';

/** Draws the element's component from its snapshot, with session, language and theme around it; r2wc mounts it. */
export function Bridge({ container }: { readonly container?: unknown }): ReactElement {
  const element = (container as { readonly host: unknown }).host as Bridged;
  const snapshot = useCallback(() => element.snapshot(), [element]);
  const { settings, values } = useSyncExternalStore(
    useCallback((listener: () => void) => element.subscribe(listener), [element]),
    snapshot,
    snapshot,
  );
  const { manifest, component: Drawn, texts, extend } = element.definition;
  const area = useMemo(() => {
    const session = element.sessionArea(settings.gateway, settings.session);
    return extend ? extend(session) : session;
  }, [element, settings.gateway, settings.session, extend]);
  const { emit } = element;
  const reportFailure = useCallback(
    ({ kind, endpoint, requestId }: Failure) => {
      const message = kind === 'offline' ? originAdvice(manifest.tag, settings.gateway) : '';
      if (message !== '') console.warn(message);
      emit('ta-error', {
        tag: manifest.tag,
        code: kind,
        endpoint,
        ...(requestId === undefined ? {} : { requestId }),
        ...(message === '' ? {} : { message }),
      });
    },
    [emit, manifest, settings.gateway],
  );
  const reportError = useCallback(
    () => void emit('ta-error', { tag: manifest.tag, code: 'broken', endpoint: '' }),
    [emit, manifest],
  );

  return (
    <div className="ta-root" data-theme={settings.theme} lang={settings.language} dir="ltr">
      <SlotsAreNative.Provider value={true}>
        <AreaProvider
          tradeArea={area}
          language={settings.language}
          bundles={texts}
          onFailure={reportFailure}
          onError={reportError}
        >
          <WidgetBoundary name={manifest.tag} given={values}>
            <Ready tag={manifest.tag} emit={emit} />
            <Drawn {...values} emit={emit} settings={settings} />
          </WidgetBoundary>
        </AreaProvider>
      </SlotsAreNative.Provider>
    </div>
  );
}

/**
 * The advice for a page of another origin that gets no answer: browsers do not say whether the lab refused its origin.
 * '' where the device itself has no network, or the lab serves the page.
 */
function originAdvice(tag: string, gateway: string): string {
  const { origin } = globalThis.location;
  if (origin === gateway || globalThis.navigator.onLine === false) return '';
  return `ta: <${tag}> got no answer from ${gateway}. If the lab is running, add ${origin} to "allowedOrigins" of its configuration, and ${gateway} to connect-src of this page's Content Security Policy. <ta-doctor> on the page names the cause.`;
}

function Ready({ tag, emit }: { readonly tag: string; readonly emit: Emit }): null {
  useEffect(() => void emit('ta-ready', { tag }), [tag, emit]);
  return null;
}
