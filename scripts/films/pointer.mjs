import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of a movement of the pointer. */
const movement = 600;

/** Draws a pointer on every page of a context: the screencast has none. */
export async function addPointer(context) {
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const namespace = 'http://www.w3.org/2000/svg';
    const pointer = document.createElement('div');
    // A popover lies over the dialogs of the page.
    pointer.popover = 'manual';
    const drawing = document.createElementNS(namespace, 'svg');
    drawing.setAttribute('viewBox', '0 0 24 24');
    const shape = document.createElementNS(namespace, 'path');
    shape.setAttribute('d', 'M3 2l16 9-7 1.6L8.6 20z');
    shape.setAttribute('fill', '#111');
    shape.setAttribute('stroke', '#fff');
    shape.setAttribute('stroke-width', '1.6');
    drawing.append(shape);
    pointer.append(drawing);
    const look = {
      ...{ position: 'fixed', inset: 'auto', left: '0', top: '0', margin: '0', padding: '0', border: '0' },
      ...{ width: '30px', height: '30px', background: 'none', overflow: 'visible', 'pointer-events': 'none' },
    };
    for (const [name, value] of Object.entries(look)) pointer.style.setProperty(name, value);
    window.movePointer = (x, y, milliseconds) => {
      if (!pointer.isConnected) document.documentElement.append(pointer);
      if (pointer.matches(':popover-open')) pointer.hidePopover();
      pointer.showPopover();
      pointer.style.setProperty('transition', `transform ${milliseconds}ms ease-in-out`);
      pointer.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    window.pressPointer = () => {
      shape.animate([{ fill: '#111' }, { fill: '#d33' }, { fill: '#111' }], { duration: 350 });
    };
  });
}

/** The acts of a person: moves the pointer to something, presses, types, scrolls. */
export function createPointer(page) {
  let position = { x: 640, y: 360 };

  const show = (milliseconds) =>
    page.evaluate(([x, y, taken]) => window.movePointer(x, y, taken), [position.x, position.y, milliseconds]);

  /** Draws it again where it was, as on a page that has just come. */
  const rest = () => show(0);

  /** Moves to the middle of something, or to a share of its width. */
  async function point(target, { at = 0.5 } = {}) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('ta: a film points to something that is not shown');
    await rest();
    position = { x: box.x + box.width * at, y: box.y + Math.min(box.height / 2, 40) };
    await show(movement);
    await pause(movement + 100);
    await page.mouse.move(position.x, position.y);
  }

  async function press(target, options) {
    await point(target, options);
    await page.evaluate(() => window.pressPointer());
    await target.click();
    await pause(300);
    await rest();
  }

  return {
    rest,
    point,
    press,
    async type(target, text) {
      await point(target);
      await target.click();
      await target.pressSequentially(text, { delay: 70 });
    },
    /** A dropdown of the system is not in the screencast: its value changes as the pointer is on it. */
    async choose(target, option) {
      await point(target);
      await target.selectOption(option);
      await pause(500);
    },
    async scroll(pixels) {
      const steps = 12;
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.wheel(0, pixels / steps);
        await pause(50);
      }
      await pause(400);
    },
    pause,
  };
}
