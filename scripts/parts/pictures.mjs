import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './root.mjs';

// sharp belongs to packages/scene, where it is installed with it.
const { default: sharp } = await import('sharp');

const folder = at('apps/lab/pictures');
const formats = [
  ['webp', (image) => image.webp({ quality: 86, effort: 4, smartSubsample: true })],
  ['avif', (image) => image.avif({ quality: 58, effort: 2 })],
];
/** For galleries of many pictures, which are looked at one after the other. */
const compactFormats = [
  ['webp', (image) => image.webp({ quality: 68, effort: 6 })],
  ['avif', (image) => image.avif({ quality: 45, effort: 5 })],
];

/** For the layers that the lab mixes posters of. */
const encodeLayer = (image) => image.webp({ quality: 84, effort: 6, smartSubsample: true });

/** The most bytes of a poster. */
const posterBytes = 60_000;

/** The finest WebP that is light enough; only a weave or a grain needs it, which hides what is lost. */
async function lightened(image) {
  for (let quality = 80; quality >= 40; quality -= 4) {
    const bytes = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= posterBytes) return bytes;
  }
  throw new Error(`A poster stays above ${posterBytes} bytes.`);
}

/** Sizes of a job's pictures: products 4:3; collections 1200 × 500; slides also square; spreads of layouts 8:5. `name` goes into the file's name. */
export function sizesOf(slug, view) {
  if (slug.startsWith('layout-'))
    return [{ name: `${slug}-${view}`, width: 960, height: 600, widths: [960], isCompact: true }];
  if (view.startsWith('poster_'))
    return [{ name: `${slug}-${view.slice(7)}`, width: 720, height: 540, widths: [720], isLayer: true }];
  if (view !== 'wide') return [{ name: `${slug}-${view}`, width: 960, height: 720, widths: [480, 960] }];
  const wide = { name: `${slug}-wide`, width: 1200, height: 500, widths: [600, 1200] };
  const square = { name: `${slug}-square`, width: 600, height: 600, widths: [600] };
  return slug.startsWith('slide-') ? [wide, square] : [wide];
}

/** Whether every file of a size is there. */
export function isTaken({ name, widths, isLayer }) {
  if (isLayer) return existsSync(layerFile(name));
  return widths.every((width) =>
    formats.every(([ending]) => existsSync(join(folder, `${name}-${width}.${ending}`))),
  );
}

const layerFile = (name) => join(folder, 'posters', `${name}.webp`);

/** Writes one drawing in its widths and formats. */
export async function writePicture(png, { name, width, widths, isCompact, isLayer }) {
  mkdirSync(join(folder, 'posters'), { recursive: true });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (name.endsWith('-detail')) refuseUniform(data, name);
  else refuseBlank(data, info, name);
  if (isLayer) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    writeFileSync(layerFile(name), await encodeLayer(image).toBuffer());
    return;
  }
  for (const each of widths) {
    let image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    if (each !== width) image = image.resize(each, undefined, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5 });
    for (const [ending, encode] of isCompact ? compactFormats : formats) {
      const file = join(folder, `${name}-${each}.${ending}`);
      const bytes = await encode(image.clone()).toBuffer();
      // A product's first picture is its poster, which the configurator shows before anything else.
      const isHeavy = name.endsWith('-foto') && bytes.length > posterBytes;
      writeFileSync(file, isHeavy ? await lightened(image) : bytes);
    }
  }
}

/** Throws when no corner is about the background's colour: then nothing was drawn. */
function refuseBlank(data, { width, height }, name) {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => pixel * 3);
  const isGround = (start) =>
    [232, 227, 219].every((value, channel) => Math.abs(data[start + channel] - value) < 26);
  if (!corners.some(isGround)) throw new Error(`${name} shows no background: it was not drawn.`);
}

/** Throws when a close-up, which may show no background, is of one colour. */
function refuseUniform(data, name) {
  const reds = [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => data[Math.round((data.length / 3) * share) * 3]);
  if (Math.max(...reds) - Math.min(...reds) < 3)
    throw new Error(`${name} is of one colour: it was not drawn.`);
}

/** Dominant colour as `#rrggbb`: of the middle, where the product is. */
async function dominantOf(file) {
  const image = sharp(readFileSync(file));
  const { width, height } = await image.metadata();
  const middle = {
    left: Math.round(width / 4),
    top: Math.round(height / 4),
    width: Math.round(width / 2),
    height: Math.round(height / 2),
  };
  const { dominant } = await sharp(await image.extract(middle).png().toBuffer()).stats();
  return `#${['r', 'g', 'b'].map((channel) => dominant[channel].toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Writes which layers the posters of each product are mixed of, without products whose layers are not there, and removes
 * layers of what is no longer chosen.
 */
export function writePosters(posters) {
  const layersIn = (choices) => Object.values(choices).flatMap((options) => Object.values(options).flat());
  const products = Object.fromEntries(
    Object.entries(posters).filter(([slug, index]) =>
      layersIn(index).every((name) => existsSync(layerFile(`${slug}-${name}`))),
    ),
  );
  const wanted = new Set(
    Object.entries(posters).flatMap(([slug, index]) => layersIn(index).map((name) => `${slug}-${name}.webp`)),
  );
  for (const file of readdirSync(join(folder, 'posters')))
    if (file.endsWith('.webp') && !wanted.has(file)) rmSync(join(folder, 'posters', file));
  const names = Object.entries(products).flatMap(([slug, index]) =>
    [...new Set(layersIn(index))].map((name) => `${slug}-${name}`),
  );
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(readFileSync(layerFile(name)));
  const version = hash.digest('base64url').slice(0, 10);
  writeFileSync(join(folder, 'posters', 'index.json'), `${JSON.stringify({ version, products })}\n`);
  console.log(`${names.length} layers of posters of ${Object.keys(products).length} products.`);
}

/** Writes the index of what is there, in the catalogue's order, and the credits beside it. */
export async function writeIndex(jobs) {
  const pictures = [];
  for (const { slug, view, shows } of jobs)
    for (const { name, width, height, widths } of sizesOf(slug, view)) {
      const largest = join(folder, `${name}-${width}.webp`);
      if (!existsSync(largest)) continue;
      const shown = name.slice(slug.length + 1);
      const colour = await dominantOf(largest);
      pictures.push({ slug, view: shown, ...(shows ? { shows } : {}), widths, width, height, colour });
    }
  const index = { background: '#e8e3db', formats: formats.map(([ending]) => ending), pictures };
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  const credits = readFileSync(at('packages/scene/photos/CREDITS.md'), 'utf8')
    .split('\n')
    .slice(2)
    .join('\n');
  writeFileSync(
    join(folder, 'CREDITS.md'),
    '# Product pictures\n\nDrawn with `packages/scene` (`npm run pictures`); nothing of the products is photographed. ' +
      'Type in them is Fraunces\n(SIL Open Font License). The photographs printed on the products are:\n\n' +
      `${credits}`,
  );
  const files = readdirSync(folder).length;
  console.log(`${pictures.length} pictures in ${files} files, index written.`);
}
