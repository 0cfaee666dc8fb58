/** Functions that run in the page of configurator.bench.mjs, and one that asks its browser for its memory. */

/** Milliseconds from the navigation until the picture of an element can be painted. */
export async function pictureSeen({ tag, selector }) {
  const element = document.querySelector(tag);
  await (element.shadowRoot ?? element).querySelector(selector).decode();
  return performance.now();
}

/** Prepares two stages, `ours` and `reference`; nothing is loaded yet. */
export function mountBoth({ gateway, stage }) {
  const sides = {};
  const element = () => {
    const made = document.body.appendChild(document.createElement('div'));
    Object.assign(made.style, { width: `${stage.width}px`, height: `${stage.height}px` });
    return made;
  };
  const colours = ['leather-black', 'leather-cognac', 'leather-navy', 'leather-taupe'];
  const configuration = (step) => ({
    product: 'weddingbook',
    fields: {
      Pages: 20 + 2 * (step % 20),
      CoverMaterial: 'leather',
      CoverColor: colours[step % 4],
      CoverType: 'engraved',
      CoverText1: `Ada ${step % 10}`,
      Box: 'none',
    },
  });
  const plain = (step) => ({
    colour: ['#1d1d1f', '#9a5a2c', '#22304f', '#8d7f71'][step % 4],
    thickness: 2 + (step % 20) / 10,
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = {
    async ours() {
      const { mountScene } = await import(`${gateway}/embed/scene.js`);
      await new Promise((resolve, reject) => {
        sides.ours = mountScene({
          element: element(),
          photos: `${gateway}/embed/photos/`,
          fonts: `${gateway}/embed/fonts/`,
          configuration: configuration(0),
          isSlowAllowed: true,
          onState: (state) => (state === 'ready' ? resolve() : reject(new Error(`the scene is ${state}`))),
        });
      });
    },
    async reference() {
      const { mountReference } = await import('/reference/scene.mjs');
      sides.reference = mountReference({ element: element(), ...plain(0) });
    },
  };
  const change = {
    /** Ends with the frame that shows the last of the changes. */
    async ours(from, count = 1) {
      const { frames } = sides.ours.memory();
      for (let step = from; step < from + count; step += 1) sides.ours.update(configuration(step));
      while (sides.ours.memory().frames === frames) await frame();
    },
    async reference(from) {
      await frame();
      sides.reference.update(plain(from));
    },
  };
  globalThis.stage = { sides, start, change, step: 0 };
}

/** Milliseconds until a side shows its first picture, its script among them. */
export async function firstPicture(side) {
  const began = performance.now();
  await globalThis.stage.start[side]();
  return performance.now() - began;
}

/** Milliseconds of each of `count` changes until its picture is drawn. */
export async function pictureOf({ side, count }) {
  const { stage } = globalThis;
  const taken = [];
  for (let index = 0; index < count; index += 1) {
    stage.step += 1;
    const began = performance.now();
    await stage.change[side](stage.step);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Milliseconds until the last of thirty changes is drawn that were made in one go. */
export async function thirtyAtOnce() {
  const { stage } = globalThis;
  const began = performance.now();
  await stage.change.ours(stage.step + 1, 30);
  stage.step += 30;
  return performance.now() - began;
}

/** The memory that 200 changes take beside 60 of them: objects on the graphics card, and megabytes of script memory. */
export async function heapAfter(page, session, side) {
  const run = (count) => page.evaluate(pictureOf, { side, count });
  const state = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const counts = await page.evaluate((name) => globalThis.stage.sides[name].memory?.(), side);
    const { geometries = 0, textures = 0, materials = 0 } = counts ?? {};
    return { objects: geometries + textures + materials, bytes: usedSize };
  };
  await run(60);
  const before = await state();
  await run(140);
  const after = await state();
  return {
    objects: Math.max(0, after.objects - before.objects),
    megabytes: Math.max(0, after.bytes - before.bytes) / 1e6,
  };
}

/** Presses thirty choices of the form, one each frame; milliseconds from the last one until its price is shown. */
export async function fast() {
  const root = document.querySelector('ta-configurator').shadowRoot;
  const group = [...root.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === 'Cover material',
  );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const press = (value) => group.querySelector(`input[value="${value}"]`).click();
  for (let index = 0; index < 29; index += 1) {
    press(['leather', 'linen', 'velvet'][index % 3]);
    await frame();
  }
  press('suede');
  const began = performance.now();
  const isDone = () =>
    root.querySelector('.ta-configurator-sentence').textContent.includes('Suede') &&
    !root.querySelector('.ta-configurator-bar__price[data-stale]');
  while (!isDone()) {
    if (performance.now() - began > 20_000)
      throw new Error(`the price was not shown: ${root.querySelector('.ta-configurator-side').textContent}`);
    await frame();
  }
  return performance.now() - began;
}
