import { describe, expect, it } from 'vitest';
import {
  readElements,
  readLinks,
  readPhotoList,
  readTags,
  writeElements,
  writeLinks,
  writePhotoList,
  writeTags,
} from './sharingForms.ts';

const tag = { categoria: 'place', valore: 'home' };

describe('SHARE-33: the forms of photo sharing', () => {
  it('what is written is read again', () => {
    const elements = new Map([
      ['7', [tag]],
      ['8', []],
    ]);
    expect(readElements(writeElements(elements))).toEqual(elements);
    const links = new Map([['7', ['TA-1', 'TA-2']]]);
    expect(readLinks(writeLinks(links))).toEqual(links);
    expect(readPhotoList(writePhotoList(['7', '8']))).toEqual(['7', '8']);
    expect(readTags(writeTags([tag]))).toEqual([tag]);
  });

  it('a tag is written with its two names alone', () => {
    const bound = { ...tag, get_by: 'TA-1', nome_valore: 'Home' };
    expect(writeElements(new Map([['7', [bound]]]))).toBe('{"7":[{"categoria":"place","valore":"home"}]}');
    expect(writeTags([bound])).toBe('[{"categoria":"place","valore":"home"}]');
  });

  it('codes are trimmed, ids may be numbers, and a repeated one counts once', () => {
    expect(readLinks('{"7":[" TA-1 "]}')?.get('7')).toEqual(['TA-1']);
    expect(readPhotoList('[7, "7", 8]')).toEqual(['7', '8']);
  });

  it.each(['', '{', 'null', '1', '"7"', '[[]]', '{"x":[]}', '{"7":{}}', '{"7":["a"]}'])(
    'reads %s as no tags of photos',
    (text) => expect(readElements(text)).toBeNull(),
  );
  it.each(['[]', '{"7":[]}', '{"7":[""]}', '{"7":[1]}', '{"-1":["a"]}', `{"7":["${'x'.repeat(41)}"]}`])(
    'reads %s as no links',
    (text) => expect(readLinks(text)).toBeNull(),
  );
  it.each(['{}', '["x"]', '[1.5]', '[-1]', '[null]'])('reads %s as no list of photos', (text) =>
    expect(readPhotoList(text)).toBeNull(),
  );
  it.each(['{}', '[{}]', '[{"categoria":"","valore":"x"}]'])('reads %s as no tags', (text) =>
    expect(readTags(text)).toBeNull(),
  );
});
