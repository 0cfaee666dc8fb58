import { Component, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { SlotsAreNative } from '../../kit/Slot.tsx';
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
  const tellFailure = useCallback(
    ({ kind, endpoint }: Failure) => void emit('ta-error', { tag: manifest.tag, code: kind, endpoint }),
    [emit, manifest],
  );

  return (
    <div className="ta-root" data-theme={settings.theme} lang={settings.language} dir="ltr">
      <Boundary tag={manifest.tag} emit={emit}>
        <SlotsAreNative.Provider value={true}>
          <AreaProvider tradeArea={area} language={settings.language} bundles={texts} onFailure={tellFailure}>
            <Ready tag={manifest.tag} emit={emit} />
            <Drawn {...values} emit={emit} settings={settings} />
          </AreaProvider>
        </SlotsAreNative.Provider>
      </Boundary>
    </div>
  );
}

function Ready({ tag, emit }: { readonly tag: string; readonly emit: Emit }): null {
  useEffect(() => void emit('ta-ready', { tag }), [tag, emit]);
  return null;
}

interface BoundaryProps {
  readonly tag: string;
  readonly emit: Emit;
  readonly children?: ReactNode;
}

/** A widget that breaks says so to the page and leaves its slot content standing; the rest of the page goes on. */
class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(
      `ta: <${this.props.tag}> stopped because of an error in it. Reload the page; if it stays, report:`,
      error,
    );
    this.props.emit('ta-error', { tag: this.props.tag, code: 'broken', endpoint: '' });
  }

  override render(): ReactNode {
    return this.state.broken ? <slot /> : this.props.children;
  }
}
