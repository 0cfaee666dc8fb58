import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { centred, cutOf, hungFor, mostZoom, moveCrop } from '@trade-area/core/pricing';
import type { Crop, Extent } from '@trade-area/core/pricing';
import { useSessionArea } from '../../kit/provider.tsx';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { fetchLabPicture } from '../../kit/upload/fetchLabPicture.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { frameImagesTexts } from './imagesStrings.ts';
import { useCropGestures } from './useCropGestures.ts';
import type { FitText } from './useFitText.ts';

export interface ImageCropProps {
  /** Name of the frame. */
  readonly name: string;
  /** The image by the lab's name, and its upright pixels. */
  readonly id: string;
  readonly image: Extent;
  /** Centimetres. */
  readonly frame: Extent;
  /** The part of it that is seen at first. */
  readonly crop: Crop;
  /** How a crop looks in the frame. */
  readonly fitText: (image: Extent, crop: Crop) => FitText;
  /** Takes the crop; the dialog closes. */
  readonly onApply: (crop: Crop) => void;
  readonly onClose: () => void;
}

const longest = 960;

/** Moves an image in its frame, and zooms it: by pointer, fingers, wheel, or sliders (CONF-09). */
export function ImageCrop(props: ImageCropProps): ReactElement {
  const { name, id, image, frame, fitText, onApply, onClose } = props;
  const t = useText(frameImagesTexts);
  const kit = useText(kitTexts);
  const { percent } = useFormats();
  const field = useId();
  const [crop, setCrop] = useState(props.crop);
  const place = useRef<HTMLDivElement>(null);
  const hung = hungFor(frame, image);
  const ratio = hung.width / hung.height;
  const cut = cutOf(image, frame, crop);
  const canvas = useCutPicture(id, image, { cut, ratio });
  const move = (change: Parameters<typeof moveCrop>[3]) =>
    setCrop((present) => moveCrop(image, frame, present, change));
  const gestures = useCropGestures(place, ({ right, down, scale }) =>
    setCrop((present) => {
      const seen = cutOf(image, frame, present);
      // An image that is moved to the right shows more of its left.
      return moveCrop(image, frame, present, {
        x: -right * seen.width,
        y: -down * seen.height,
        zoom: present.zoom * scale,
      });
    }),
  );
  const fit = fitText(image, crop);
  const sliders = [
    { key: 'cropZoom', least: 1, most: mostZoom, value: crop.zoom, set: (zoom: number) => move({ zoom }) },
    ...axis('cropAcross', cut.x + cut.width / 2, cut.width, (to) => move({ x: to - crop.x })),
    ...axis('cropDown', cut.y + cut.height / 2, cut.height, (to) => move({ y: to - crop.y })),
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cropImageOf', { frame: name })}
      closeLabel={kit('close')}
      footer={
        <>
          <Button onClick={() => setCrop(centred)}>{t('cropReset')}</Button>
          <Button variant="primary" onClick={() => onApply(crop)}>
            {t('cropApply')}
          </Button>
        </>
      }
    >
      <div className="ta-configurator-crop">
        <p className="ta-quiet">{t('cropHint')}</p>
        <div
          ref={place}
          className="ta-configurator-crop__frame"
          style={{ '--_ratio': ratio } as CSSProperties}
          aria-hidden="true"
          {...gestures}
        >
          <canvas ref={canvas} className="ta-configurator-crop__picture" />
        </div>
        <div className="ta-configurator-crop__sliders">
          {sliders.map(({ key, least, most, value, set }) => (
            <Slider
              key={key}
              id={`${field}${key}`}
              label={t(key)}
              spoken={percent(key === 'cropZoom' ? value : (value - least) / Math.max(0.0001, most - least))}
              {...{ least, most, value, set }}
            />
          ))}
        </div>
        <p role="status" className="ta-configurator-fit" data-fit={fit.fit}>
          {fit.text}
        </p>
      </div>
    </Dialog>
  );
}

interface SliderProps {
  readonly id: string;
  readonly label: string;
  readonly spoken: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

function Slider({ id, label, spoken, least, most, value, set }: SliderProps): ReactElement {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ta-configurator-crop__slider"
        type="range"
        min={least}
        max={most}
        step={(most - least) / 100}
        value={value}
        aria-valuetext={spoken}
        disabled={most - least < 0.001}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
    </>
  );
}

/** The slider of a middle: where the image is as long as its frame there is nothing to move. */
function axis<Key extends string>(key: Key, value: number, length: number, set: (to: number) => void) {
  return [{ key, least: length / 2, most: 1 - length / 2, value, set }] as const;
}

/** Draws the seen part of an image; nothing is drawn where its picture cannot be had. */
function useCutPicture(
  id: string,
  image: Extent,
  { cut, ratio }: { readonly cut: ReturnType<typeof cutOf>; readonly ratio: number },
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useSessionArea();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isLeft = false;
    let made: ImageBitmap | null = null;
    const load = async () => {
      const source = await fetchLabPicture(area, id);
      if (!source) return;
      made = await createImageBitmap(source);
      if (isLeft) made.close();
      else setPicture(made);
    };
    // The frame stays empty: the sliders and their words still say what is seen.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
      setPicture(null);
      made?.close();
    };
  }, [id, area]);
  const { x, y, width, height } = cut;
  useEffect(() => {
    const surface = canvas.current;
    if (!surface || !picture) return;
    surface.width = ratio >= 1 ? longest : Math.round(longest * ratio);
    surface.height = ratio >= 1 ? Math.round(longest / ratio) : longest;
    const across = picture.width;
    const down = picture.height;
    surface
      .getContext('2d')
      ?.drawImage(
        picture,
        x * across,
        y * down,
        width * across,
        height * down,
        0,
        0,
        surface.width,
        surface.height,
      );
  }, [picture, ratio, x, y, width, height, image]);
  return canvas;
}
