import { between, configure, createScene, viewOfOption } from '../src/index.ts';
import type {
  Configured,
  FrameImage,
  ProductScene,
  SceneFields,
  Swatches,
  View,
  ViewName,
} from '../src/index.ts';
import { createPace, isSoftwareRenderer, longestFrame, smallShare } from './pace.ts';
import { createFontLibrary, fontsOf } from './fonts.ts';
import { createPhotoLibrary, ownImage, photosOf } from './photos.ts';

/** A configuration as the scene takes it: the product's slug, its fields by name, and the colours of its choices. */
export interface SceneConfiguration {
  readonly product: string;
  readonly fields: SceneFields;
  readonly swatches?: Swatches;
  /** The customer's images by frame; `name` is the lab's. Default: the catalogue's pictures. */
  readonly images?: readonly (FrameImage | undefined)[];
}

/**
 * `ready`: the first picture is drawn. `lost`: the graphics card dropped it. `slow`: frames would hold the page up, as they do
 * without a graphics card. `failed`: there is no WebGL 2, or no such product. All but `ready` are the scene's end.
 */
export type SceneState = 'ready' | 'lost' | 'slow' | 'failed';

export interface MountOptions {
  /** Filled by the canvas; it has a size of its own. May be inside a shadow root. */
  readonly element: HTMLElement;
  /** Address of the photographs, with a slash at its end. */
  readonly photos: string;
  /** Address of the fonts of lettering, with a slash at its end. Default: the system's fonts stand in for them. */
  readonly fonts?: string;
  readonly configuration: SceneConfiguration;
  /** The bytes of an image of the customer by the lab's name; null when it cannot be had, and its frame is grey. */
  readonly fetchImage?: (name: string) => Promise<Blob | null>;
  /** The views of the product; told again when a choice adds or removes one. */
  readonly onViews?: (views: readonly ViewName[], shown: ViewName) => void;
  readonly onState?: (state: SceneState) => void;
  /** Draws however long it takes: the person asked for it. Default false. */
  readonly isSlowAllowed?: boolean;
  /** The present in milliseconds. Default: the browser's clock. */
  readonly now?: () => number;
}

export interface MountedScene {
  /** Draws another configuration. @param option the choice that was changed: the camera flies to where it is seen. */
  update(configuration: SceneConfiguration, option?: string): void;
  show(view: ViewName): void;
  /** The front view as WebP (JPEG where the browser writes none), 960 × 720, or 640 × 480 where frames are slow; null when nothing is drawn. */
  snapshot(): Promise<Blob | null>;
  /** Objects on the graphics card, and frames drawn so far. */
  memory(): {
    readonly geometries: number;
    readonly textures: number;
    readonly materials: number;
    readonly frames: number;
  };
  dispose(): void;
}

/** Milliseconds that the camera flies. */
const flight = 400;
/** Milliseconds of a frame above which the camera jumps, and above which a resting picture is not refined. */
const slow = { flight: 60, refining: 12 } as const;
const timedFrames = 3;
const mostPixelsWide = 1_600;
const pictureSize = [960, 720] as const;
/** Pixels of a picture where frames are slow. */
const smallPicture = [640, 480] as const;

