/** Where the elements are: the page's encoding and style, and what is around each element. */
import type { Facts } from './facts.ts';
import { bad, note } from './finding.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** The page is read as UTF-8: slots and attributes come from it. */
export const checkCharset = ({ page }: Facts): Finding[] =>
  /^utf-8$/i.test(page.characterSet)
    ? []
    : [bad('charsetWrong', { charset: page.characterSet }, '<meta charset="utf-8" />')];

/** The page sets only tokens that the style sheets of the widgets read. */
export function checkTokens({ page, published }: Facts): Finding[] {
  return page.tokens
    .filter((name) => !published.tokens.includes(name))
    .map((token) => {
      const meant = nearest(token, published.tokens);
      return bad('tokenUnknown', { token }, meant && `${meant}: …;`);
    });
}

/** No element is in a container without width. What is hidden has none, and needs none. */
export function checkSize({ page }: Facts): Finding[] {
  const squeezed = page.elements.filter(
    ({ name, isDefined, isHidden, width }) => name !== 'provider' && isDefined && !isHidden && width < 1,
  );
  return squeezed.map(({ tag }) =>
    bad('widthZero', { tag: `<${tag}>` }, `${tag} { min-width: 280px; flex: 1 1 280px; }`),
  );
}

/** A link, a button or a label around an element takes its clicks; a form around it does not send its fields. */
export function checkNesting({ page }: Facts): Finding[] {
  return page.elements.flatMap(({ name, tag, inside }): Finding[] => {
    // Of a provider each element inside says so.
    if (inside === '' || name === 'provider') return [];
    const values = { tag: `<${tag}>`, outer: `<${inside}>` };
    const instead = `<${inside}>…</${inside}>\n<${tag}></${tag}>`;
    return [inside === 'form' ? note('insideForm', values, instead) : bad('insideControl', values, instead)];
  });
}
