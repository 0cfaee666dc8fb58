import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { DesignerImage } from '@trade-area/core/configurator';
import { imageLimits } from '@trade-area/core/contract';
import { useReportedFailure } from '../../kit/failures.ts';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState, FailedState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { frameImagesTexts } from './imagesStrings.ts';
import { sizeLabel } from '../sizeLabel.ts';
import { ImageAdder } from './ImageAdder.tsx';
import { ImageCard } from './ImageCard.tsx';
import type { OpenDesigner } from './useDesigner.ts';
import { useFitText } from './useFitText.ts';

export interface ImagePanelProps extends OpenDesigner {
  /** Name of the frame that an image is chosen for. */
  readonly frame: string;
  /** Size of the frame, such as `20x30`; '' = it has none. */
  readonly size: string;
  /** All sizes of the product. */
  readonly sizes: readonly string[];
  /** Id of the image that the frame has; '' = none. */
  readonly present: string;
  /** Puts an image into the frame; the panel closes (CONF-09). */
  readonly onUse: (image: DesignerImage) => void;
  /** Closes without putting one into the frame. */
  readonly onClose: () => void;
}

/** The images of a configuration in a panel on the right, a sheet on phones: add, look at, choose one for a frame. */
export function ImagePanel(props: ImagePanelProps): ReactElement {
  const { designer, state, frame, size, sizes, present, onUse, onClose } = props;
  const t = useText(frameImagesTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const name = useId();
  const [chosen, setChosen] = useState(present);
  const fitText = useFitText(size, sizes);
  const { images, failure, isLoading, isKept } = state;
  useReportedFailure(failure ?? undefined);
  const image = images.find(({ id, state: is }) => id !== '' && id === chosen && is === 'ready');
  const fit = image && fitText(image).fit;
  const isUsable = fit === 'good' || fit === 'soft';
  const isKnown = state.project !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('imagesTitle')}
      closeLabel={kit('close')}
      size="side"
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isUsable}
            onClick={() => {
              if (image) onUse(image);
            }}
          >
            {t('useImage')}
          </Button>
        </>
      }
    >
      <p className="ta-quiet">{size === '' ? frame : `${frame}, ${sizeLabel(size)}`}</p>
      {failure && !isKnown && (
        <FailedState
          title={kit('failedTitle')}
          retryLabel={kit('retry')}
          onRetry={() => void designer.reload()}
          busy={isLoading}
        >
          {failureText(failure)}
        </FailedState>
      )}
      {!failure && !isKnown && <Skeleton shape="block" count={3} />}
      {isKnown && (
        <div className="ta-configurator-images">
          <ImageAdder designer={designer} state={state} />
          {failure && (
            <Notice tone="danger" title={kit('failedTitle')}>
              {failureText(failure)}{' '}
              <Button size="small" onClick={() => void designer.reload()}>
                {kit('retry')}
              </Button>
            </Notice>
          )}
          {isKept && <Notice tone="warning">{t('imageKept')}</Notice>}
          {images.length === 0 && !isLoading && !failure && (
            <EmptyState title={t('noImages')}>{t('noImagesText')}</EmptyState>
          )}
          {images.length > 0 && (
            <ul className="ta-configurator-images__grid" aria-label={t('imagesTitle')}>
              {images.map((each) => (
                <ImageCard
                  key={each.key}
                  image={each}
                  group={name}
                  isChosen={each.id !== '' && each.id === chosen}
                  fit={each.state === 'ready' ? fitText(each) : null}
                  onChoose={() => setChosen(each.id)}
                  onRemove={() => void designer.remove(each.key)}
                />
              ))}
            </ul>
          )}
          {images.length >= imageLimits.images && <p className="ta-quiet">{t('imagesFull')}</p>}
        </div>
      )}
    </Dialog>
  );
}
