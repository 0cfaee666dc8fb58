import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@trade-area/core/contract';
import { describe, expect, it } from 'vitest';
import { demoFilms, filmFolder } from './films.ts';

const names = demoFilms.map(({ name }) => name);

/** Seconds of a film, from the header of its MP4 (ISO 14496-12, `mvhd` of version 0). */
function secondsOf(film: Buffer): number {
  const at = film.indexOf('mvhd') + 4;
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
}

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}
function cuesOf(text: string): readonly Cue[] {
  const seconds = (minutes = '', rest = '') => Number(minutes) * 60 + Number(rest);
  return text
    .trim()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [, time = '', ...lines] = block.split('\n');
      const [, ...parts] = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(time) ?? [];
      return { from: seconds(parts[0], parts[1]), to: seconds(parts[2], parts[3]), lines };
    });
}
const cuesIn = (name: string, language: string) =>
  cuesOf(readFileSync(join(filmFolder, `${name}@${language}.vtt`), 'utf8'));

describe('the films of the demonstration (LIB-12, LIB-13)', () => {
  it('nine lessons and six films about the portal, each with captions in five languages and nothing else', () => {
    expect(names).toHaveLength(15);
    expect(readdirSync(filmFolder).toSorted()).toEqual(
      names
        .flatMap((name) => [`${name}.mp4`, ...languages.map((language) => `${name}@${language}.vtt`)])
        .toSorted(),
    );
  });

  it.each(names)('%s is a small MP4 of 30 to 60 s that plays while it arrives', (name) => {
    const film = readFileSync(join(filmFolder, `${name}.mp4`));
    expect(film.subarray(4, 8).toString()).toBe('ftyp');
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(film.includes('avc1')).toBe(true);
    expect(secondsOf(film)).toBeGreaterThanOrEqual(30);
    expect(secondsOf(film)).toBeLessThanOrEqual(60);
    expect(film.length).toBeLessThan(1_500_000);
  });

  it.each(names)('%s: captions at the same times in each language, long enough to be read', (name) => {
    const seconds = secondsOf(readFileSync(join(filmFolder, `${name}.mp4`)));
    const english = cuesIn(name, 'en');
    expect(english.length).toBeGreaterThan(5);
    expect(english.at(-1)?.to).toBeLessThanOrEqual(seconds + 0.1);
    for (const language of languages) {
      const cues = cuesIn(name, language);
      expect(cues.map(({ from, to }) => [from, to])).toEqual(english.map(({ from, to }) => [from, to]));
      for (const [index, { from, to, lines }] of cues.entries()) {
        expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThan(3);
        for (const line of lines) expect(line.length).toBeLessThan(50);
        expect(lines.join(' ').length / (to - from)).toBeLessThan(15);
      }
    }
    const words = (language: string) => cuesIn(name, language).flatMap(({ lines }) => lines);
    for (const language of languages.filter((each) => each !== 'en'))
      expect(words(language)).not.toEqual(words('en'));
    // A line that began with the mark of the one above would be misread.
    expect(words('fr').filter((line) => / [;:!?»]|« /.test(line))).toEqual([]);
  });
});
