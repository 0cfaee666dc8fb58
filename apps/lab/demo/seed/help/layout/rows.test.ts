import { describe, expect, it } from 'vitest';
import { languages, layoutBlocks, layoutWays } from '@trade-area/core/contract';
import type { LayoutBlock, LayoutWay } from '@trade-area/core/contract';
import { layoutItemRows, layoutSizeRows, layoutStyleRows } from './rows.ts';

const items = layoutItemRows();
const styles = layoutStyleRows();
const of = (way: LayoutWay, block: LayoutBlock) =>
  items.filter((item) => item.way === way && item.block === block);
/** Everything that an item says in English. */
const said = (id: string) => {
  const item = items.find((each) => each.id === id);
  return [item?.titles.en, item?.texts.en, item?.notes.en].join(' ');
};

describe('texts of the layout help', () => {
  it.each([
    ['LAY-02: a card', 'graphisoftware', 'card', 1],
    ['LAY-02: a card', 'graficafornita', 'card', 1],
    ['LAY-02: a card', 'impaginazione', 'card', 1],
    ['LAY-13: Mac troubleshooting', 'graphisoftware', 'mac', 12],
    ['LAY-13: Windows troubleshooting', 'graphisoftware', 'windows', 8],
    ['LAY-16: questions', 'graphisoftware', 'faq', 15],
    ['LAY-16: tips', 'graphisoftware', 'tips', 8],
    ['LAY-24: base requirements', 'graficafornita', 'requirements', 5],
    ['LAY-25: questions', 'graficafornita', 'faq', 7],
    ['LAY-29: questions', 'impaginazione', 'faq', 6],
    ['LAY-05: a warning', 'graphisoftware', 'warning', 1],
    ['LAY-06, LAY-07: downloads', 'graphisoftware', 'downloads', 3],
    ['LAY-08: previous versions', 'graphisoftware', 'previous', 1],
    ['LAY-11: links', 'graphisoftware', 'links', 3],
    ['LAY-12: base requirements', 'graphisoftware', 'requirements', 3],
  ] as const)('%s in %s: %s × %i', (_row, way, block, count) => expect(of(way, block)).toHaveLength(count));

  it.each([
    ['LAY-05', 'software-intro', /Free download.*costs nothing/],
    ['LAY-05', 'catalina', /update to macOS Catalina.*does not run/],
    ['LAY-06, CONST2-01', 'mac-full', /6\.4\.1 for Mac.*419\.8\sMB/],
    ['LAY-06, CONST2-01', 'pc-full', /6\.4\.1 for PC.*421\.8\sMB/],
    ['LAY-07, LAY-35, CONST2-02', 'usb-guide', /USB key on macOS High Sierra and Mojave \(PDF\).*2\.1\sMB/],
    ['LAY-08', 'mac-previous', /6\.0\.0 for Mac/],
    ['LAY-10', 'installation', /Installation guide.*<ol><li>/],
    ['LAY-10', 'new-version', /What’s new in 6\.4\.1.*2021 and 2022/],
    ['LAY-12, CONST2-02', 'minimum-mac', /Mac OS X 10\.7/],
    ['LAY-12, CONST2-02', 'minimum-plugin', /version 1\.2.*from software version 6\.0\.0/],
    ['LAY-12, CONST2-03', 'minimum-patch', /High Sierra patch.*6\.3\.0 or later/],
    ['LAY-14', 'mac-index', /Index out of range.*hold <strong>Shift<\/strong>/],
    ['LAY-14', 'windows-property', /Property not found #value.*hold <strong>Shift<\/strong>/],
    ['LAY-14', 'windows-object', /Object Expected.*hold <strong>Shift<\/strong>/],
    ['LAY-15', 'mac-fonts', /fonts.*incompatible.*Reset the preferences/],
    ['LAY-15', 'mac-language', /choice of the language \(macOS High Sierra\).*Reset the preferences/],
    ['LAY-15', 'windows-new-project', /hangs when I create a project.*Reset the preferences/],
    ['LAY-15', 'windows-thumbnails', /Thumbnails are missing.*Reset the preferences/],
    ['LAY-15', 'mac-effects', /Effects are missing.*Reset the preferences/],
    ['LAY-17, LAY-34, CONST2-10', 'project-name', /at most 12 characters, without symbols/],
    ['LAY-17', 'photo-formats', /JPG, TIFF and PNG. Standard JPG/],
    ['LAY-17', 'colour-profile', /RGB with an embedded profile, preferably sRGB/],
    ['LAY-17', 'first-page', /page 2, the first one/],
    ['LAY-17', 'last-page', /even number/],
    ['LAY-24', 'exact-dimensions', /exactly the dimensions/],
    ['LAY-24', 'safety-margin', /Safety margin and trim/],
    ['LAY-24', 'minimum-size', /Minimum size without interpolation/],
    ['LAY-24', 'rgb-profile', /RGB only, with sRGB or AdobeRGB embedded/],
    ['LAY-24', 'calibrated-monitor', /Calibrated monitor/],
    ['LAY-25', 'no-approximation', /never approximate/],
    ['LAY-25', 'double-pages', /Spreads only/],
    ['LAY-25', 'supplied-resolution', /resolution.*300\sdpi/],
    ['LAY-25', 'accepted-formats', /JPG, TIFF and PDF/],
    ['LAY-25', 'bleed-included', /already includes it/],
    ['LAY-25', 'in-scale', /in scale/],
    ['LAY-30, CONST2-31', 'extra-images', /60 pages with 80 photos are 20 extra/],
    ['LAY-30', 'is-it-a-limit', /No, a recommendation/],
  ])('%s: %s is as documented', (_row, id, fact) => expect(said(id)).toMatch(fact));

  it('LAY-11: the tutorial video is at its documented address', () =>
    expect(items.find(({ id }) => id === 'tutorial')?.link).toBe(
      '/ta/download?path=VIDEO/GRAPHISOFTWARE%20TUTORIAL_EN',
    ));

  it('LAY-39: both systems have a download of their own', () =>
    expect(of('graphisoftware', 'downloads').map(({ platform }) => platform)).toEqual(['mac', 'pc', '']));

  it.each(languages.filter((language) => language !== 'en'))(
    'LAY-04, LAY-31, I18N2-09, I18N2-11: everything is in %s',
    (language) => {
      const missing = items.filter(({ titles, texts, notes }) =>
        [titles, texts, notes].some((each) => (each.en === '') !== (each[language] === '')),
      );
      expect(missing.map(({ id }) => id)).toEqual([]);
      // Names and versions alone are the same words.
      const same = items.filter(({ texts }) => texts.en !== '' && texts[language] === texts.en);
      expect(same.map(({ id }) => id)).toEqual([]);
    },
  );

  it('ids, ways and blocks are those of the contract, and no id twice', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect([...new Set(items.map(({ way }) => way))]).toEqual(layoutWays);
    // An address names a block or an item.
    expect(items.filter(({ id }) => layoutBlocks.some((block) => block === id))).toEqual([]);
    const positions = items.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});

describe('graphic styles', () => {
  it('LAY-26: are the five documented ones, with a text and credits in every language', () => {
    expect(styles.map(({ names }) => names.en)).toEqual([
      'Panorama',
      'Director',
      'Reportage',
      'Studio',
      'Design',
    ]);
    for (const language of languages)
      expect(
        styles.filter(({ leads, credits }) => leads[language] === '' || credits[language] === ''),
      ).toEqual([]);
  });

  it.each([
    ['CONST2-21', 10, '10 / 15 / 15 / 15-25 / 10'],
    ['CONST2-22', 20, '20 / 25 / 26 / 30-40 / 20'],
    ['CONST2-23', 30, '30 / 35 / 39 / 45-55 / 30'],
    ['CONST2-24', 40, '40 / 45 / 55 / 60-70 / 40'],
    ['CONST2-25', 50, '50 / 55 / 65 / 75-85 / 50'],
    ['CONST2-26', 60, '60 / 65 / 80 / 90-105 / 60'],
    ['CONST2-27, CONST2-34', 70, '70 / 55 / 90 / 105-120 / 70'],
    ['CONST2-28', 80, '80 / 90 / 105 / 120-135 / 80'],
    ['CONST2-29', 90, '90 / 100 / 120 / 135-155 / 90'],
    ['CONST2-30', 100, '100 / 110 / 130 / 155-170 / 100'],
  ])('%s, CONST2-20: for %i pages they recommend %s images', (_row, pages, expected) => {
    const cells = styles.map(({ images }) => {
      const row = images.find((each) => each.pages === pages);
      return row?.least === row?.most ? `${row?.most}` : `${row?.least}-${row?.most}`;
    });
    expect(cells.join(' / ')).toBe(expected);
  });

  it('CONST2-20, LAY-30: each has ten rows, for 10 to 100 pages', () =>
    expect(styles.map(({ images }) => images.length)).toEqual([10, 10, 10, 10, 10]));

  it('LAY-36: no format per style is documented, so none is named', () =>
    expect(styles.filter(({ formats }) => Object.values(formats).some((text) => text !== ''))).toEqual([]));
});

describe('sizes of templates', () => {
  const sizes = layoutSizeRows().map(({ size }) => size);
  it('LAY-32: each has its inches, of the same orientation', () => {
    const wrong = layoutSizeRows().filter(({ size, inches }) => {
      const [cm, inch] = [size, inches].map((each) => each.split('x').map(Number));
      return !cm || !inch || inch.some((side, index) => Math.abs(side * 2.5 - (cm[index] ?? 0)) > 0.5);
    });
    expect(wrong).toEqual([]);
  });
  it('LAY-19: seven vertical ones', () =>
    expect(sizes.slice(0, 7)).toEqual(['10x13', '15x20', '20x30', '25x35', '30x40', '35x45', '40x50']));
  it('LAY-20: seven square ones', () =>
    expect(sizes.slice(7, 14)).toEqual(['10x10', '15x15', '20x20', '25x25', '30x30', '35x35', '40x40']));
  it('LAY-21: six horizontal ones', () =>
    expect(sizes.slice(14)).toEqual(['13x10', '20x15', '30x20', '35x25', '40x30', '45x35']));
});
