import type { Entry, View } from '../product.ts';
import { entry } from './make.ts';
import { hue, leather, linen, look, mono, photo, suede, wood } from './palette.ts';

const opened = (more: Partial<View> = {}) => look.inbox({ yaw: 22, pitch: 38, ...more });

/** Boxes with prints or mats. */
export const boxes: readonly Entry[] = [
  entry(
    'photobox',
    {
      kind: 'box',
      size: { width: 20, height: 15 },
      depth: 5,
      content: 'prints',
      picture: photo('spaniels'),
      box: {
        form: 'lid',
        surface: linen(hue.sand),
        lining: suede(hue.ivory),
        inset: { kind: 'window', picture: photo('spaniels'), at: [0.29, 0.28, 0.42, 0.44] },
      },
    },
    look.lying({ pitch: 32 }),
    opened(),
  ),
  entry(
    'photobox-usb',
    {
      kind: 'box',
      size: { width: 20, height: 15 },
      depth: 4,
      content: 'prints',
      picture: photo('hills'),
      usb: wood(hue.walnut),
      box: {
        form: 'slide',
        surface: wood(hue.ash),
        lining: suede(hue.ivory),
        stamps: [{ text: 'Anna e Luca', finish: 'blind', at: [0.5, 0.5], width: 0.6 }],
      },
    },
    opened({ yaw: -24 }),
    opened({ yaw: 34, pitch: 46 }),
  ),
  entry(
    'display-box',
    {
      kind: 'box',
      size: { width: 26, height: 31 },
      depth: 5,
      content: 'mats',
      picture: mono('dandelion-tall'),
      box: {
        form: 'clamshell',
        surface: leather(hue.ink),
        lining: suede('#8b8378'),
        stamps: [{ text: 'PORTRAITS', finish: 'silver', at: [0.5, 0.5], width: 0.46 }],
      },
    },
    opened({ yaw: 26, pitch: 30 }),
    look.lying({ pitch: 34 }),
  ),
  entry(
    'folio-box',
    {
      kind: 'box',
      size: { width: 30, height: 40 },
      depth: 3,
      content: 'mats',
      picture: photo('stream-tall'),
      box: {
        form: 'clamshell',
        surface: linen(hue.forest),
        lining: suede(hue.oat),
        stamps: [{ art: 'branch', finish: 'gold', at: [0.5, 0.48], width: 0.4 }],
      },
    },
    look.lying({ pitch: 38 }),
    opened({ yaw: -22, pitch: 40 }),
  ),
];
