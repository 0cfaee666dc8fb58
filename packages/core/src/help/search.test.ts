import { describe, expect, it } from 'vitest';
import type { FaqGroup } from '../contract/index.ts';
import { countQuestions, findMatches, indexFaq, readSearchWords, searchFaq } from './search.ts';

const question = (id: string, domanda: string, risposta: string) => ({ id, domanda, risposta, lingua: 'en' });
const groups: readonly FaqGroup[] = [
  {
    topic: 'files',
    nome: 'Preparing files',
    order: 2,
    domande: [
      question('dpi', 'Which resolution?', '<p>We suggest <b>300 dpi</b>.</p>'),
      question('cover', 'Größe des Einbands', '<p>Siehe die Vorlage.</p>'),
    ],
  },
  { topic: 'none', nome: 'Nothing', order: 0, domande: [] },
  {
    topic: 'ordering',
    nome: 'Ordering',
    order: 1,
    domande: [question('cart', 'Is there a cart?', '<p>For some collections, à la carte.</p>')],
  },
];
const indexed = indexFaq(groups, (html) => html.replaceAll(/<[^>]*>/g, ''));
const found = (search: string) =>
  searchFaq(indexed, search).map(({ topic, domande }) => `${topic}: ${domande.map(({ id }) => id).join()}`);

describe('groups of questions', () => {
  it('FAQ-05: are in their order, without those that have no question', () =>
    expect(indexed.map(({ nome }) => nome)).toEqual(['Ordering', 'Preparing files']));

  it('are counted by their questions', () => expect(countQuestions(indexed)).toBe(3));

  it.each([
    ['FAQ-02: a word of a question', 'resolution', ['files: dpi']],
    ['FAQ-02: a word of an answer', 'collections', ['ordering: cart']],
    ['FAQ-02: capitals', 'RESOLUTION', ['files: dpi']],
    ['FAQ-02: words of a question and of its answer', 'dpi which', ['files: dpi']],
    ['FAQ-17: accents in the text', 'a la CARTE', ['ordering: cart']],
    ['FAQ-17: accents in the search', 'cárt', ['ordering: cart']],
    ['FAQ-17: ß and umlauts', 'grosse', ['files: cover']],
    ['FAQ-17: spaces around it', '  resolution ', ['files: dpi']],
    ['FAQ-17: nothing is found', 'resolution cart', []],
    ['markup is no text of an answer', '<b>', []],
    ['nothing is searched for', ' ', ['ordering: cart', 'files: dpi,cover']],
    ['signs with a meaning in patterns', '.*', []],
  ])('%s: %j', (_row, search, expected) => expect(found(search)).toEqual(expected));
});

describe('words of a search', () => {
  it.each([
    ['', []],
    ['Été  été', ['ete']],
    ['l’ordre', ["l'ordre"]],
    ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('%j: %j', (search, expected) => expect(readSearchWords(search)).toEqual(expected));
});

describe('matches in a text (FAQ-17)', () => {
  it.each([
    ['FAQ-17: letters of any case and accent', 'Été, ete', 'été', '[Été], [ete]'],
    ['FAQ-17: a letter with a mark of its own', 'e\u0301te\u0301', 'ete', '[e\u0301te\u0301]'],
    ['FAQ-17: ß as a whole', 'Größe', 'gros', '[Größ]e'],
    ['FAQ-17: half of ß', 'Größe', 'se', 'Grö[ße]'],
    ['FAQ-17: words that overlap', 'uploading', 'upload load loading', '[uploading]'],
    ['FAQ-17: the same word again', 'proof of proof', 'proof', '[proof] of [proof]'],
    ['FAQ-17: letters beyond the basic plane', '😀 proof', 'proof', '😀 [proof]'],
    ['FAQ-17: no word', 'proof', '', 'proof'],
    ['FAQ-17: no match', 'proof', 'x', 'proof'],
  ])('%s', (_row, text, search, expected) => {
    const ranges = findMatches(text, readSearchWords(search));
    const marked = ranges.reduceRight(
      (rest, { from, to }) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
      text,
    );
    expect(marked).toBe(expected);
  });
});
