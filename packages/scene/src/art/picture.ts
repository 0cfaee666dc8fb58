import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import type { PhotoPicture, Picture, Stamp } from '../design.ts';
import { fontOf, usual } from '../lettering.ts';
import { drawArt } from './drawings.ts';
import { penOf, type Pen, type Ports } from './surface.ts';
import { tone } from './tone.ts';

const longest = 1024;
/** Prints that stay in memory beside those in use: changing a colour and changing it back prints nothing again. */
const spare = 24;
/** Pixels over which a pressed shape fades out. */
const rimWidth = 9;

/** Prints pictures to textures, each picture in each ratio once, until `dispose`. */
export class Printer {
  readonly #ports: Ports;
  readonly #printed = new Map<string, Texture>();
  readonly #used = new Set<string>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The texture of a picture in a width to height `ratio`, and the key that names it. */
  print(picture: Picture, ratio: number): { readonly key: string; readonly texture: Texture } {
    const key = `${ratio.toFixed(3)} ${JSON.stringify(picture)}`;
    return {
      key,
      texture: this.#once(key, ratio, (pen, width, height) => {
        this.#draw(pen, picture, 0, 0, width, height);
      }),
    };
  }

  /**
   * The mask of a stamp: white where it touches; `ratio` of its box. With `rim` it fades out around its shapes, as a
   * surface bends where it is pressed.
   */
  stamp(
    stamp: Stamp,
    ratio: number,
    { rim = false } = {},
  ): { readonly key: string; readonly texture: Texture } {
    const key = `${rim ? 'rim' : 'stamp'} ${ratio.toFixed(3)} ${stamp.font ?? ''} ${stamp.text ?? ''} ${stamp.art ?? ''}`;
    return {
      key,
      texture: this.#once(key, ratio, (pen, width, height) => {
        pen.fillStyle = '#000';
        pen.fillRect(0, 0, width, height);
        if (rim) {
          pen.shadowColor = '#fff';
          pen.shadowBlur = rimWidth;
        }
        if (stamp.art)
          drawArt(
            pen,
            { art: stamp.art, ink: '#fff', paper: '#000' },
            { x: 0, y: 0, width, height },
            this.#font,
          );
        if (!stamp.text) return;
        pen.fillStyle = '#fff';
        pen.textAlign = 'center';
        pen.textBaseline = 'middle';
        let size = height * 0.7;
        pen.font = `${size}px ${stamp.font ?? this.#font}`;
        size *= Math.min(1, (width * 0.94) / pen.measureText(stamp.text).width);
        pen.font = `${size}px ${stamp.font ?? this.#font}`;
        pen.fillText(stamp.text, width / 2, height / 2);
      }),
    };
  }

  /** Frees the oldest prints that are not in `used` when there are too many, and answers their keys. */
  sweep(used: ReadonlySet<string>): string[] {
    const idle = [...this.#printed.keys()].filter((key) => !used.has(key));
    const discarded = idle.slice(0, Math.max(0, idle.length - spare));
    for (const key of discarded) {
      this.#printed.get(key)?.dispose();
      this.#printed.delete(key);
    }
    return discarded;
  }

  /** Keys printed or asked for since the last call. */
  takeUsed(): ReadonlySet<string> {
    const used = new Set(this.#used);
    this.#used.clear();
    return used;
  }

  /** Frees every texture. */
  dispose(): void {
    for (const texture of this.#printed.values()) texture.dispose();
    this.#printed.clear();
  }

  get #font(): string {
    return this.#ports.font ?? fontOf(usual);
  }

  #once(key: string, ratio: number, draw: (pen: Pen, width: number, height: number) => void): Texture {
    this.#used.add(key);
    const known = this.#printed.get(key);
    if (known) return known;
    const width = Math.round(ratio >= 1 ? longest : longest * ratio);
    const height = Math.round(ratio >= 1 ? longest / ratio : longest);
    const surface = this.#ports.surface(Math.max(16, width), Math.max(16, height));
    draw(penOf(surface), surface.width, surface.height);
    const texture = new CanvasTexture(surface as HTMLCanvasElement);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 8;
    this.#printed.set(key, texture);
    return texture;
  }

  #draw(pen: Pen, picture: Picture, x: number, y: number, width: number, height: number): void {
    if ('photo' in picture) this.#photo(pen, picture, x, y, width, height);
    else if ('art' in picture) drawArt(pen, picture, { x, y, width, height }, this.#font);
    else {
      pen.fillStyle = picture.paper;
      pen.fillRect(x, y, width, height);
      for (const { at, picture: inner } of picture.boxes)
        this.#draw(pen, inner, x + at[0] * width, y + at[1] * height, at[2] * width, at[3] * height);
    }
  }

  #photo(pen: Pen, picture: PhotoPicture, x: number, y: number, width: number, height: number): void {
    const image = this.#ports.photos(picture.photo);
    if (!image) {
      pen.fillStyle = '#b9b4ab';
      pen.fillRect(x, y, width, height);
      return;
    }
    const [left, top, across, down] = picture.cut ?? [0, 0, 1, 1];
    const whole = { width: across * image.width, height: down * image.height };
    const cut = cropOf(whole.width / whole.height, width / height, picture);
    pen.drawImage(
      image,
      left * image.width + cut.x * whole.width,
      top * image.height + cut.y * whole.height,
      cut.width * whole.width,
      cut.height * whole.height,
      x,
      y,
      width,
      height,
    );
    if (picture.tone && picture.tone !== 'colour') tone(pen, picture.tone, x, y, width, height);
  }
}

/** Which part of an image (shares) fills a box of another ratio around the focus: nothing is stretched. */
export function cropOf(
  image: number,
  box: number,
  { focus = [0.5, 0.5], zoom = 1 }: Pick<PhotoPicture, 'focus' | 'zoom'>,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const width = Math.min(1, box / image) / zoom;
  const height = Math.min(1, image / box) / zoom;
  const start = (middle: number, length: number) => Math.max(0, Math.min(1 - length, middle - length / 2));
  return { x: start(focus[0], width), y: start(focus[1], height), width, height };
}
