import { describe, expect, it } from 'vitest';
import { createTextIndex } from './createTextIndex.ts';

const index = createTextIndex([
  { id: 'wedding', title: 'Wedding Book', text: 'The classic album with leather cover, 30×30 cm.' },
  { id: 'wedding', title: 'A double of the first' },
  { id: 'panorama', title: 'Panorama', text: 'Photographs over both pages.' },
  { id: 'fotobuch', title: 'Fotobuch Größe L', text: 'Für die Familie' },
  { id: 'bag', title: 'Étui', words: 'borsa custodia bag' },
  { id: 'album', title: 'Album', text: 'Wedding days in a box' },
  { id: '2600123', title: 'Order 2600123' },
]);

describe('search in a text index', () => {
  it.each([
    ['a word of the title', 'panorama', ['panorama']],
    ['capitals', 'PANORAMA', ['panorama']],
    ['the beginning of a word', 'pano', ['panorama']],
    ['a part of a word', 'buch', ['fotobuch']],
    ['accents that are not typed', 'etui', ['bag']],
    ['accents that are not in the text', 'fótobuch', ['fotobuch']],
    ['ß as ss', 'grosse', ['fotobuch']],
    ['a size with ×', '30x30', ['wedding']],
    ['a size typed with ×', '30×30', ['wedding']],
    ['words in any order', 'leather wedding', ['wedding']],
    ['other words for it', 'custodia', ['bag']],
    ['a wrong letter', 'panoroma', ['panorama']],
    ['a missing letter', 'panrama', ['panorama']],
    ['a letter too many', 'pannorama', ['panorama']],
    ['swapped letters', 'weddign book', ['wedding']],
    ['most of the words when none has all', 'leather wedding calendar', ['wedding']],
    ['a number that is complete', '2600123', ['2600123']],
    ['the beginning of a number', '26001', ['2600123']],
    ['no number that is almost right', '2600132', []],
    ['no short word that is almost right', 'bax', []],
    ['nothing for nothing', '  ', []],
    ['nothing for signs', '%_*"', []],
    ['nothing that is not there', 'zebra crossing', []],
  ])('%s', (_rule, typed, ids) => expect(index.search(typed)).toEqual(ids));

  it('the title counts more than the text', () =>
    expect(index.search('album')).toEqual(['album', 'wedding']));

  it('similar words are left out while a row has the word itself', () =>
    expect(index.search('wedding')).toEqual(['wedding', 'album']));

  it('reads eight words of a long search', () =>
    expect(index.search(`${'wedding '.repeat(500)}${'x '.repeat(500)}`).length).toBeGreaterThanOrEqual(0));
});
