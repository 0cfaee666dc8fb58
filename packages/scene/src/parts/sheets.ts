import { Group, Shape } from 'three';
import { extrude, plate, uprightPlate } from '../geometry/plate.ts';
import type { Picture } from '../design.ts';
import type { CalendarProduct, Pose, SheetsProduct, TabletopProduct } from '../product.ts';
import { at, cushion, grouped, laid, printed, solid, type Kit } from './kit.ts';

/** One sheet facing the viewer, its back at z = 0: a print with its border, a mat with its window, a card. */
export function sheet(kit: Kit, product: SheetsProduct, picture: Picture): Group {
  const { size, border, thickness, matColour = '#f5f1e9' } = product;
  const { width, height } = size;
  const [w, h] = [width - 2 * border, height - 2 * border];
  if (product.sheet === 'mat') {
    const holes = [{ x: 0, y: 0, width: w, height: h }];
    const board = solid(
      uprightPlate(width, height, thickness, { holes, bevel: Math.min(0.08, thickness / 3), radius: 0.04 }),
      kit.materials.surface({ material: 'board', colour: matColour }),
    );
    return grouped(board, at(printed(kit, picture, w + 0.1, h + 0.1, 'matte'), 0, 0, thickness * 0.2));
  }
  const paper = kit.materials.surface({ material: 'paper', colour: '#f6f3ec' });
  return grouped(
    solid(
      uprightPlate(width, height, thickness, { bevel: Math.min(0.01, thickness / 3), radius: 0.05 }),
      paper,
    ),
    at(printed(kit, picture, w, h, product.sheet === 'print' ? 'satin' : 'matte'), 0, 0, thickness + 0.006),
  );
}

/** A folded card standing like a tent, its front leaning back. */
function tent(kit: Kit, product: SheetsProduct, picture: Picture): Group {
  const lean = 0.2;
  const { height } = product.size;
  const front = sheet(kit, product, picture);
  front.rotation.x = -lean;
  const back = sheet(kit, { ...product, border: 0 }, { paper: '#f6f3ec', boxes: [] });
  back.rotation.set(lean, Math.PI, 0, 'YXZ');
  back.rotation.x = -lean;
  const y = (height / 2) * Math.cos(lean);
  const z = (height / 2) * Math.sin(lean);
  return grouped(at(front, 0, y, z), at(back, 0, y, -z));
}

function envelope(kit: Kit, width: number, height: number, colour: string): Group {
  const paper = kit.materials.surface({ material: 'paper', colour });
  const triangle = new Shape()
    .moveTo(-width / 2 + 0.3, 0)
    .lineTo(width / 2 - 0.3, 0)
    .lineTo(0, -height * 0.56) as Shape;
  triangle.closePath();
  const flap = laid(solid(extrude(triangle, 0.05, 0.02), paper));
  const body = solid(plate(width, height, 0.14, { bevel: 0.04, radius: 0.2 }), paper);
  return grouped(body, at(flap, 0, 0.14, -height / 2 + 0.1));
}

/** Loose sheets: fanned on the table, stacked, or standing (mats lean, folded cards stand by themselves). */
export function buildSheets(kit: Kit, product: SheetsProduct, pose: Pose): Group {
  const { size, pictures, thickness } = product;
  const group = new Group();
  if (pose === 'standing') {
    pictures.slice(0, 2).forEach((picture, index) => {
      const piece = product.sheet === 'folded' ? tent(kit, product, picture) : leaning(kit, product, picture);
      piece.rotation.y = index ? -0.2 : 0.16;
      group.add(
        at(
          piece,
          (index - 0.5) * size.width * 1.12 * Math.min(1, pictures.length - 1),
          0,
          index ? -size.height * 0.12 : 0,
        ),
      );
    });
  } else if (pose === 'stack') {
    const many = Math.max(pictures.length, Math.min(26, Math.round(2.2 / thickness)));
    for (let i = 0; i < many; i++) {
      const last = i === many - 1;
      const piece = laid(
        sheet(kit, product, (last ? pictures[0] : pictures[1]) ?? { paper: '#fff', boxes: [] }),
      );
      piece.rotation.z = Math.sin(i * 5.1) * 0.035;
      group.add(at(piece, Math.sin(i * 3.7) * 0.12, i * thickness * 1.05, Math.cos(i * 2.9) * 0.12));
    }
    const beside = pictures[1];
    if (beside) {
      const piece = laid(sheet(kit, product, beside));
      piece.rotation.z = -0.42;
      group.add(at(piece, size.width * 0.82, 0, size.height * 0.22));
    }
  } else
    pictures.forEach((picture, index) => {
      const piece = laid(sheet(kit, product, picture));
      const share = index - (pictures.length - 1) / 2;
      piece.rotation.z = -share * 0.3;
      group.add(
        at(
          piece,
          share * Math.max(size.width, size.height) * 0.42,
          index * (thickness + 0.02),
          Math.abs(share) ** 1.6 * size.height * 0.16,
        ),
      );
    });
  if (product.envelope && pose !== 'stack') {
    const paper = envelope(kit, size.width * 1.06, size.height * 1.06, product.envelope);
    paper.rotation.y = 0.35;
    group.add(at(paper, size.width * 0.5, 0, size.height * (pose === 'standing' ? 0.75 : 0.5)));
  }
  return group;
}

