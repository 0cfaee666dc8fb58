import { describe, expect, it } from 'vitest';
import { portalConfigurationFor } from './portalConfigurationFor.ts';

describe('the configuration made from a gateway', () => {
  const { labOrigin, portalOrigin, links, company, store } = portalConfigurationFor('https://lab.example');

  it('leads to the lab and to its own pages', () => {
    expect([labOrigin, portalOrigin, links.website, links.signUp]).toEqual([
      'https://lab.example',
      'https://lab.example',
      'https://lab.example/',
      'https://lab.example/contact/',
    ]);
  });

  it('names no shop, no old area and no company, whose links would be broken on a foreign page', () => {
    expect([links.oldArea, links.miniTradeArea, company.name, store]).toEqual(['', '', '', undefined]);
  });
});
