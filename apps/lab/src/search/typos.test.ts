import { describe, expect, it } from 'vitest';
import { allowedTypos, typoDistance } from './typos.ts';

/** Names that people search for, of four to twelve letters, as the search keeps them: without case and accents. */
const names: Readonly<Record<string, readonly string[]>> = {
  it: ['luca', 'paola', 'matteo', 'martina', 'giuseppe', 'francesca', 'alessandra', 'massimiliano'],
  en: ['emma', 'oscar', 'oliver', 'matthew', 'jonathan', 'charlotte', 'chatterton', 'hetherington'],
  de: ['jona', 'clara', 'jurgen', 'dominik', 'schroder', 'katharina', 'schonemann', 'oberlechner'],
  fr: ['remy', 'aimee', 'lucien', 'florent', 'philippe', 'veronique', 'bernadette', 'montgolfier'],
  es: ['saul', 'jorge', 'javier', 'ramirez', 'fernando', 'guadalupe', 'concepcion', 'purificacion'],
};
const words = Object.entries(names).flatMap(([language, each]) =>
  each.map((name) => [language, name] as const),
);
const positions = {
  start: () => 0,
  middle: (name: string) => Math.floor(name.length / 2) - 1,
  end: (name: string) => name.length - 2,
};
const errors: Readonly<Record<string, (name: string, at: number) => string>> = {
  'two letters swapped': (name, at) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  'a letter missing': (name, at) => name.slice(0, at) + name.slice(at + 1),
  'a letter doubled': (name, at) => name.slice(0, at) + name[at] + name.slice(at),
  'a letter replaced': (name, at) =>
    `${name.slice(0, at)}${name[at] === 'w' ? 'q' : 'w'}${name.slice(at + 1)}`,
};

describe.each(Object.entries(positions))('a typing error at the %s of a name', (_position, at) => {
  it.each(Object.entries(errors))('%s: is found', (_error, mistype) => {
    const missed = words
      .map(([language, name]) => [language, name, mistype(name, at(name))] as const)
      .filter(([, name, typed]) => typed !== name && typoDistance(typed, name) === null);
    expect(missed).toEqual([]);
  });
});

describe('how far', () => {
  it.each([
    ['maria', 'maria', 0],
    ['mraia', 'maria', 1],
    ['zwetchgenholz', 'zwetschgenholz', 1],
    ['lesezeihcen', 'lesezeichen', 1],
    ['two wrong letters of eight', 'francezka', 'francesca', 2],
    ['an unfinished word', 'fracesc', 'francesca', 1.5],
    ['a swap in three letters', 'abl', 'alb', 1],
    ['a missing letter in three', 'lua', 'luca', 1],
  ])('%s', (...given) => {
    const [typed, word, distance] = given.slice(-3) as [string, string, number];
    expect(typoDistance(typed, word)).toBe(distance);
  });

  it.each([
    ['another name of three letters', 'eva', 'ada'],
    ['a replaced letter in three', 'eva', 'ela'],
    ['two wrong letters of seven', 'martina', 'marzino'],
    ['another word', 'album', 'alpin'],
    ['a word that begins otherwise', 'ebraa', 'zebra crossing'],
    ['two letters', 'ab', 'ba'],
    ['a longer word with its letters inside', 'holz', 'holzschnitt'],
    ['a shorter word', 'francesca', 'franca'],
  ])('%s is no typing error', (_case, typed, word) => expect(typoDistance(typed, word)).toBeNull());

  it('of two different names of the table none is an error of the other', () => {
    const confused = words.flatMap(([, one]) =>
      words
        .filter(([, other]) => other !== one && typoDistance(one, other) !== null)
        .map(([, other]) => [one, other]),
    );
    expect(confused).toEqual([]);
  });

  it('grows with the length of the word', () =>
    expect(['a', 'ab', 'abc', 'abcd', 'abcdefg', 'abcdefgh'].map(allowedTypos)).toEqual([0, 0, 1, 1, 1, 2]));
});
