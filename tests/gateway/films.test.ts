import { languages, layoutHelp, libraryTrees, videoTutorials } from '@trade-area/core/contract';
import {
  openLibraryFolder,
  parseLibraryAddress,
  readLibrary,
  softwareTutorials,
  softwareTutorialsFolder,
} from '@trade-area/core/downloads';
import type { LibraryFile } from '@trade-area/core/downloads';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
const lessons = softwareTutorials.map(({ file }) => file);
let token = '';
let films: ReadonlyMap<string, LibraryFile>;
beforeAll(async () => {
  ({ token } = await signedIn('it@studio.test'));
  const { json } = await call(base, videoTutorials, { token, query: { lang: 'de' } });
  const [hi = []] = Object.values(parse(videoTutorials.answer, json).downloads_new);
  const { folders } = readLibrary({ hi }, 'de');
  films = new Map((folders.get(softwareTutorialsFolder)?.files ?? []).map((film) => [film.name, film]));
});

/** An address on this lab, whatever origin its configuration names. */
const fetchHere = (address: string, init: RequestInit = {}) =>
  fetch(base + new URL(address).pathname + new URL(address).search, init);

describe('the lessons of the design software', () => {
  it('LIB-12: nine films in the folder of the lessons, and nothing else', () => {
    expect([...films.keys()].toSorted()).toEqual(lessons.toSorted());
  });

  it.each(lessons)(
    'LIB-13, LIB-17: %s plays from any byte, with a title and captions in the five languages',
    async (name) => {
      const film = films.get(name);
      expect(film?.preview).toBe('video');
      expect(film?.title).not.toBe(name);
      const part = await fetchHere(film?.href ?? '', { headers: { range: 'bytes=0-11' } });
      expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
      expect(part.headers.get('content-range')).toBe(`bytes 0-11/${film?.size}`);
      expect((await part.text()).slice(4, 8)).toBe('ftyp');
      const captions = film?.captions ?? [];
      expect(captions.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
      const texts = await Promise.all(
        captions.map(async ({ href }) => {
          const answer = await fetchHere(href);
          expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/);
          expect(answer.headers.get('access-control-allow-origin')).toBe('*');
          return answer.text();
        }),
      );
      for (const text of texts) expect(text).toMatch(/^WEBVTT\n/);
      expect(new Set(texts).size).toBe(languages.length);
    },
  );

  it('LAY-11: the link of the layout help leads to their folder in the whole library', async () => {
    const help = parse(layoutHelp.answer, (await call(base, layoutHelp)).json);
    const link = help.items.find(({ id }) => id === 'tutorial')?.link ?? '';
    const { json } = await call(base, libraryTrees, { token });
    const { download_hi: hi } = parse(libraryTrees.answer, json).downloads_new.downloads;
    const opened = openLibraryFolder(readLibrary({ hi }), parseLibraryAddress(link.split('?')[1] ?? '').path);
    expect(opened.kind === 'folder' ? opened.files.map(({ name }) => name) : opened).toEqual(lessons);
  });
});