/** Puts a scene into an element. It draws on demand only: after a change, while the camera flies, when its size changes. */
export function mountScene(options: MountOptions): MountedScene {
  const { element, isSlowAllowed = false, now = () => performance.now() } = options;
  const pace = createPace(now);
  const canvas = element.ownerDocument.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  const photos = createPhotoLibrary(options.photos, options.fetchImage);
  const fonts = createFontLibrary(element.ownerDocument, options.fonts ?? '');
  const load = async ({ product }: Configured, { pose }: View) => {
    await Promise.all([photos.load(photosOf(product, pose)), fonts.load(fontsOf(product, pose))]);
  };
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  let scene: ProductScene | null = null;
  /** As it was asked for, and the latest of which everything that is printed has been loaded: a print is made once. */
  let [configured, loaded]: (Configured | null)[] = [null, null];
  let shown: ViewName = 'front';
  let flown: { readonly from: View; readonly to: View; readonly began: number } | null = null;
  let current: View | null = null;
  let painted: { readonly configured: Configured; readonly view: View } | null = null;
  let [frame, refining, asking, frames, frameMs] = [0, 0, 0, 0, 0];
  let isReady = false;
  let isDisposed = false;

  const stop = (state: SceneState) => {
    if (isDisposed) return;
    api.dispose();
    options.onState?.(state);
  };
  const onLost = (event: Event) => {
    event.preventDefault();
    stop('lost');
  };
  const resize = () => {
    const width = element.clientWidth;
    const height = element.clientHeight;
    if (!scene || width === 0 || height === 0) return false;
    const ratio = Math.min(devicePixelRatio || 1, 2, mostPixelsWide / width);
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) scene.resize(w, h);
    return true;
  };
  const observer = new ResizeObserver(() => request());

  function request(): void {
    if (isDisposed || frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  }

  function draw(): void {
    if (!scene || !loaded || !current || !resize()) return;
    clearTimeout(refining);
    if (flown) {
      const share = Math.min(1, (now() - flown.began) / flight);
      current = between(flown.from, flown.to, share * share * (3 - 2 * share));
      if (share === 1) flown = null;
    }
    paint(1);
    if (flown) request();
    else if (frameMs < slow.refining) refining = window.setTimeout(() => paint(12), 250);
  }

  /** Draws and waits for the graphics card, which reading a pixel does. */
  function drawWhole(product: Configured['product'], view: View): void {
    scene?.draw(product, view, { exposures: 1 });
    canvas.getContext('webgl2')?.readPixels(0, 0, 1, 1, 0x1908, 0x1401, new Uint8Array(4));
  }

  /** Whether a small picture takes so long that whole ones would hold the page up. */
  function isTooSlow(product: Configured['product'], view: View): boolean {
    const [width, height] = [canvas.width, canvas.height];
    scene?.resize(Math.ceil(width * smallShare), Math.ceil(height * smallShare));
    const isSlow = pace.isSlow(() => drawWhole(product, view));
    scene?.resize(width, height);
    return isSlow;
  }

  function paint(exposures: number): void {
    if (!scene || !loaded || !current) return;
    const [{ product }, view] = [loaded, current];
    if (!isReady && !isSlowAllowed && isTooSlow(product, view)) return stop('slow');
    const isTimed = exposures === 1 && frames < timedFrames;
    if (isTimed) frameMs = pace.time(() => drawWhole(product, view));
    else scene.draw(product, view, { exposures });
    frames += 1;
    painted = { configured: loaded, view };
    if (isTimed && !isSlowAllowed && frameMs > longestFrame.whole) return stop('slow');
    if (isReady) return;
    isReady = true;
    options.onState?.('ready');
  }

  /** Loads what the view prints, then flies there. */
  async function turnTo(name: ViewName): Promise<void> {
    const wanted = (asking += 1);
    const found = configured?.views.find((each) => each.name === name) ?? configured?.views[0];
    const next = configured;
    if (!next || !found) return;
    await load(next, found.view);
    if (wanted !== asking || isDisposed) return;
    loaded = next;
    const isSame = shown === found.name && current?.pose === found.view.pose && !flown;
    shown = found.name;
    if (current && !isSame && !calm.matches && frameMs < slow.flight)
      flown = { from: current, to: found.view, began: now() };
    else flown = null;
    current = flown?.from ?? found.view;
    request();
  }

  const api: MountedScene = {
    update(configuration, option) {
      if (isDisposed) return;
      const { product, fields, swatches, images = [] } = configuration;
      const named = images.map((image) => image && { ...image, name: `${ownImage}${image.name}` });
      const next = configure(product, fields, swatches, named);
      if (!next) return stop('failed');
      configured = next;
      const names = next.views.map(({ name }) => name);
      const seen = option === undefined ? undefined : viewOfOption(option, names);
      const view = seen ?? (names.includes(shown) ? shown : (names[0] ?? 'front'));
      options.onViews?.(names, view);
      void turnTo(view);
    },
    show(view) {
      if (isDisposed || !configured?.views.some(({ name }) => name === view)) return;
      options.onViews?.(
        configured.views.map(({ name }) => name),
        view,
      );
      void turnTo(view);
    },
    async snapshot() {
      const front = configured?.views[0];
      if (!scene || !configured || !front || !isReady) return null;
      await load(configured, front.view);
      // A picture of a lost context would be empty.
      if (isDisposed || canvas.getContext('webgl2')?.isContextLost() !== false) return null;
      const picture = element.ownerDocument.createElement('canvas');
      const [width, height] = frameMs < slow.flight ? pictureSize : smallPicture;
      Object.assign(picture, { width, height });
      // Where a frame takes long, the picture that is seen already is taken as it is.
      const isSeen = painted?.configured === configured && painted.view === front.view;
      if (frameMs >= slow.flight && isSeen)
        picture.getContext('2d')?.drawImage(canvas, ...middleOf(canvas, width / height), 0, 0, width, height);
      else {
        const kept = [canvas.width, canvas.height] as const;
        scene.resize(width, height);
        scene.draw(configured.product, front.view, { exposures: frameMs < slow.flight ? 12 : 1 });
        picture.getContext('2d')?.drawImage(canvas, 0, 0);
        scene.resize(...kept);
        paint(1);
      }
      const webp = await blobOf(picture, 'image/webp');
      return webp?.type === 'image/webp' ? webp : blobOf(picture, 'image/jpeg');
    },
    memory: () => ({ ...(scene?.memory() ?? { geometries: 0, textures: 0, materials: 0 }), frames }),
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      cancelAnimationFrame(frame);
      clearTimeout(refining);
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      const gl = canvas.getContext('webgl2');
      if (gl && !gl.isContextLost()) {
        scene?.dispose();
        // A browser has few contexts, and frees them late by itself.
        gl.getExtension('WEBGL_lose_context')?.loseContext();
      }
      photos.dispose();
      fonts.dispose();
      canvas.remove();
      scene = null;
    },
  };

  canvas.addEventListener('webglcontextlost', onLost);
  element.append(canvas);
  // Asked for here, because three would report an error for what is none: a browser without WebGL.
  const context = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!context || (!isSlowAllowed && isSoftwareRenderer(context))) {
    queueMicrotask(() => stop(context ? 'slow' : 'failed'));
    return api;
  }
  scene = createScene({
    canvas,
    width: 4,
    height: 3,
    photos: photos.find,
    surface: (width, height) =>
      Object.assign(element.ownerDocument.createElement('canvas'), { width, height }),
  });
  observer.observe(element);
  queueMicrotask(() => api.update(options.configuration));
  return api;
}

/** The largest part of a canvas that has this ratio: `x, y, width, height` in pixels. */
function middleOf({ width, height }: HTMLCanvasElement, ratio: number): [number, number, number, number] {
  const across = Math.min(width, height * ratio);
  const down = Math.min(height, width / ratio);
  return [(width - across) / 2, (height - down) / 2, across, down];
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.86));
}
