import { describe, expect, it } from 'vitest';
import { chooseTemplate } from './template.ts';

const file = (path: string, filename: string, section = 'templates', kind = 'template') => ({
  ...{ section, path, filename, kind },
});

describe('the template of an order (P-UPLOAD)', () => {
  const both = [file('sRGB', '30x30.svg'), file('AdobeRGB', '30x30.svg'), file('sRGB', '40x30.svg')];
  it.each<[string, Parameters<typeof chooseTemplate>[0], string, string, string | undefined]>([
    ['the size and the profile', both, '30x30 cm', 'AdobeRGB', 'AdobeRGB/30x30.svg'],
    ['a size of which the lab has one profile only', both, '40x30 cm', 'AdobeRGB', undefined],
    ['one for all profiles', [file('', 'Cover 30x30 cm.svg')], '30x30 cm', 'AdobeRGB', '/Cover 30x30 cm.svg'],
    ['another size', both, '24x24 cm', 'sRGB', undefined],
    ['inches are no centimetres', both, '30x30 in', 'sRGB', undefined],
    ['inches', [file('', '12x12 in.svg')], '12x12 in', 'sRGB', '/12x12 in.svg'],
    [
      'a folder, and a file of another section',
      [file('', '30x30', 'templates', 'folder'), file('', '30x30.pdf', 'marketing')],
      '30x30 cm',
      'sRGB',
      undefined,
    ],
    ['an order without a size', both, '', 'sRGB', undefined],
  ])('%s', (_case, files, size, profile, expected) => {
    const found = chooseTemplate(files, size, profile);
    expect(found && `${found.path}/${found.filename}`).toBe(expected);
  });
});
