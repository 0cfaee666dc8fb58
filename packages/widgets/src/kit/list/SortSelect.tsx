import type { ReactElement } from 'react';
import type { Sort } from '@trade-area/core/kernel';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useText } from '../text/engine.tsx';
import { listTexts } from '../listStrings.ts';

export interface SortSelectProps<Column extends string> {
  /** The columns that sort, in the table's order. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly sort: Sort<Column> | null | undefined;
  readonly onSort: (sort: Sort<Column> | null) => void;
}

const directions = { asc: 'sortAscending', desc: 'sortDescending' } as const;

/** The sort of a list whose rows are cards: cards have no headings to press. */
export function SortSelect<Column extends string>(props: SortSelectProps<Column>): ReactElement {
  const { columns, sort, onSort } = props;
  const t = useText(listTexts);
  const choices = columns.flatMap(({ key, title }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${key} ${direction}`,
      label: t(directions[direction], { column: title }),
      sort: { column: key as Column, direction },
    })),
  );
  return (
    <div className="ta-list-sort">
      <Field label={t('sortBy')}>
        <Select
          value={sort ? `${sort.column} ${sort.direction}` : ''}
          onValue={(chosen) => onSort(choices.find(({ value }) => value === chosen)?.sort ?? null)}
          options={[{ value: '', label: t('sortNone') }, ...choices]}
        />
      </Field>
    </div>
  );
}
