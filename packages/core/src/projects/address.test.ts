import { describe, expect, it } from 'vitest';
import { labProjectServices } from '../kernel/config.ts';
import { portalForTest } from '../../test/portal.ts';
import { readProjectsAddress, writeProjectsAddress } from './address.ts';
import {
  collectionName,
  isPrintFilter,
  newPrintAddress,
  projectFilters,
  projectServices,
} from './filters.ts';
import { pagesKnown } from './paging.ts';

const portal = portalForTest({
  lab: 'https://lab.example',
  portal: 'https://portal.example',
  demo: 'https://demo.example',
});

const filters = projectFilters(labProjectServices);

describe('filters of the list of projects', () => {
  it('PROJ-02, PROJ-17, PROJ-20, PROJ-23: are thirteen, in their order; the earlier five are among them', () => {
    expect(filters.join(' ')).toBe(
      'wedding young go storybook baby magazine sbc kbc wallart photobook prints cards calendars',
    );
    for (const earlier of ['wedding', 'photobook', 'prints', 'cards', 'calendars'])
      expect(filters).toContain(earlier);
  });

  it('PROJ-07, PROJ-08, CONST2-13: the last four are of the print service, each with its family', () => {
    expect(filters.filter(isPrintFilter).map((each) => newPrintAddress(each, portal))).toEqual(
      ['275', '27', '292', '334'].map((family) => `${portal.portalOrigin}/ta/config-print/${family}`),
    );
  });

  it('GW2-40: without a print service its filters are absent', () => {
    expect(projectFilters({ ...labProjectServices, hasPrintService: false })).toHaveLength(9);
    expect(projectServices({})).toEqual(labProjectServices);
  });

  it('PROJ-26: collections have the names of the store’s banners', () => {
    const store = { ...portal.store, collections: [{ code: 'sbc', name: 'Sue B.' }] } as never;
    expect(collectionName('sbc', { store })).toBe('Sue B.');
    expect(collectionName('kbc', { store })).toBe('Kelly Brown Collection');
    expect(collectionName('wedding', { store })).toBe('');
  });
});

describe('the address of the list', () => {
  it.each([
    ['', 'wedding', 1],
    ['?filter=cards&page=3', 'cards', 3],
    ['filter=none&page=0', 'wedding', 1],
    ['?filter=young&page=-1', 'young', 1],
    ['?page=99999999', 'wedding', 9_999],
    ['?filter=go&page=2e3', 'go', 1],
  ])('PROJ-05, PROJ-23: %j is %s, page %i', (query, filter, page) => {
    expect(readProjectsAddress(query, filters)).toEqual({ filter, page });
  });

  it('PROJ-05: page 1 is left out', () => {
    expect(writeProjectsAddress({ filter: 'go', page: 1 })).toBe('filter=go');
    expect(writeProjectsAddress({ filter: 'go', page: 2 })).toBe('filter=go&page=2');
  });

  it('GW2-40: a filter of a service that is absent opens the first one', () => {
    const some = projectFilters({ ...labProjectServices, hasPrintService: false });
    expect(readProjectsAddress('?filter=cards', some).filter).toBe('wedding');
  });
});

describe('pages of which only the next one is known', () => {
  it.each([
    [1, false, 1, true],
    [1, true, 2, false],
    [4, true, 5, false],
    [4, false, 4, true],
  ])('PROJ-19: page %i with a next one (%s) knows %i pages', (page, next, pages, isLastKnown) => {
    expect(pagesKnown(page, next)).toEqual({ pages, isLastKnown });
  });
});
