import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labFolder } from '../../src/base/labFolder.ts';
import { hashOf } from '../../src/commands/import/importedFile.ts';
import type { Database } from '../../src/database/open.ts';
import { documents } from '../../src/database/schema/content.ts';
import { fillOnce } from './fillOnce.ts';
import { texts } from './store/texts.ts';

/** The demonstration's video tutorial, which `/ta/showVideo` shows too: three products, made with ffmpeg from their pictures. */
export const demoVideo = { folder: 'Products', filename: 'Albums and books.mp4' } as const;

/** Fills in a video tutorial at the first start of a version that has one. */
export async function seedVideosOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'videos', value: '1' }, async (queries) => {
    const content = readFileSync(join(labFolder, 'demo', 'films', 'products.mp4'));
    await queries
      .insert(documents)
      .values({
        id: 'video-products',
        position: 9_000,
        section: 'tutorials',
        path: demoVideo.folder,
        names: texts(
          'Albums, acrylics and books',
          'Album, acrilici e libri',
          'Álbumes, acrílicos y libros',
          'Albums, acryliques et livres',
          'Alben, Acrylbilder und Bücher',
        ),
        filename: demoVideo.filename,
        content,
        hash: hashOf(content),
        isUpdated: false,
        viewable: true,
      })
      .onConflictDoNothing();
  });
}
