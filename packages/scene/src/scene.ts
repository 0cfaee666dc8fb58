import {
  Color,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
  type Group,
} from 'three';
import { Printer } from './art/picture.ts';
import type { Ports } from './art/surface.ts';
import { buildProduct, settingOf, type Setting } from './build.ts';
import { MaterialLibrary } from './materials/library.ts';
import type { Product, View } from './product.ts';
import { backdropColour, makeBackdrop } from './stage/backdrop.ts';
import { cornersOf, placeCamera } from './stage/camera.ts';
import { Film } from './stage/film.ts';
import { Lights } from './stage/lights.ts';
import { evenPoint, strength } from './stage/sampling.ts';
import { makeStudio } from './stage/studio.ts';

/** Options of a scene: a canvas or renderer of the caller, the size in px, and the sources of pixels. */
export interface SceneOptions extends Ports {
  readonly canvas?: HTMLCanvasElement | OffscreenCanvas;
  /** A renderer of the caller's; it stays the caller's to dispose. */
  readonly renderer?: WebGLRenderer;
  readonly width: number;
  readonly height: number;
}

/** How a picture is taken. */
export interface DrawOptions {
  /** Exposures that are added: 1 is quick (for interaction), 24 and more are soft and clean. Default 1. */
  readonly exposures?: number;
}

/** A stage on which products are drawn. */
export interface ProductScene {
  /** Draws a product to the canvas; drawing the same product and pose again changes only the view. */
  readonly draw: (product: Product, view: View, options?: DrawOptions) => void;
  /** Changes the size in px. */
  readonly resize: (width: number, height: number) => void;
  /** Counts of objects on the graphics card, for tests of leaks. */
  readonly memory: () => {
    readonly geometries: number;
    readonly textures: number;
    readonly materials: number;
  };
  /** Frees everything; a renderer that was given stays. */
  readonly dispose: () => void;
}

interface Built {
  readonly key: string;
  readonly group: Group;
  readonly corners: readonly Vector3[];
  readonly around: Sphere;
}

/** Makes a stage. Throws when neither canvas nor renderer is given, or WebGL 2 is missing (three's own error). */
export function createScene(options: SceneOptions): ProductScene {
  if (!options.canvas && !options.renderer) throw new Error('ta: createScene needs a canvas or a renderer.');
  const renderer =
    options.renderer ??
    new WebGLRenderer({
      canvas: options.canvas as HTMLCanvasElement,
      antialias: false,
      preserveDrawingBuffer: true,
    });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  let [width, height] = [options.width, options.height];
  renderer.setSize(width, height, false);
  const studio = makeStudio(renderer);
  const kit = {
    materials: new MaterialLibrary(studio.texture, strength.environment),
    printer: new Printer(options),
  };
  const film = new Film(renderer, width, height);
  const lights = new Lights();
  const camera = new PerspectiveCamera();
  const scene = new Scene();
  scene.background = new Color(backdropColour);
  scene.add(lights.group);
  let built: Built | undefined;
  let backdrop: { readonly key: string; readonly group: Group } | undefined;

  const stage = (product: Product, view: View): Built => {
    const key = `${view.pose} ${JSON.stringify(product)}`;
    if (built?.key === key) return built;
    if (built) scene.remove(discard(built.group));
    kit.printer.takeUsed();
    const group = buildProduct(kit, product, view.pose);
    kit.materials.forget(kit.printer.sweep(kit.printer.takeUsed()));
    scene.add(group);
    const corners = cornersOf(group, true);
    built = { key, group, corners, around: new Sphere().setFromPoints(cornersOf(group)) };
    return built;
  };

  const ground = (setting: Setting, count: number) => {
    const key = `${setting} ${count}`;
    if (backdrop?.key === key) return;
    if (backdrop) scene.remove(discard(backdrop.group, true));
    backdrop = { key, group: makeBackdrop(setting, count === 1 ? 24 : count) };
    scene.add(backdrop.group);
  };

  return {
    draw(product, view, { exposures = 1 } = {}) {
      const { corners, around } = stage(product, view);
      const setting = settingOf(view.pose);
      ground(setting, exposures);
      camera.aspect = width / height;
      const target = placeCamera(camera, corners, view);
      const home = camera.position.clone();
      film.resize(width, height, exposures < 6);
      film.clear(renderer);
      for (let i = 0; i < exposures; i++) {
        const [x, y] = evenPoint(i + 3);
        lights.place(setting, i, exposures, around);
        if (exposures > 1) camera.setViewOffset(width, height, x - 0.5, y - 0.5, width, height);
        if (view.aperture) openLens(camera, home, target, view.aperture, i);
        renderer.setRenderTarget(film.exposure);
        renderer.render(scene, camera);
        film.add(renderer, 1 / exposures);
      }
      camera.clearViewOffset();
      film.develop(renderer);
    },
    resize(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      renderer.setSize(width, height, false);
    },
    memory: () => ({ ...renderer.info.memory, materials: kit.materials.count }),
    dispose() {
      if (built) discard(built.group);
      if (backdrop) discard(backdrop.group, true);
      for (const each of [kit.materials, kit.printer, studio, film, lights]) each.dispose();
      if (!options.renderer) renderer.dispose();
    },
  };
}

/** Moves the camera over its opened lens, still looking at the sharp point: what is nearer or farther blurs. */
function openLens(
  camera: PerspectiveCamera,
  home: Vector3,
  target: Vector3,
  aperture: number,
  i: number,
): void {
  const [a, b] = evenPoint(i + 29);
  const radius = aperture * Math.sqrt(a);
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  camera.position
    .copy(home)
    .addScaledVector(right, radius * Math.cos(b * Math.PI * 2))
    .addScaledVector(up, radius * Math.sin(b * Math.PI * 2));
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
}

/** Frees a group's geometry, with `materials` also what it is painted with; materials of products are kept for the next. */
function discard(group: Group, materials = false): Group {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    if (materials) for (const each of [part.material].flat()) each.dispose();
  });
  return group;
}
