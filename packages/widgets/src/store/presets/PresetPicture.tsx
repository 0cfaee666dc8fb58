import type { ReactElement } from 'react';
import type { Preset } from '@trade-area/core/contract';
import type { StoreConfiguration } from '@trade-area/core/kernel';
import { presetPicture } from '@trade-area/core/store';
import { Picture } from '../Picture.tsx';
import type { PictureFile } from '../Picture.tsx';
import { labPicture, noPicture } from '../pictures.ts';

export interface PresetPictureProps {
  readonly preset: Preset;
  readonly name: string;
  readonly labOrigin: string;
  readonly bookPictures: StoreConfiguration['bookPictures'];
}

/** How a preset looks: its own drawing is only ever a picture, never part of the page (PRE-06 to PRE-08, PRE-14). */
export function PresetPicture(props: PresetPictureProps): ReactElement {
  const { preset, name, labOrigin, bookPictures } = props;
  const picture = presetPicture(preset, labOrigin, bookPictures);
  const file: PictureFile = {
    none: () => noPicture,
    book: () => (picture.kind === 'book' ? labPicture(labOrigin, picture.name) : noPicture),
    svg: () => plain(picture.kind === 'svg' ? drawing(picture.markup) : ''),
    address: () =>
      picture.kind === 'address'
        ? { src: picture.address, srcset: picture.srcset, avif: picture.avif }
        : noPicture,
  }[picture.kind]();
  return (
    <span className="ta-store-picture" data-picture={picture.kind}>
      <Picture {...file} alt={name} sizes="(min-width: 900px) 33vw, (min-width: 520px) 50vw, 100vw" />
    </span>
  );
}

const plain = (src: string): PictureFile => ({ src, srcset: '', avif: '' });
const drawing = (markup: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
