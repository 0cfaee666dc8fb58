import { BufferAttribute, BufferGeometry } from 'three';

/** One half of an open book's page block, its gutter at x = 0, leaves toward +x. */
export interface HalfBlock {
  readonly width: number;
  readonly height: number;
  /** Thickness of the leaves at the fore edge, cm. */
  readonly thickness: number;
  /** How deep the page bends into the gutter, cm, and over which distance. */
  readonly dip: number;
  readonly reach: number;
}

/** Height of the uppermost page over the board, `x` cm from the gutter. */
export function pageHeight({ thickness, dip, reach, width }: HalfBlock, x: number): number {
  const swell = dip * 0.35 * Math.sin(Math.min(1, x / width) * Math.PI) ** 2;
  return Math.max(0.02, thickness - dip * Math.exp(-((x / reach) ** 1.5)) + swell);
}

const steps = 40;

/**
 * The upper page: a bent sheet from the gutter to the fore edge. Texture u runs 0 to 1 from the gutter (`mirror`: 1 to 0),
 * v from the foot to the head.
 */
export function pageSurface(half: HalfBlock, mirror: boolean): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = (i / steps) ** 1.4;
    const x = share * half.width;
    for (const z of [half.height / 2, -half.height / 2]) {
      position.push(mirror ? -x : x, pageHeight(half, x) + 0.004, z);
      uv.push(mirror ? 1 - share : share, z > 0 ? 0 : 1);
    }
    if (i === steps) continue;
    const a = i * 2;
    const quad = [a, a + 2, a + 1, a + 2, a + 3, a + 1];
    index.push(...(mirror ? quad.toReversed() : quad));
  }
  return assemble(position, uv, index);
}

/** The cut edges below the upper page: head, foot and fore edge; texture u in cm, v 0 at the board, 1 at the top. */
export function blockEdges(half: HalfBlock, mirror: boolean): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const side = mirror ? -1 : 1;
  const quad = (a: number, b: number, flip: boolean) => {
    const faces = [a, b, a + 1, b, b + 1, a + 1];
    index.push(...(flip ? faces.toReversed() : faces));
  };
  for (const z of [half.height / 2, -half.height / 2]) {
    const start = position.length / 3;
    for (let i = 0; i <= steps; i++) {
      const x = (i / steps) ** 1.4 * half.width;
      position.push(side * x, 0, z, side * x, pageHeight(half, x), z);
      uv.push(x, 0, x, 1);
      if (i < steps) quad(start + i * 2, start + i * 2 + 2, z > 0 === mirror);
    }
  }
  const start = position.length / 3;
  const top = pageHeight(half, half.width);
  for (const z of [half.height / 2, -half.height / 2]) {
    position.push(side * half.width, 0, z, side * half.width, top, z);
    uv.push(z, 0, z, 1);
  }
  quad(start, start + 2, mirror);
  return assemble(position, uv, index);
}

function assemble(
  position: readonly number[],
  uv: readonly number[],
  index: readonly number[],
): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex([...index]);
  geometry.computeVertexNormals();
  return geometry;
}
