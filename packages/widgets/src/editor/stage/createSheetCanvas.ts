import { Group } from 'konva/lib/Group.js';
import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { guidesFor } from '@trade-area/core/layout';
import type { PrintProject, ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { paintPaper, paintPhotoItem, paintTextItem } from './paintSheet.ts';
import type { SheetSources } from './paintSheet.ts';

export interface SheetView {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly sources: SheetSources;
  /** Lines of the trim, the safe area, the fold and the gutter, over everything. */
  readonly hasGuides: boolean;
}

export interface SheetCanvas {
  readonly stage: Stage;
  /** Draws the sheet as it is now; only what changed is made anew. */
  update(view: SheetView): void;
  /** Gives the canvas another size, pixels of the page; the sheet fills it. */
  resize(width: number, height: number): void;
  /** Millimetres on the sheet, from the top left of the trim, of a position on the canvas. */
  toSheet(position: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number };
  /** Where the top left of the trim lies on the canvas, and pixels of the page for a millimetre. */
  placement(): { readonly x: number; readonly y: number; readonly scale: number };
  /** Draws again although the project is the same: a picture or a font has been loaded. */
  refresh(): void;
  destroy(): void;
}

interface DrawnItem {
  item: ProjectItem;
  readonly node: Shape;
}

/** Draws a sheet of a project on a canvas in an element, in millimetres. */
export function createSheetCanvas(container: HTMLDivElement, first: SheetView): SheetCanvas {
  const stage = new Stage({ container, width: 1, height: 1 });
  const layer = new Layer();
  const overlay = new Layer({ listening: false });
  stage.add(layer, overlay);
  const sheet = new Group();
  const lines = new Group();
  layer.add(sheet);
  overlay.add(lines);
  let view = first;
  const guides = () => guidesFor(view.project, view.sheet);

  const paper = new Shape({
    listening: false,
    sceneFunc: (context) => paintPaper(context._context, view.sheet, guides(), view.project, view.sources),
  });
  sheet.add(paper);
  lines.add(new Shape({ sceneFunc: (context) => view.hasGuides && paintGuides(context._context) }));

  function paintGuides(paint: CanvasRenderingContext2D) {
    const { trim, safe, gutters, folds } = guides();
    const pixel = 1 / (lines.scaleX() || 1);
    paint.fillStyle = 'rgb(214 60 60 / 10%)';
    for (const gutter of gutters) paint.fillRect(gutter.x, gutter.y, gutter.w, gutter.h);
    paint.lineWidth = pixel;
    const draw = (colour: string, dash: readonly number[], boxes: readonly (typeof trim)[]) => {
      paint.strokeStyle = colour;
      paint.setLineDash(dash.map((each) => each * pixel));
      for (const { x, y, w, h } of boxes) paint.strokeRect(x, y, w, h);
    };
    draw('#d63c3c', [], [trim]);
    draw('#2f7d4f', [4, 4], safe);
    draw(
      '#5b6472',
      [2, 3],
      folds.map((x) => ({ x, y: trim.y, w: 0, h: trim.h })),
    );
  }

  const drawn = new Map<string, DrawnItem>();
  function drawItem(item: ProjectItem): DrawnItem {
    const entry: DrawnItem = {
      item,
      node: new Shape({
        id: item.id,
        sceneFunc: (context) => {
          const now = entry.item;
          if (now.kind === 'photo') paintPhotoItem(context._context, now, view.project, view.sources);
          else paintTextItem(context._context, now, view.sources);
        },
        hitFunc: (context, shape) => {
          context.beginPath();
          context.rect(0, 0, entry.item.w, entry.item.h);
          context.closePath();
          context.fillShape(shape);
        },
        // Konva draws nothing where it is asked for clicks unless a shape has a colour.
        fill: '#000000',
      }),
    };
    return entry;
  }

  /** Turned about its middle, as the geometry says. */
  const place = ({ item: { x, y, w, h, rot }, node }: DrawnItem) =>
    node.setAttrs({
      x: x + w / 2,
      y: y + h / 2,
      offsetX: w / 2,
      offsetY: h / 2,
      width: w,
      height: h,
      rotation: rot,
    });

  function fit() {
    const { bleed } = guides();
    const scale = Math.min(stage.width() / bleed.w, stage.height() / bleed.h);
    const at = {
      x: (stage.width() - bleed.w * scale) / 2 - bleed.x * scale,
      y: (stage.height() - bleed.h * scale) / 2 - bleed.y * scale,
      scaleX: scale,
      scaleY: scale,
    };
    sheet.setAttrs(at);
    lines.setAttrs(at);
  }

  function draw() {
    const ids = new Set(view.sheet.items.map(({ id }) => id));
    for (const [id, { node }] of drawn)
      if (!ids.has(id)) {
        node.destroy();
        drawn.delete(id);
      }
    view.sheet.items.forEach((item, index) => {
      const known = drawn.get(item.id);
      // An item never becomes one of the other kind.
      const entry = known ?? drawItem(item);
      if (!known) {
        drawn.set(item.id, entry);
        sheet.add(entry.node);
      }
      if (!known || known.item !== item) {
        entry.item = item;
        place(entry);
      }
      // The paper is the first child.
      if (entry.node.zIndex() !== index + 1) entry.node.zIndex(index + 1);
    });
    fit();
    stage.batchDraw();
  }

  draw();
  return {
    stage,
    update(next) {
      view = next;
      draw();
    },
    resize(width, height) {
      stage.size({ width: Math.max(1, width), height: Math.max(1, height) });
      draw();
    },
    toSheet: (position) => sheet.getAbsoluteTransform().copy().invert().point(position),
    placement: () => ({ x: sheet.x(), y: sheet.y(), scale: sheet.scaleX() }),
    refresh: () => stage.batchDraw(),
    destroy: () => stage.destroy(),
  };
}
