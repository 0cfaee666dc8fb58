import { sitesFrom } from '@trade-area/core/kernel';
import { describe, expect, it } from 'vitest';
import { findTemplate, templateCatalogue, templateTree, writeTemplate } from '../src/downloads/templates.ts';
import type { LayoutTemplate } from '../src/downloads/templates.ts';
import { createPrices, createSizeLists } from '../src/store/sizePrices.ts';
import { boxesOf } from '../test/pdfBoxes.ts';
import { demonstrationConfiguration } from './configuration.ts';
import { demonstrationPriceLists } from './prices.ts';
import { readCatalogue } from './seed/catalogue.ts';

const { templates } = demonstrationConfiguration(sitesFrom({}));
const products = readCatalogue().items.map(({ slug, nome, family }) => ({ slug, name: nome, family }));
const catalogue = templateCatalogue(templates, products, createPrices(demonstrationPriceLists));

/** The file names that a tree of options ends in. */
function namesIn(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree.slice(tree.lastIndexOf('/') + 1)];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(namesIn) : [];
}

function found(name: string, inside = catalogue): LayoutTemplate {
  const template = findTemplate(inside, name);
  if (!template) throw new Error(`no template ${name}`);
  return template;
}

describe('the templates of every product and size that the lab offers', () => {
  const names = namesIn(templateTree(catalogue));
  const offered = names.map((name) => found(name));

  it('DOC-09: vertical, square and horizontal sizes of the nine products, in centimetres and inches', () => {
    expect(catalogue.products.map(({ slug }) => slug)).toEqual(templates.products);
    expect(templates.products).toHaveLength(9);
    const form = (size: string) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return width === height ? 'square' : width > height ? 'horizontal' : 'vertical';
    };
    for (const { slug, sizes } of catalogue.products)
      for (const unit of ['cm', 'in'] as const)
        expect([slug, unit, [...new Set(sizes[unit].map(form))].toSorted()]).toEqual([
          slug,
          unit,
          ['horizontal', 'square', 'vertical'],
        ]);
  });

  it('DOC-08: each choice ends in another file, which is found by its name', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(1_000);
  });

  it('DOC-09: has the boxes of its size, to 0.1 mm, as an independent reader says', async () => {
    const sheets = new Map(
      offered
        .filter(({ format }) => format === 'pdf')
        .map((template) => [`${template.size} ${template.unit} ${template.isSpread}`, template]),
    );
    expect(sheets.size).toBeGreaterThan(30);
    for (const [title, template] of sheets) {
      const scale = template.unit === 'cm' ? 10 : 25.4;
      const [across = 0, height = 0] = template.size.split('x').map((side) => Number(side) * scale);
      const width = across * (template.isSpread ? 2 : 1);
      const boxes = boxesOf(await writeTemplate(template, 'de'));
      const wrong = Object.entries({
        MediaBox: [0, 0, width + 6, height + 6],
        BleedBox: [0, 0, width + 6, height + 6],
        TrimBox: [3, 3, width + 3, height + 3],
        ArtBox: [13, 13, width - 7, height - 7],
      }).filter(([name, box]) =>
        box.some((side, index) => Math.abs((boxes[name]?.[index] ?? Infinity) - side) >= 0.1),
      );
      expect([title, wrong]).toEqual([title, []]);
    }
  }, 120_000);

  it('a size with half a centimetre has its template, too', async () => {
    const odd = createSizeLists({
      gobook: { pages: null, rows: [{ sizes: ['14.5x20'], price: 900, step: null }] },
    });
    const inside = templateCatalogue({ ...templates, products: ['gobook'] }, products, odd);
    const [name = ''] = namesIn(templateTree(inside));
    expect(name).toMatch(/^gobook-14\.5x20cm-\d{4}-\w+\.pdf$/);
    const boxes = boxesOf(await writeTemplate(found(name, inside), 'en'));
    expect((boxes['TrimBox'] ?? []).map((side) => Math.round(side * 10) / 10)).toEqual([3, 3, 148, 203]);
  });
});
