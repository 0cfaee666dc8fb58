import {
  banners,
  createScene,
  entries,
  galleryOf,
  layoutSpreads,
  postersOf,
  presets,
  secondViewOf,
  spreadView,
  swatchCards,
} from '../dist/index.js';

/** Photographs by name, loaded before the first picture. */
async function loadPhotos(names) {
  const load = async (name) => {
    const answer = await fetch(`/packages/scene/photos/${name}.jpg`);
    if (!answer.ok) throw new Error(`photograph ${name} is missing`);
    return [name, await createImageBitmap(await answer.blob())];
  };
  return new Map(await Promise.all(names.map(load)));
}

let photos;
let stage;

/** A fresh canvas with a scene. A lost context takes textures with it, so a lost stage is never drawn on again. */
function setUp() {
  stage?.canvas.remove();
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const made = { canvas, lost: false };
  canvas.addEventListener('webglcontextlost', () => (made.lost = true));
  made.scene = createScene({
    canvas,
    width: 960,
    height: 720,
    photos: (name) => {
      if (!photos.has(name)) throw new Error(`no photograph is called ${name}`);
      return photos.get(name);
    },
    surface: (width, height) => new OffscreenCanvas(width, height),
  });
  stage = made;
}

const isLost = () => stage.lost || (stage.canvas.getContext('webgl2')?.isContextLost() ?? true);

/**
 * Loads type and photographs; answers what there is to draw. `configurable` names the products with a whole gallery;
 * `offered` has the choices of each product, with their colors, of which posters are mixed.
 */
window.prepare = async (names, configurable, offered) => {
  await document.fonts.load('40px "TA Fraunces"');
  photos = await loadPhotos(names);
  setUp();
  const jobs = [...entries, ...presets].flatMap(({ slug, product, second, views }) => [
    { slug, view: 'foto', product, look: views.foto },
    { slug, view: 'foto_hover', product: second ?? product, look: views.foto_hover },
  ]);
  const galleries = entries
    .filter(({ slug }) => configurable.includes(slug))
    .flatMap((entry) =>
      galleryOf(entry).map(({ name, product, view }) => ({
        slug: entry.slug,
        view: name,
        product,
        look: view,
      })),
    );
  const swatches = swatchCards.map(({ set, product, view }) => ({
    slug: set,
    view: 'swatches',
    product,
    look: view,
  }));
  const wide = banners.map(({ name, product, view }) => ({ slug: name, view: 'wide', product, look: view }));
  const spreads = layoutSpreads.map((spread) => ({
    slug: `layout-${spread.style}`,
    view: spreadView(spread),
    product: spread.product,
    look: spread.view,
  }));
  const posters = entries
    .filter(({ slug }) => slug in offered)
    .map((entry) => ({ slug: entry.slug, posters: postersOf(entry, offered[entry.slug]) }))
    .filter((each) => each.posters !== null);
  const layers = posters.flatMap(({ slug, posters: { layers } }) =>
    layers.map(({ name, product, view }) => ({ slug, view: `poster_${name}`, product, look: view })),
  );
  const second = new Map([...entries, ...presets].map((entry) => [entry.slug, secondViewOf(entry)]));
  window.jobs = [...jobs, ...galleries, ...swatches, ...wide, ...spreads, ...layers];
  return {
    jobs: window.jobs.map(({ slug, view }) => ({
      slug,
      view,
      shows: view === 'foto_hover' ? second.get(slug) : undefined,
    })),
    posters: Object.fromEntries(posters.map(({ slug, posters: { index } }) => [slug, index])),
  };
};

/** Draws one job; answers its picture as a PNG, base64. A picture during which the context was lost is taken again. */
window.take = async (index, width, height, exposures, tries = 3) => {
  if (isLost()) setUp();
  const { product, look } = window.jobs[index];
  stage.scene.resize(width, height);
  stage.scene.draw(product, look, { exposures });
  const blob = await new Promise((resolve) => stage.canvas.toBlob(resolve, 'image/png'));
  if (isLost() || !blob) {
    if (tries === 1) throw new Error('the graphics context was lost three times');
    return window.take(index, width, height, exposures, tries - 1);
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
};
