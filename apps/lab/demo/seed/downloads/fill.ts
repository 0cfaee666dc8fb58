import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { hashOf } from '../../../src/commands/import/importedFile.ts';
import type { Lab } from '../../../src/base/lab.ts';
import { documents } from '../../../src/database/schema/content.ts';
import { facts } from '../../../src/database/schema/customers.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import { posterSvg } from '../../../src/store/drawings.ts';
import { photoOf } from '../../../src/store/photo.ts';
import { fillOnce } from '../fillOnce.ts';
import { texts } from '../store/texts.ts';

interface DemoPoster {
  readonly file: string;
  /** With the prefix of its section (LIB-09). */
  readonly folder: string;
  /** The product in the picture. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly isStory: boolean;
  readonly isUpdated: boolean;
}

const post = (
  folder: string,
  file: string,
  slug: string,
  title: string,
  lead: string,
  more: Partial<DemoPoster> = {},
): DemoPoster => ({ file, folder, slug, title, lead, isStory: false, isUpdated: false, ...more });

/** Pictures for social media by season and genre, as a photographer posts them to clients. */
const posters: readonly DemoPoster[] = [
  post(
    'seasonal_CHRISTMAS',
    'christmas-post',
    'youngbook',
    'Give a story',
    'A book of your year, under the tree.',
    {
      isUpdated: true,
    },
  ),
  post(
    'seasonal_CHRISTMAS',
    'christmas-story',
    'photobox',
    'Wrapped in memories',
    'Prints in a box, made by hand.',
    {
      isStory: true,
    },
  ),
  post('seasonal_SPRING', 'spring-post', 'gobook', 'Your spring, in print', 'Order your book this month.'),
  post('genre_WEDDING', 'wedding-post', 'weddingbook', 'The day, kept', 'Albums that last for generations.'),
  post(
    'genre_WEDDING',
    'wedding-story',
    'contessa',
    'Your album is ready',
    'Come and see it in the studio.',
    {
      isStory: true,
    },
  ),
  post('genre_NEWBORN', 'newborn-post', 'babybook', 'So small, so soon', 'A book for the first days.'),
  post('genre_FAMILY', 'family-post', 'acrylic-pro', 'On your wall', 'Your family, larger than the phone.'),
  post('PINK MANIA', 'pink-mania-post', 'favola', 'Pink Mania', 'A colour for a whole collection.', {
    isUpdated: true,
  }),
];

const kinds: Readonly<Record<'post' | 'story', Texts>> = {
  post: texts(
    'Square post',
    'Post quadrato',
    'Publicación cuadrada',
    'Publication carrée',
    'Quadratischer Beitrag',
  ),
  story: texts('Story', 'Storia', 'Historia', 'Story', 'Story'),
};

const named = (kind: Texts, title: string): Texts =>
  texts(
    `${kind.en}: ${title}`,
    `${kind.it}: ${title}`,
    `${kind.es}: ${title}`,
    `${kind.fr} : ${title}`,
    `${kind.de}: ${title}`,
  );

/** Widths of a picture in high and low resolution, and as a small one in lists. */
const variants = [
  { mark: '', width: 1080 },
  { mark: '@low', width: 540 },
  { mark: '@icon', width: 320 },
] as const;

const fact = { name: 'downloads', value: '1' };

/** Fills in the pictures of the marketing library at the first start of a version that has it. */
export async function seedDownloadsOnce(
  lab: Pick<Lab, 'database' | 'pictures' | 'config'>,
): Promise<'filled' | 'kept'> {
  const { queries } = lab.database;
  const known = await queries.select().from(facts).where(eq(facts.name, fact.name));
  if (known.length > 0) return 'kept';
  // Before the transaction, for which reading the products' pictures would wait.
  const rows = await drawnRows(lab);
  return fillOnce(lab.database, fact, async (inside) => {
    await inside.insert(documents).values(rows);
  });
}

async function drawnRows(lab: Pick<Lab, 'pictures' | 'config'>): Promise<(typeof documents.$inferInsert)[]> {
  const rows: (typeof documents.$inferInsert)[] = [];
  for (const [index, { file, folder, slug, title, lead, isStory, isUpdated }] of posters.entries()) {
    const drawing = posterSvg({
      width: 1080,
      height: isStory ? 1920 : 1080,
      title,
      lead,
      small: lab.config.portal.company.name,
      photo: await jpegOf(await photoOf(lab, slug)),
    });
    const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
    for (const [step, { mark, width }] of variants.entries()) {
      const content = await sharp(picture).resize({ width }).jpeg({ quality: 82 }).toBuffer();
      rows.push({
        id: `demo-${file}${mark.replace('@', '-')}`,
        position: (index + 1) * 10 + step,
        slug: null,
        section: 'marketing',
        path: folder,
        names: named(kinds[isStory ? 'story' : 'post'], title),
        filename: `${file}${mark}.jpg`,
        content,
        hash: hashOf(content),
        isUpdated,
        viewable: true,
      });
    }
  }
  return rows;
}

/** The library that draws reads JPEG in every version, and WebP in none of the older ones. */
async function jpegOf(address: string): Promise<string> {
  const [, data = ''] = /^data:image\/webp;base64,(.+)$/.exec(address) ?? [];
  if (data === '') return '';
  const jpeg = await sharp(Buffer.from(data, 'base64')).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
