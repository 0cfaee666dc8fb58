import { fillProject, bookGeometry, createProject, addPhotos } from '@trade-area/core/layout';

export const name = 'autofill';

const photos = 300;
const spreads = 50;

/** The draft of a book of 300 photos on 50 spreads, beside a reference that shares them out evenly into rows without a choice. */
export function cases() {
  const project = book();
  return [
    {
      title: `draft of a book: ${photos} photos, ${spreads} spreads`,
      unit: 'ms',
      runs: 20,
      warmUps: 3,
      reference: { name: 'even shares, rows of one height', run: () => timed(() => evenRows(project)) },
      ours: {
        name: 'fillProject, templates',
        run: () => timed(() => fillProject(project, { seed: next() })),
      },
      limits: [{ of: 'p99', most: 200 }],
    },
    {
      title: 'the same without cropping',
      unit: 'ms',
      runs: 20,
      warmUps: 3,
      reference: { name: 'even shares, rows of one height', run: () => timed(() => evenRows(project)) },
      ours: {
        name: 'fillProject, rows',
        run: () => timed(() => fillProject(project, { seed: next(), provider: 'justified' })),
      },
      limits: [{ of: 'p99', most: 200 }],
    },
  ];
}

let seed = 0;
const next = () => (seed += 1);

function timed(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Photos of a wedding: moments of some minutes, two thirds landscape. */
function book() {
  const geometry = bookGeometry(300, 300, 'layflat');
  const pages = { min: spreads * 2, max: spreads * 2, step: 2 };
  const product = { family_id: 275, module_id: 340, product_code: 'pro', size: '30x30', geometry, pages };
  const empty = createProject('0b1c2d3e-1111-4222-8333-444455556666', product);
  let minutes = 0;
  const all = Array.from({ length: photos }, (_, index) => {
    minutes += index % 11 === 0 ? 40 : 1 + (index % 3);
    const [w, h] = index % 3 === 0 ? [4000, 6000] : [6000, 4000];
    const taken_at = new Date(Date.UTC(2026, 5, 6, 9) + minutes * 60_000).toISOString();
    const stars = index % 37 === 0 ? 5 : index % 4;
    const focus = { x: 0.2 + ((index * 7) % 60) / 100, y: 0.2 + ((index * 13) % 60) / 100 };
    return {
      id: `p${index}`,
      name: `IMG_${index}.jpg`,
      w,
      h,
      taken_at,
      hash: '',
      icc: 'srgb',
      focus,
      stars,
      proxy: '',
      thumb: '',
      status: 'ready',
    };
  });
  return addPhotos(empty, all);
}

/** The least that any draft takes: sort by time, cut into equal parts, one row on each spread. */
function evenRows(project) {
  const sorted = project.photos.toSorted((a, b) => Date.parse(a.taken_at) - Date.parse(b.taken_at));
  return project.spreads.map((spread, index) => {
    const part = sorted.slice((index * photos) / spreads, ((index + 1) * photos) / spreads);
    const height = 600 / part.reduce((sum, { w, h }) => sum + w / h, 0);
    let x = 0;
    return part.map((photo) => {
      const box = { id: photo.id, x, y: (300 - height) / 2, w: (photo.w / photo.h) * height, h: height };
      x += box.w;
      return box;
    });
  });
}