function leaning(kit: Kit, product: SheetsProduct, picture: Picture): Group {
  const piece = sheet(kit, product, picture);
  piece.rotation.x = -0.17;
  const { width, height } = product.size;
  const y = (height / 2) * Math.cos(0.17);
  const strut = cushion(kit, Math.min(4, width * 0.16), height * 0.86, 0.2, 0.05, {
    material: 'board',
    colour: '#d9d2c5',
  });
  strut.rotation.x = 0.3;
  return grouped(at(piece, 0, y, 0), at(strut, 0, y * 0.84, -height * 0.22));
}

/** One or two leaning pictures with a rounded foot; two are hinged like an open book. */
export function buildTabletop(kit: Kit, { size, pictures, stand }: TabletopProduct): Group {
  const { width, height } = size;
  const one = (picture: Picture) => {
    const leaf = grouped(
      solid(uprightPlate(width, height, 0.9, { bevel: 0.12, radius: 0.25 }), kit.materials.surface(stand)),
      at(printed(kit, picture, width - 1.1, height - 1.1, 'satin'), 0, 0, 0.91),
    );
    leaf.rotation.x = pictures.length > 1 ? 0 : -0.15;
    return at(leaf, 0, (height / 2) * Math.cos(0.15), 0);
  };
  const [left, right] = pictures;
  if (left && right) {
    const a = grouped(at(one(left), -width / 2 - 0.05, height / 2, 0));
    const b = grouped(at(one(right), width / 2 + 0.05, height / 2, 0));
    a.rotation.y = 0.42;
    b.rotation.y = -0.42;
    return grouped(a, b);
  }
  const foot = cushion(kit, width * 0.5, 1.2, height * 0.42, 0.4, stand);
  const strut = cushion(kit, width * 0.18, height * 0.72, 0.5, 0.15, stand);
  strut.rotation.x = 0.42;
  return grouped(
    ...(left ? [one(left)] : []),
    at(foot, 0, 0.6, -height * 0.16),
    at(strut, 0, height * 0.33, -height * 0.2),
  );
}

/** A calendar: desk ones stand as a tent with their wire on top, wall ones hang from it. */
export function buildCalendar(kit: Kit, { form, size, picture, month }: CalendarProduct): Group {
  const { width, height } = size;
  const paper = kit.materials.surface({ material: 'paper', colour: '#f7f4ee' });
  const page = grouped(solid(uprightPlate(width, height, 0.35, { bevel: 0.05, radius: 0.15 }), paper));
  if (form === 'desk') {
    page.add(at(printed(kit, picture, width * 0.56, height - 1.6, 'satin'), -width * 0.19, -0.3, 0.36));
    page.add(at(printed(kit, month, width * 0.36, height - 2, 'matte'), width * 0.3, -0.3, 0.36));
  } else {
    page.add(at(printed(kit, picture, width - 2, height * 0.56, 'satin'), 0, height * 0.185, 0.36));
    page.add(at(printed(kit, month, width - 2, height * 0.34, 'matte'), 0, -height * 0.3, 0.36));
  }
  for (let i = 0; i < Math.round(width / 0.9); i++) {
    const ring = cushion(kit, 0.16, 1.1, 1.1, 0.5, { material: 'metal', colour: '#3b3835' });
    page.add(at(ring, (i + 0.5) * 0.9 - (Math.round(width / 0.9) * 0.9) / 2, height / 2, 0.1));
  }
  if (form === 'wall') return grouped(at(page, 0, 0, 0.3));
  const lean = 0.24;
  page.rotation.x = -lean;
  const back = solid(
    uprightPlate(width, height, 0.3, { bevel: 0.05, radius: 0.15 }),
    kit.materials.surface({ material: 'board', colour: '#b9a992' }),
  );
  back.rotation.x = lean;
  const y = (height / 2) * Math.cos(lean);
  const z = (height / 2) * Math.sin(lean);
  const foot = solid(
    plate(width, 2 * z + height * 0.24, 0.25, { bevel: 0.05 }),
    kit.materials.surface({ material: 'board', colour: '#b9a992' }),
  );
  return grouped(at(page, 0, y, z), at(back, 0, y, -z - 0.2), foot);
}
