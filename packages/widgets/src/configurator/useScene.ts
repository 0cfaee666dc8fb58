import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { fetchLabPicture } from '../kit/upload/fetchLabPicture.ts';
import { sceneImages } from './images/sceneImages.ts';
import { loadScene } from './sceneModule.ts';
import type { MountedScene, SceneConfiguration, ViewName } from './sceneModule.ts';

/**
 * `none`: the poster is shown while the scene is on its way. `failed`: the scene cannot be had, and the poster stays. `slow`: because it would hold the page up.
 * `preparing`: it is on its way all the same.
 */
export type StageState = 'none' | 'ready' | 'lost' | 'slow' | 'failed' | 'preparing';

/** The sessions whose person asked for the scene on a slow device: they are not asked again for the next product. */
const patient = new WeakSet<object>();

export interface Scene {
  readonly state: StageState;
  readonly views: readonly ViewName[];
  readonly shown: ViewName;
  show(view: ViewName): void;
  /** Makes the scene again after the graphics card dropped it. */
  retry(): void;
  /** Draws the scene although it is slow on this device. */
  showAnyway(): void;
  /** A picture of what is configured; null while there is no scene. */
  snapshot(): Promise<Blob | null>;
}

/** Draws the configuration into an element as soon as the lab has answered it. */
export function useScene(
  element: RefObject<HTMLElement | null>,
  { configuration, chosen }: Pick<ConfiguratorState, 'configuration' | 'chosen'>,
  product: ConfiguratorProduct,
): Scene {
  const area = useSessionArea();
  const { config, session } = area;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<StageState>('none');
  const [view, setView] = useState<{ readonly views: readonly ViewName[]; readonly shown: ViewName }>({
    views: [],
    shown: 'front',
  });
  const mounted = useRef<MountedScene | null>(null);
  const latest = useRef<SceneConfiguration | null>(null);
  const before = useRef(chosen);
  const isAnswered = configuration.size > 0;

  useEffect(() => {
    latest.current = {
      product: product.slug,
      fields: Object.fromEntries(configuration),
      swatches: swatchesOf(product),
      images: sceneImages(product, configuration),
    };
    const option = [...chosen].find(([name, value]) => before.current.get(name) !== value)?.[0];
    before.current = chosen;
    mounted.current?.update(latest.current, option);
  }, [configuration, chosen, product]);

  useEffect(() => {
    if (!isAnswered) return;
    let isLeft = false;
    const mount = async () => {
      try {
        const { mountScene } = await loadScene(config.labOrigin);
        if (isLeft || !element.current || !latest.current) return;
        mounted.current = mountScene({
          element: element.current,
          photos: `${config.labOrigin}/embed/photos/`,
          fonts: `${config.labOrigin}/embed/fonts/`,
          configuration: latest.current,
          fetchImage: (name) => fetchLabPicture(area, name),
          onViews: (views, shown) => setView({ views, shown }),
          onState: setState,
          isSlowAllowed: patient.has(session),
        });
      } catch {
        // The poster stays: options and price need no scene.
        if (!isLeft) setState('failed');
      }
    };
    void mount();
    return () => {
      isLeft = true;
      mounted.current?.dispose();
      mounted.current = null;
    };
  }, [attempt, isAnswered, config.labOrigin, element, session, area]);

  const mountAgain = (meanwhile: StageState) => {
    setState(meanwhile);
    setAttempt((count) => count + 1);
  };
  return {
    state,
    ...view,
    show: (name) => mounted.current?.show(name),
    retry: () => mountAgain('none'),
    showAnyway: () => {
      patient.add(session);
      mountAgain('preparing');
    },
    snapshot: useCallback(async () => (await mounted.current?.snapshot()) ?? null, []),
  };
}

function swatchesOf({ options }: ConfiguratorProduct): SceneConfiguration['swatches'] {
  return Object.fromEntries(
    options.map(({ name, choices }) => [
      name,
      Object.fromEntries(
        choices.filter(({ swatch }) => swatch !== '').map(({ value, swatch }) => [value, swatch]),
      ),
    ]),
  );
}
