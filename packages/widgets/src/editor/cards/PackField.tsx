import type { ReactElement } from 'react';
import type { Editor, PrintChoice } from '@trade-area/core/editor';
import { piecesOf, projectLimits, setPieces } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { cardEditorTexts } from './strings.ts';

export interface PackFieldProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  /** The size that is made; undefined once it is no longer sold. */
  readonly choice: PrintChoice | undefined;
}

/** Packs that are offered, in packs: close together at first. */
const packs = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50];

/** The number of cards, in packs, each with the price of one card. */
export function PackField({ editor, project, choice }: PackFieldProps): ReactElement {
  const t = useText(cardEditorTexts);
  const shared = useText(printEditorTexts);
  const { money } = useFormats();
  const pieces = piecesOf(project);
  const pack = choice?.pack ?? 1;
  const counts = packs.map((count) => count * pack).filter((count) => count <= projectLimits.copies);
  const offered = counts.includes(pieces) ? counts : [...counts, pieces].toSorted((a, b) => a - b);
  const priceOf = (count: number) =>
    choice?.tiers?.findLast(({ from }) => from <= count)?.price ?? choice?.price ?? null;
  return (
    <Field label={shared('quantity')}>
      <Select
        value={String(pieces)}
        onValue={(value) => editor.act('setCopies', (each) => setPieces(each, Number(value)))}
        options={offered.map((count) => {
          const price = priceOf(count);
          const label = price ? t('packOf', { count, price: money(price) }) : t('cards', { count });
          return { value: String(count), label, disabled: count % pack !== 0 };
        })}
      />
    </Field>
  );
}
