import { expect, it } from 'vitest';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { startPaper } from '../payments/pdf/paper.ts';
import type { Style } from '../payments/pdf/paper.ts';
import { writeDeliveryNote } from './deliveryNote.ts';

const site = 'http://localhost';
const { seller } = demonstrationConfiguration({ portal: site, lab: site, demo: site });

/** The lines of a delivery note to this address. */
async function linesFor(language: string, address: Parameters<typeof writeDeliveryNote>[1]['address']) {
  const paper = await startPaper({ title: '', author: '', language: 'en', day: '2026-05-03' });
  const lines: string[] = [];
  const write = paper.text;
  paper.text = (words: string, x: number, y: number, style: Style = {}) => {
    lines.push(words);
    write(words, x, y, style);
  };
  const note = {
    code: '2600276',
    original: '2600275',
    day: '2026-05-03',
    article: 'Raw Book',
    pieces: 'The album',
    names: 'Anna & Luca',
    customer: '1001',
    language,
    address,
  };
  writeDeliveryNote(paper, note, seller);
  return lines;
}

it.each([
  [
    'it',
    { zip: '35122', city: 'Padova', state: 'PD', country: 'IT' },
    ['Studio', 'Street 8', '35122 Padova (PD)', 'Italia'],
  ],
  [
    'de',
    { zip: '1010', city: 'Wien', state: '', country: 'AT' },
    ['Studio', 'Street 8', '1010 Wien', 'Österreich'],
  ],
  [
    'en',
    { zip: '10001', city: 'New York', state: 'NY', country: 'US' },
    ['Studio', 'Street 8', 'New York, NY 10001', 'United States'],
  ],
  [
    'en',
    { zip: 'SW1A 1AA', city: 'London', state: '', country: 'GB' },
    ['Studio', 'Street 8', 'London', 'SW1A 1AA', 'United Kingdom'],
  ],
])(
  'a delivery note in %s writes the address as the country’s post does, with the country’s name',
  async (language, place, expected) => {
    const lines = await linesFor(language, { name: 'Studio', address: 'Street 8', ...place });
    const first = lines.indexOf('Studio');
    expect(lines.slice(first, first + expected.length)).toEqual(expected);
  },
);
