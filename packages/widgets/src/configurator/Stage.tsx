import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { posterOf } from '@trade-area/core/configurator';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Poster } from './Poster.tsx';
import { ChosenColors } from './ChosenColors.tsx';
import type { ViewName } from './sceneModule.ts';
import { configuratorTexts } from './strings.ts';
import { useScene } from './useScene.ts';

export interface StageProps {
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  /** Filled with the function that takes a picture of what is configured. */
  readonly takePicture: RefObject<(() => Promise<Blob | null>) | null>;
}

const labels = {
  front: 'viewFront',
  spine: 'viewSpine',
  side: 'viewSide',
  detail: 'viewDetail',
  open: 'viewOpen',
  inbox: 'viewInBox',
  room: 'viewRoom',
} as const satisfies Record<ViewName, string>;

/**
 * The product in 3D over its poster, which stays where no scene can be had. Both are decorative: the sentence below says
 * product and price.
 */
export function Stage({ state, product, takePicture }: StageProps): ReactElement {
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const canvas = useRef<HTMLDivElement>(null);
  const scene = useScene(canvas, state, product);
  const { snapshot, state: shown } = scene;
  const [missing, setMissing] = useState('');
  // Under a scene that comes it would be loaded for nothing.
  const isStill = shown !== 'none' && shown !== 'ready';
  const poster = isStill ? posterOf(product, state.configuration) : '';
  const chosen = poster === missing ? '' : poster;
  const stage = useRef<HTMLDivElement>(null);
  const wasPreparing = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (wasPreparing.current && shown === 'ready') stage.current?.focus({ preventScroll: true });
    wasPreparing.current = shown === 'preparing';
  }, [shown]);
  useEffect(() => {
    takePicture.current = snapshot;
    return () => {
      takePicture.current = null;
    };
  }, [takePicture, snapshot]);
  return (
    <div ref={stage} className="ta-configurator-stage" data-state={scene.state} part="stage" tabIndex={-1}>
      <div className="ta-configurator-stage__pictures" aria-hidden="true">
        {/* Drawn anew when the scene is lost: a picture that failed under the scene is asked for again. */}
        <Poster
          key={scene.state === 'lost' ? 'again' : 'first'}
          product={product}
          chosen={chosen}
          onMissing={() => setMissing(chosen)}
        />
        <div ref={canvas} className="ta-configurator-scene" />
      </div>
      {isStill && <ChosenColors {...{ state, product }} isPictured={chosen !== ''} />}
      {(scene.state === 'slow' || scene.state === 'preparing') && (
        <div role="status" className="ta-configurator-lost">
          <p>{t('sceneSlow')}</p>
          <Button size="small" busy={scene.state === 'preparing'} onClick={scene.showAnyway}>
            {t('showScene')}
          </Button>
        </div>
      )}
      {scene.state === 'ready' && scene.views.length > 1 && (
        <div role="group" aria-label={t('views')} className="ta-configurator-views">
          {scene.views.map((view) => (
            <button
              key={view}
              type="button"
              className="ta-configurator-view"
              aria-pressed={view === scene.shown}
              onClick={() => scene.show(view)}
            >
              {t(labels[view])}
            </button>
          ))}
        </div>
      )}
      {scene.state === 'lost' && (
        <div role="status" className="ta-configurator-lost">
          <p>{t('sceneLost')}</p>
          <Button size="small" onClick={scene.retry}>
            {kit('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
