import { banners, createScene, entries, presets } from '../dist/index.js';

/** Photographs by name, loaded before the first picture. */
async function loadPhotos(names) {
  const load = async (name) => {
    const answer = await fetch(`/packages/scene/photos/${name}.jpg`);
    if (!answer.ok) throw new Error(`photograph ${name} is missing`);
    return [name, await createImageBitmap(await answer.blob())];
  };
  return new Map(await Promise.all(names.map(load)));
}

const canvas = document.querySelector('#stage');
let scene;

/** Sets up the stage; answers what there is to draw. */
window.prepare = async (names) => {
  await document.fonts.load('40px "Fraunces Variable"');
  const photos = await loadPhotos(names);
  scene = createScene({
    canvas,
    width: 960,
    height: 720,
    font: '"Fraunces Variable", serif',
    photos: (name) => {
      if (!photos.has(name)) throw new Error(`no photograph is called ${name}`);
      return photos.get(name);
    },
    surface: (width, height) => new OffscreenCanvas(width, height),
  });
  const jobs = [...entries, ...presets].flatMap(({ slug, product, second, views }) => [
    { slug, view: 'foto', product, look: views.foto },
    { slug, view: 'foto_hover', product: second ?? product, look: views.foto_hover },
  ]);
  const wide = banners.map(({ name, product, view }) => ({ slug: name, view: 'wide', product, look: view }));
  window.jobs = [...jobs, ...wide];
  return window.jobs.map(({ slug, view }) => ({ slug, view }));
};

/** Draws one job; answers its picture as a PNG, base64. */
window.take = async (index, width, height, exposures) => {
  const { product, look } = window.jobs[index];
  scene.resize(width, height);
  scene.draw(product, look, { exposures });
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
};
