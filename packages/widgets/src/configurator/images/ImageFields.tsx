import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { cropIn, frameExtent, framesOf, imageFieldNames, sizeField } from '@trade-area/core/pricing';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { frameImagesTexts } from './imagesStrings.ts';
import { applyCrop } from './applyCrop.ts';
import { ImageCrop } from './ImageCrop.tsx';
import { imageIn } from './imageIn.ts';
import { ImageThumbnail } from './ImageThumbnail.tsx';
import { useFitText } from './useFitText.ts';

export interface ImageFieldsProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  /** Wants an image for a frame: the panel opens (CONF-08). Absent: nobody is signed in. */
  readonly onChoose: ((frame: number) => void) | undefined;
}

/** The name of a frame; of the only one, another word. */
export function useFrameName(frames: number): (frame: number) => string {
  const t = useText(frameImagesTexts);
  const { number } = useFormats();
  return (frame) => (frames === 1 ? t('onlyImage') : t('frame', { number: number(frame) }));
}

/** The frames of a product with the image that each of them has. */
export function ImageFields(props: ImageFieldsProps): ReactElement {
  const { configurator, state, product, onChoose } = props;
  const t = useText(frameImagesTexts);
  const { number } = useFormats();
  const { configuration } = state;
  const frames = framesOf(configuration);
  const extent = frameExtent(configuration);
  const [cropped, setCropped] = useState<number | null>(null);
  const croppedImage = cropped === null ? null : imageIn(configuration, cropped);
  const nameOf = useFrameName(frames);
  const fitText = useFitText(String(configuration.get(sizeField) ?? ''), product.sizes);
  const clear = (frame: number) => {
    for (const name of Object.values(imageFieldNames(frame)))
      if (configuration.has(name)) configurator.choose(name, '');
  };
  return (
    <section className="ta-configurator-part" aria-label={t('partImages')}>
      <h2 className="ta-heading ta-configurator-part__title">{t('partImages')}</h2>
      {!onChoose && <p className="ta-quiet">{t('imagesSignIn')}</p>}
      {onChoose && (
        <ul className="ta-configurator-frames">
          {Array.from({ length: frames }, (_, index) => {
            const frame = index + 1;
            const name = nameOf(frame);
            const image = imageIn(configuration, frame);
            const isFilled = image.id !== '';
            const fit = isFilled && image.width > 0 ? fitText(image, cropIn(configuration, frame)) : null;
            return (
              <li key={frame} className="ta-configurator-frame">
                <ImageThumbnail id={image.id} />
                <span className="ta-configurator-frame__text">
                  <span className="ta-configurator-frame__name">{name}</span>
                  <span className="ta-quiet">
                    {isFilled
                      ? t('imagePixels', { width: number(image.width), height: number(image.height) })
                      : t('noImage')}
                  </span>
                  {fit && (
                    <span className="ta-configurator-fit" data-fit={fit.fit}>
                      {fit.text}
                    </span>
                  )}
                </span>
                <span className="ta-configurator-frame__actions">
                  <Button
                    size="small"
                    aria-label={t(isFilled ? 'changeImageOf' : 'chooseImageFor', { frame: name })}
                    onClick={() => onChoose(frame)}
                  >
                    {t(isFilled ? 'changeImage' : 'chooseImage')}
                  </Button>
                  {isFilled && extent && image.width > 0 && (
                    <Button
                      size="small"
                      aria-label={t('cropImageOf', { frame: name })}
                      onClick={() => setCropped(frame)}
                    >
                      {t('cropImage')}
                    </Button>
                  )}
                  {isFilled && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('clearImageOf', { frame: name })}
                      onClick={() => clear(frame)}
                    >
                      {t('clearImage')}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {cropped !== null && croppedImage && croppedImage.id !== '' && extent && (
        <ImageCrop
          key={cropped}
          name={nameOf(cropped)}
          id={croppedImage.id}
          image={croppedImage}
          frame={extent}
          crop={cropIn(configuration, cropped)}
          fitText={fitText}
          onApply={(crop) => {
            applyCrop(configurator, configuration, cropped, crop);
            setCropped(null);
          }}
          onClose={() => setCropped(null)}
        />
      )}
    </section>
  );
}
