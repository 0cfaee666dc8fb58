import type { ReactElement } from 'react';
import type { Editor, PrintChoice } from '@trade-area/core/editor';
import { foldOption, setOption } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

export interface CardExtrasProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  readonly choice: PrintChoice | undefined;
}

/** Corners, foil and what else the price list has; whether it is folded, the card itself says. */
export function CardExtras({ editor, project, choice }: CardExtrasProps): ReactElement {
  const options = choice?.options?.filter(({ name }) => name !== foldOption.name) ?? [];
  return (
    <>
      {options.map(({ name, label, initial, choices }) => (
        <Field key={name} label={label}>
          <Select
            value={project.options[name] ?? initial}
            onValue={(value) =>
              editor.act('changeProduct', (each) => setOption(each, name, value === initial ? '' : value))
            }
            options={choices.map((each) => ({ value: each.value, label: each.label }))}
          />
        </Field>
      ))}
    </>
  );
}
