import { describe, expect, it } from 'vitest';
import { readCaptions } from '../base/captions.ts';
import { readVariant } from './libraryFile.ts';
import type { LibraryFile } from './libraryFile.ts';
import { parallelTrees, treeOf } from './tree.ts';

const file = (filename: string, folder: readonly string[] = ['LESSONS']): LibraryFile => ({
  id: filename,
  section: 'tutorials',
  folder,
  names: { en: filename, it: '', es: '', fr: '', de: '' },
  ...readVariant(filename),
  icon: 'video',
  isUpdated: false,
  isViewable: true,
  bytes: 10,
  changedAt: null,
  source: { kind: 'document', documentId: filename, hash: '' },
});
const reader = { language: 'en', addressOf: ({ id }: LibraryFile) => `https://lab.test/${id}` } as const;
const actionsIn = (files: readonly LibraryFile[]) => {
  const [folder] = treeOf({ files, emptyFolders: [] }, ['tutorials'], reader);
  return folder?.elements.map(({ name, actions }) => [
    name,
    actions.map(({ type, label }) => `${type} ${label}`),
  ]);
};

describe('captions of films (LIB-13)', () => {
  it('belong to the film of their name in the same folder, whichever is listed first', () => {
    const files = [
      file('1-install@it.vtt'),
      file('1-install.mp4'),
      file('1-install@en.vtt'),
      file('2-text.mp4'),
      file('2-text@de.vtt', ['OTHER']),
      file('photo.jpg'),
      file('photo@en.vtt'),
    ];
    expect(actionsIn(files)).toEqual([
      ['1-install.mp4', ['hi hi-res', 'view ', 'captions it', 'captions en']],
      ['2-text.mp4', ['hi hi-res', 'view ']],
      ['photo.jpg', ['hi hi-res', 'view ']],
    ]);
  });

  it('are in the whole library too', () => {
    const files = [file('1-install.mp4'), file('1-install@fr.vtt')];
    const { download_hi } = parallelTrees({ files, emptyFolders: [] }, reader);
    const film = download_hi[0]?.elements[0]?.elements[0];
    expect(film?.actions.at(-1)).toMatchObject({
      type: 'captions',
      label: 'fr',
      url_download: 'https://lab.test/1-install@fr.vtt',
    });
  });

  it.each([
    ['film@it.vtt', { film: 'film', language: 'it' }],
    ['a@b@en.vtt', { film: 'a@b', language: 'en' }],
    ['film@pt.vtt', null],
    ['film.vtt', null],
    ['@it.vtt', null],
    ['film@it.txt', null],
  ])('%s', (name, expected) => expect(readCaptions(name)).toEqual(expected));
});
