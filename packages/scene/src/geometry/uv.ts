import { BufferAttribute, type BufferGeometry } from 'three';

/** Replaces the texture coordinates by centimetres, projected on the side each face looks to: grain keeps its true size. */
export function uvInCentimetres(geometry: BufferGeometry, quarterTurn = false): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute('position');
  const normal = flat.getAttribute('normal');
  const uv = new Float32Array(position.count * 2);
  for (let face = 0; face < position.count; face += 3) {
    let [nx, ny, nz] = [0, 0, 0];
    for (let i = face; i < face + 3; i++) {
      nx += normal.getX(i);
      ny += normal.getY(i);
      nz += normal.getZ(i);
    }
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    for (let i = face; i < face + 3; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const [u, v] = ay >= ax && ay >= az ? [x, -z] : ax >= az ? [z, y] : [x, y];
      uv[i * 2] = quarterTurn ? v : u;
      uv[i * 2 + 1] = quarterTurn ? u : v;
    }
  }
  flat.setAttribute('uv', new BufferAttribute(uv, 2));
  return flat;
}
