import { Box3, Mesh, Vector3, type Object3D, type PerspectiveCamera } from 'three';
import type { View } from '../product.ts';

/** Angle of the lens, degrees: a long lens, so that edges stay nearly parallel. */
export const lens = 19;

/** Points of the room that stay in the picture beside the piece on the wall: seat and arms of the sofa. */
const seat = [new Vector3(-92, 34, 40), new Vector3(92, 34, 40)] as const;

/**
 * Corners of every mesh's box, in the world. `framed` leaves those that have to be in the picture: without furniture,
 * of which the seat is enough.
 */
export function cornersOf(object: Object3D, framed = false): Vector3[] {
  object.updateMatrixWorld(true);
  const corners: Vector3[] = [];
  const visit = (part: Object3D) => {
    if (framed && part.userData['aside']) {
      corners.push(...seat.map((corner) => corner.clone()));
      return;
    }
    for (const child of part.children) visit(child);
    if (!(part instanceof Mesh)) return;
    part.geometry.computeBoundingBox();
    const { min, max } = part.geometry.boundingBox ?? new Box3();
    for (const x of [min.x, max.x])
      for (const y of [min.y, max.y])
        for (const z of [min.z, max.z]) corners.push(new Vector3(x, y, z).applyMatrix4(part.matrixWorld));
  };
  visit(object);
  return corners;
}

/**
 * Places the camera by a view: from its angles, as far as the product needs to fill its share of the picture, its
 * outline in the middle. Answers the point the camera looks at.
 */
export function placeCamera(camera: PerspectiveCamera, corners: readonly Vector3[], view: View): Vector3 {
  const [yaw, pitch] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180];
  const from = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  const target = new Box3().setFromPoints([...corners]).getCenter(new Vector3());
  const fill = view.fill ?? 0.8;
  let distance =
    new Box3()
      .setFromPoints([...corners])
      .getSize(new Vector3())
      .length() * 2;
  camera.fov = lens;
  const look = () => {
    camera.position.copy(target).addScaledVector(from, distance);
    camera.near = distance * 0.05;
    camera.far = distance * 40;
    camera.lookAt(target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  };
  for (let round = 0; round < 8; round++) {
    look();
    const seen = outline(camera, corners);
    const half = distance * Math.tan((camera.fov * Math.PI) / 360);
    shift(
      camera,
      target,
      ((seen.left + seen.right) / 2) * half * camera.aspect,
      ((seen.top + seen.bottom) / 2) * half,
    );
    distance *= Math.max(seen.right - seen.left, seen.top - seen.bottom) / 2 / fill;
  }
  look();
  if (view.close) {
    const seen = outline(camera, corners);
    const half = distance * Math.tan((camera.fov * Math.PI) / 360);
    const [x, y, times] = view.close;
    const across = seen.left + (seen.right - seen.left) * x;
    const up = seen.top + (seen.bottom - seen.top) * y;
    shift(camera, target, across * half * camera.aspect, up * half);
    distance /= times;
    look();
  }
  return target;
}

function outline(camera: PerspectiveCamera, corners: readonly Vector3[]) {
  const seen = { left: 9, right: -9, bottom: 9, top: -9 };
  const point = new Vector3();
  for (const corner of corners) {
    point.copy(corner).project(camera);
    seen.left = Math.min(seen.left, point.x);
    seen.right = Math.max(seen.right, point.x);
    seen.bottom = Math.min(seen.bottom, point.y);
    seen.top = Math.max(seen.top, point.y);
  }
  return seen;
}

function shift(camera: PerspectiveCamera, target: Vector3, right: number, up: number): void {
  target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), right);
  target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), up);
}
