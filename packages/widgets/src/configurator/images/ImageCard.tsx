import type { ReactElement } from 'react';
import type { DesignerImage, ImageProblem } from '@trade-area/core/configurator';
import { imageLimits } from '@trade-area/core/contract';
import type { TextKey } from '../../kit/text/bundle.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { IconButton } from '../../ui/Button.tsx';
import { trashIcon } from '../../ui/icons.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { frameImagesTexts } from './imagesStrings.ts';
import type { FrameImagesTexts } from './imagesStrings.ts';
import { ImageThumbnail } from './ImageThumbnail.tsx';
import type { FitText } from './useFitText.ts';

type Key = TextKey<keyof FrameImagesTexts>;

const states = {
  waiting: 'imageWaiting',
  sending: 'imageSending',
  checking: 'imageChecking',
  interrupted: 'imageInterrupted',
} as const satisfies Readonly<Record<string, Key>>;

const problems = {
  kind: 'imageKind',
  empty: 'imageEmpty',
  large: 'imageLarge',
  many: 'imageMany',
  full: 'imageLabFull',
  unreadable: 'imageUnreadable',
  elsewhere: 'imageElsewhere',
  unprintable: 'imageUnprintable',
} as const satisfies Readonly<Record<ImageProblem, Key>>;

export interface ImageCardProps {
  readonly image: DesignerImage;
  /** Name of the radio buttons of the grid. */
  readonly group: string;
  readonly isChosen: boolean;
  /** null until it is ready. */
  readonly fit: FitText | null;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** One image of the grid: a radio button once it is ready, until then how far it is. */
export function ImageCard({ image, group, isChosen, fit, onChoose, onRemove }: ImageCardProps): ReactElement {
  const t = useText(frameImagesTexts);
  const formats = useFormats();
  const { name, state, problem, size, sent } = image;
  const part = size > 0 ? Math.min(1, sent / size) : 0;
  const limit = formats.number(imageLimits.images);
  const statusText = problem
    ? t(problems[problem], { limit })
    : state === 'ready' || state === 'refused'
      ? ''
      : t(states[state]);
  const isMoving = state === 'sending' || (state === 'interrupted' && problem === null);
  const isReady = state === 'ready' && fit !== null;
  const content = (
    <>
      <ImageThumbnail id={image.thumb === '' ? '' : image.id} />
      <span className="ta-configurator-card__text">
        <span className="ta-configurator-card__name">
          <bdi>{name}</bdi>
        </span>
        {isReady && (
          <>
            <span className="ta-quiet">
              {t('imagePixels', {
                width: formats.number(image.width),
                height: formats.number(image.height),
              })}
            </span>
            <span className="ta-configurator-fit" data-fit={fit.fit}>
              {fit.text}
            </span>
          </>
        )}
        {isMoving && (
          <ProgressBar
            value={part * 100}
            label={statusText}
            detail={formats.percent(part)}
            tone={state === 'interrupted' ? 'danger' : 'info'}
          />
        )}
        {!isMoving && statusText !== '' && (
          <span role="status" className="ta-configurator-card__state" data-problem={problem ?? undefined}>
            {statusText}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className="ta-configurator-card" data-state={state} data-chosen={isChosen || undefined}>
      {isReady ? (
        <label className="ta-configurator-card__choice">
          <input
            type="radio"
            className="ta-configurator-choice__radio"
            name={group}
            checked={isChosen}
            onChange={onChoose}
          />
          {content}
        </label>
      ) : (
        <div className="ta-configurator-card__choice">{content}</div>
      )}
      <IconButton icon={trashIcon} size="small" label={t('removeImage', { name })} onClick={onRemove} />
    </li>
  );
}
