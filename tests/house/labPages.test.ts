import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const folder = 'apps/lab/src/pages/styles';
const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');
/** Declarations of a sheet: property and value. */
const declarationsOf = (css: string) =>
  [...withoutComments(css).matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }));

/** Colours that no token holds. */
const colour =
  /#[\da-f]{3,8}\b|\b(rgb|rgba|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)\(|\b(black|white|gr[ae]y|red)\b/i;

describe('the styles of the lab’s pages', () => {
  it('are the widgets’ looks, the brand and the layout', () => {
    expect(
      filesBelow(folder, /\.css$/)
        .map((path) => path.slice(folder.length + 1))
        .toSorted(),
    ).toEqual(['brand.css', 'layout.css', 'pages.css', 'parts.css']);
    expect([...textOf(`${folder}/pages.css`).matchAll(/@import '([^']+)'/g)].map(([, from]) => from)).toEqual(
      ['@trade-area/widgets/looks.css', './brand.css', './layout.css', './parts.css'],
    );
    expect(withoutComments(textOf(`${folder}/pages.css`))).not.toContain('{');
  });

  it('the layout has no colour and no font of its own: tokens only', () => {
    const declarations = ['layout', 'parts'].flatMap((name) =>
      declarationsOf(textOf(`${folder}/${name}.css`)),
    );
    expect(declarations.length).toBeGreaterThan(50);
    const own = declarations.filter(
      ({ name, value }) =>
        colour.test(value) ||
        (/^font(-family)?$/.test(name) && !/^(inherit|var\(--ta-font-)/.test(value)) ||
        (name.endsWith('radius') && !value.startsWith('var(--_')) ||
        /shadow$|^appearance$/.test(name),
    );
    expect(own).toEqual([]);
  });

  it('the brand sets fonts and tokens of the theme, and draws nothing', () => {
    const css = withoutComments(textOf(`${folder}/brand.css`)).replace(/@font-face\s*\{[^}]*\}/g, '');
    expect([...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim())).toEqual([':root']);
    expect(declarationsOf(css).filter(({ name }) => !name.startsWith('--ta-'))).toEqual([]);
  });
});
