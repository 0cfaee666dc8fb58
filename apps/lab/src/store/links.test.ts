import { sitesFrom } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { describe, expect, it } from 'vitest';
import { infoLink, parseBuyLinks } from './links.ts';

const { portal } = demonstrationConfiguration(sitesFrom({}));
const lab = 'http://localhost:5200';
const ta = 'http://localhost:5100/ta';

describe('parseBuyLinks (CAT-BUY)', () => {
  it.each([
    ['CP 11', 'configurator', `${ta}/config-product/11`],
    ['CP 70 (uploader)', 'configurator', `${ta}/config-product/70`],
    ['CP 10?samples=1', 'configurator', `${ta}/config-product/10?samples=1`],
    ['CR 27', 'print', `${ta}/config-print/27`],
    ['CR 275/path/340', 'print', `${ta}/config-print/275/path/340`],
    [
      'TC books 19',
      'collection',
      `${lab}/site/collections/books/?pid=19&c=[c]&lang=[lang]&ta_token=[ta_token]`,
    ],
    ['CD gobook', 'cover', `${lab}/cover/?p=gobook&c=[c]&lang=[lang]&oldlang=[old_lang]&ta_token=[ta_token]`],
    ['OF gobook', 'ownLayout', `${lab}/order-form/?type=gobook&c=[c]&lang=[lang]&ta_token=[ta_token]`],
    [
      'DU 9001',
      'duplicate',
      `${lab}/duplicateOrderWork?c=[c]&id=9001&s=1&lang=[lang]&redirect=checkout&fromPreset=1&customer_id=[c]&source=pinkmania`,
    ],
  ])('STORE-25 %s is one link', (buy, editor, address) => {
    expect(parseBuyLinks(buy, portal)).toEqual({ link: { editor, address }, children: [] });
  });

  it.each([
    ['CP 73', `${ta}/config-product/73?product=diamond-five`],
    ['CP 70 (uploader)', `${ta}/config-product/70?product=diamond-five`],
    ['CP 16?ed=atelier', `${ta}/config-product/16?ed=atelier`],
    ['CP 10?samples=1', `${ta}/config-product/10?samples=1`],
    ['CR 27', `${ta}/config-print/27`],
  ])('STORE-25 %s of an item opens the configurator with the item', (buy, address) => {
    expect(parseBuyLinks(buy, portal, 'diamond-five').link?.address).toBe(address);
  });

  it('STORE-28 several editors are children, and the item itself has no link', () => {
    const { link, children } = parseBuyLinks('child: CP 10 / CD weddingbook / OF weddingbook', portal);
    expect(link).toBeNull();
    expect(children.map(({ editor }) => editor)).toEqual(['configurator', 'cover', 'ownLayout']);
  });

  it.each(['(none: COMING SOON)', '', 'child: ', 'XX 1'])('STORE-27 %j is no link', (buy) => {
    expect(parseBuyLinks(buy, portal)).toEqual({ link: null, children: [] });
  });
});

describe('infoLink', () => {
  it.each([
    ['/info/[lang]/dma/', `${lab}/info/[lang]/dma/`, `${lab}/`],
    ['/collections/', 'https://shop.example/collections/', 'https://shop.example/about/'],
    ['/collections/', `${lab}/collections/`, ''],
    ['', '', `${lab}/`],
  ])('STORE-60 %j leads to %j', (path, address, website) => {
    expect(infoLink(path, { ...portal, links: { ...portal.links, website } })).toBe(address);
  });
});
