import { look } from '../catalogue/palette.ts';
import type { Entry, Product, View } from '../product.ts';

/** The ways to look at a configured product. */
export const viewNames = ['front', 'spine', 'side', 'detail', 'open', 'inbox', 'room'] as const;
export type ViewName = (typeof viewNames)[number];

export interface NamedView {
  readonly name: ViewName;
  readonly view: View;
}

/** The views that a product has. */
export function viewsOf({ views: { foto, foto_hover } }: Entry, product: Product): readonly NamedView[] {
  const front = sharp(foto);
  const detail: View = { ...front, fill: 0.8, close: [0.68, 0.42, 2.4] };
  switch (product.kind) {
    case 'book':
      return named({
        front: front.pose === 'open' || front.pose === 'inbox' ? look.lying() : front,
        spine: look.spine(),
        detail: { ...look.lying({ pitch: 30 }), close: [0.68, 0.42, 2.4] },
        open: look.open(),
        ...(product.box ? { inbox: look.inbox() } : {}),
      });
    case 'box':
      return named({
        front: look.lying({ pitch: 32 }),
        detail: { ...look.lying({ pitch: 32 }), close: [0.6, 0.45, 2.2] },
        open: look.inbox({ pitch: 38 }),
      });
    case 'panel':
      if (product.mount === 'easel')
        return named({ front: look.standing(), detail: { ...look.standing(), close: [0.7, 0.35, 2.4] } });
      return hung(front, detail);
    case 'frame':
    case 'wallset':
      return hung(front, detail);
    case 'group': {
      const second = sharp(foto_hover);
      return named({ front, detail, ...(second.pose === 'open' ? { open: second } : {}) });
    }
    case 'tabletop':
      return named({ front, side: look.standing({ yaw: 52, pitch: 14 }), detail });
    case 'sheets':
    case 'calendar':
    case 'swatches':
      return named({ front, detail });
  }
}

/** The views of what hangs on a wall. */
function hung(front: View, detail: View): NamedView[] {
  return named({
    front: { ...front, pose: 'hung' },
    detail: { ...detail, pose: 'hung', close: [0.8, 0.7, 2.6] },
    room: look.room(),
  });
}

/** One exposure has no depth of field. */
function sharp({ aperture: _aperture, ...view }: View): View {
  return view;
}

function named(views: Readonly<Partial<Record<ViewName, View>>>): NamedView[] {
  return viewNames.flatMap((name) => {
    const view = views[name];
    return view ? [{ name, view }] : [];
  });
}

/** The view between two others, `share` from 0 to 1; the pose is the later one's. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const whole = [0.5, 0.5, 1] as const;
  const [fx, fy, ft] = from.close ?? whole;
  const [tx, ty, tt] = to.close ?? whole;
  const isClose = from.close !== undefined || to.close !== undefined;
  return {
    pose: to.pose,
    yaw: mix(from.yaw, to.yaw),
    pitch: mix(from.pitch, to.pitch),
    fill: mix(from.fill ?? 0.8, to.fill ?? 0.8),
    ...(isClose ? { close: [mix(fx, tx), mix(fy, ty), mix(ft, tt)] } : {}),
  };
}

/** The views in which choices are seen, the best first. */
const viewsOfOptions: readonly (readonly [RegExp, ...(readonly ViewName[])])[] = [
  [/^Box/, 'inbox', 'front'],
  [/^(SpineMaterial|Pages|Gilding|Ribbon)$/, 'spine'],
  [/^(Paper|LayoutBy|LayoutStyle)$/, 'open'],
  [/^(CoverText|Font|Foil|Mount|Surface|Finish)/, 'front'],
  [/^Stand$/, 'side'],
  [/^(Size|Panels)$/, 'room'],
];

/**
 * The view in which a choice is seen: it is flown to while its option is edited. undefined = any.
 * @param views of the product. Default: all.
 */
export function viewOfOption(option: string, views: readonly ViewName[] = viewNames): ViewName | undefined {
  const [, ...wanted] = viewsOfOptions.find(([name]) => name.test(option)) ?? [/./];
  return wanted.find((view) => views.includes(view));
}
