// The reference of configurator.bench.mjs for pictures: a book as three.js draws it without a library of ours, which is
// one rounded box for the cover and one for its pages under a lamp with a shadow, in a room that they reflect.
import {
  Color,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

/** Draws into an element. `update` draws another color and thickness, with a geometry of its own. */
export function mountReference({ element, colour, thickness }) {
  const canvas = element.appendChild(document.createElement('canvas'));
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.setSize(element.clientWidth, element.clientHeight, false);
  const scene = new Scene();
  scene.background = new Color('#e8e3db');
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
  const lamp = new DirectionalLight('#fff6e8', 1.75);
  lamp.position.set(-30, 50, 40);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  Object.assign(lamp.shadow.camera, { left: -40, right: 40, top: 40, bottom: -40 });
  const table = new Mesh(new PlaneGeometry(400, 400), new MeshStandardMaterial({ color: '#e8e3db' }));
  table.rotation.x = -Math.PI / 2;
  table.receiveShadow = true;
  const cover = new Mesh(
    new RoundedBoxGeometry(30, 1, 30, 4, 0.2),
    new MeshStandardMaterial({ roughness: 0.6 }),
  );
  const pages = new Mesh(cover.geometry, new MeshStandardMaterial({ color: '#fbf7ef' }));
  for (const each of [cover, pages]) each.castShadow = each.receiveShadow = true;
  scene.add(lamp, table, cover, pages);
  const camera = new PerspectiveCamera(19, element.clientWidth / element.clientHeight, 1, 1_000);
  camera.position.set(50, 70, 90);
  camera.lookAt(0, 1, 0);
  const update = (next) => {
    const former = cover.geometry;
    cover.geometry = new RoundedBoxGeometry(30, next.thickness, 30, 4, 0.2);
    former.dispose();
    if (pages.geometry !== former) pages.geometry.dispose();
    pages.geometry = new RoundedBoxGeometry(29, next.thickness - 0.6, 29.6, 2, 0.05);
    cover.position.y = pages.position.y = next.thickness / 2;
    cover.material.color.set(next.colour);
    renderer.render(scene, camera);
    renderer.getContext().readPixels(0, 0, 1, 1, 0x1908, 0x1401, new Uint8Array(4));
  };
  update({ colour, thickness });
  return { update };
}
