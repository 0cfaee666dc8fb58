import { sitesFrom } from '@trade-area/core/kernel';
import { describe, expect, it } from 'vitest';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { galleryOf } from './gallery.ts';
import { indexOf } from './pictures.ts';

const { portal } = demonstrationConfiguration(sitesFrom({}));
const files = ['foto', 'foto_hover', 'spine', 'detail'].map((view) => `gobook-${view}-480.webp`);
const pictures = indexOf(
  new Map([...files, 'cover-book-swatches-480.webp'].map((name) => [name, 'a'])),
  new Map([['gobook-foto_hover', 'open']]),
);
const viewsOf = (slug: string, optionSets: readonly string[] = []) =>
  galleryOf({ slug, name: slug, optionSets }, { pictures, portal }).map(({ view }) => view);

describe('PROD-14: the pictures of a product’s page', () => {
  it.each([
    ['gobook', ['paper', 'cover-book'], ['front', 'open', 'spine', 'detail', 'swatches']],
    ['gobook', [], ['front', 'open', 'spine', 'detail']],
    ['pm-gobook', [], ['front', 'open', 'spine', 'detail']],
    ['nothing', ['paper'], []],
  ])('%s with %j shows %j', (slug, sets, views) => expect(viewsOf(slug, sets)).toEqual(views));

  it('each with its address and sizes', () => {
    const [front] = galleryOf({ slug: 'gobook', name: 'Go Book', optionSets: [] }, { pictures, portal });
    expect(front?.src).toBe(`${portal.labOrigin}/pictures/gobook-foto-480.webp?v=a`);
  });
});
