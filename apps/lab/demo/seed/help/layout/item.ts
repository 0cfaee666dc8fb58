import type { LayoutBlock } from '@trade-area/core/contract';
import type { Texts } from '../../../../src/database/schema/shop.ts';
import { texts } from '../../store/texts.ts';

/**
 * A text of the layout help. The documents count most of them and quote few (LAY-31): facts are theirs, the words are
 * the demonstration's, and a lab replaces them by an import of `layout-help.csv`.
 */
export interface DemoLayoutItem {
  readonly id: string;
  readonly block: LayoutBlock;
  readonly title: Texts;
  readonly text?: Texts;
  readonly link?: string;
  readonly note?: Texts;
  readonly platform?: 'mac' | 'pc';
}

/** A paragraph in five languages. */
export const paragraph = (en: string, it: string, es: string, fr: string, de: string): Texts =>
  texts(`<p>${en}</p>`, `<p>${it}</p>`, `<p>${es}</p>`, `<p>${fr}</p>`, `<p>${de}</p>`);

/** One text after the other, in each language. */
export const joined = (first: Texts, second: Texts): Texts =>
  texts(
    first.en + second.en,
    first.it + second.it,
    first.es + second.es,
    first.fr + second.fr,
    first.de + second.de,
  );
