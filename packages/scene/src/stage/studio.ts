import {
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  PlaneGeometry,
  Scene,
  BackSide,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Makes the room that shiny materials reflect: a tall window on the left, a strip on the right, a soft ceiling. */
export function makeStudio(renderer: WebGLRenderer): { readonly texture: Texture; dispose: () => void } {
  const scene = new Scene();
  const add = (width: number, height: number, brightness: number, at: readonly [number, number, number]) => {
    const material = new MeshBasicMaterial({ color: new Color(1, 0.98, 0.95).multiplyScalar(brightness) });
    const mesh = new Mesh(new PlaneGeometry(width, height), material);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  const room = new MeshBasicMaterial({ color: new Color('#8d857a'), side: BackSide });
  scene.add(new Mesh(new BoxGeometry(20, 14, 20), room));
  add(5, 8, 7, [-9, 3, 2]);
  add(2, 8, 4, [9, 2, -3]);
  add(10, 6, 3.2, [0, 6.8, 1]);
  add(6, 2.4, 3, [-3, 3.5, 9.5]);
  // Low over the far side: it runs over covers toward the viewer as a sheen.
  add(9, 4, 4.5, [-2, 6, -8]);
  add(20, 20, 0.75, [0, -6.9, 0]);
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.035);
  generator.dispose();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    if (object.material instanceof MeshBasicMaterial) object.material.dispose();
  });
  return { texture: target.texture, dispose: () => target.dispose() };
}
