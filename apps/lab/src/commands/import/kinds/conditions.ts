import type { Condition } from '@trade-area/core/pricing';
import { checked, list, wordsOf } from '../column.ts';
import type { Column } from '../column.ts';

/** The name of an option on the wire. */
export const fieldName = (name: string, options: { readonly required?: true } = {}): Column =>
  checked(
    name,
    (cell) =>
      /^[A-Za-z][\w]{0,39}$/.test(cell)
        ? { cell }
        : { problem: `'${cell}' is no name of a field`, advice: 'letters and digits, such as CoverMaterial' },
    options,
  );

/** One or more conditions: `Copies` = is used, `Box=slipcase,wooden` = has one of these values. */
export const conditions = (name: string, options: { readonly required?: true } = {}): Column =>
  list(
    name,
    /^[A-Za-z]\w{0,39}(=[\w.x-]+(,[\w.x-]+)*)?$/,
    'an option, or an option with values: Copies, Box=slipcase,wooden',
    options,
  );

export const conditionsOf = (cell: string): Condition[] =>
  wordsOf(cell).map((word) => {
    const [option = '', values = ''] = word.split('=');
    return { option, values: values.split(',').filter(Boolean) };
  });

export const conditionsCell = (given: readonly Condition[]): string =>
  given.map(({ option, values }) => (values.length > 0 ? `${option}=${values.join(',')}` : option)).join(' ');
