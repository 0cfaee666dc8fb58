import { describe, expect, it } from 'vitest';
import { communities } from '../kernel/config.ts';
import { communityLink, communityOf } from './community.ts';

const links = Object.fromEntries(communities.map((name) => [name, `https://lab.example/${name}/`]));

describe('SHELL-14, SHELL-32', () => {
  it.each([
    ['1', 'IT', 'it'],
    ['102', 'FR', 'fr'],
    ['51', 'DE', 'de'],
    ['70', 'ES', 'es'],
    ['100', 'US', 'us'],
    ['100', 'CA', 'ca'],
    ['100', ' ca ', 'ca'],
    ['101', 'GB', 'uk'],
    ['101', 'IE', 'ie'],
    ['110', 'GB', 'uk'],
    ['110', 'IE', 'ie'],
    ['201', 'AU', 'au'],
    ['1', 'CA', 'it'],
    ['999', 'XX', null],
    ['', '', null],
    ['__proto__', '', null],
  ])('area %s in %s: %s', (area, country, expected) => {
    expect(communityOf(area, country)).toBe(expected);
    expect(communityLink({ area, country }, links)?.community).toBe(expected ?? 'us');
  });

  it('no link stands where none is configured', () => {
    expect(communityLink({ area: '1', country: 'IT' }, { it: '' })).toBeNull();
    expect(communityLink({ area: '999', country: '' }, { it: 'https://lab.example/' })).toBeNull();
  });
});
