import type { Field } from './calls.ts';

/** A product as the lab describes it, as far as the form needs it. */
export interface ProductAnswer {
  readonly slug: string;
  readonly name: string;
  readonly sizes: readonly string[];
  readonly pages: { readonly least: number; readonly most: number; readonly step: number } | null;
  readonly options: readonly {
    readonly name: string;
    readonly label: string;
    readonly kind: string;
    readonly when: readonly { readonly option: string; readonly values: readonly string[] }[];
    readonly least: number;
    readonly most: number;
    readonly longest: number;
    readonly choices: readonly {
      readonly value: string;
      readonly label: string;
      readonly swatch: string;
      readonly when: readonly { readonly option: string; readonly values: readonly string[] }[];
    }[];
  }[];
}

type Control = HTMLSelectElement | HTMLInputElement;

/** The options as a form of native controls, which the page styles as it likes (`.ta-fields`). */
export function createFieldForm(
  element: HTMLElement,
  product: ProductAnswer,
  onChange: (fields: Readonly<Record<string, string | number>>) => void,
) {
  const page = element.ownerDocument;
  const fieldset = Object.assign(page.createElement('fieldset'), { className: 'ta-fields' });
  const controls = new Map<string, { readonly control: Control; readonly row: HTMLElement }>();
  const kinds = new Map(product.options.map(({ name, kind }) => [name, kind]));

  const add = (name: string, label: string, control: Control) => {
    const row = page.createElement('label');
    row.append(`${label} `, control);
    control.name = name;
    control.addEventListener('change', () => onChange({ [name]: read(name, control) }));
    controls.set(name, { control, row });
    fieldset.append(row);
  };
  const read = (name: string, control: Control): string | number => {
    const kind = name === 'Pages' ? 'number' : kinds.get(name);
    if (kind === 'flag') return 'checked' in control && control.checked ? 1 : 0;
    return kind === 'number' ? Number(control.value) : control.value;
  };
  const select = (choices: readonly { readonly value: string; readonly label: string }[]) => {
    const made = page.createElement('select');
    made.append(
      ...choices.map(({ value, label }) =>
        Object.assign(page.createElement('option'), { value, textContent: label }),
      ),
    );
    return made;
  };
  const input = (type: string, attributes: Readonly<Record<string, number>> = {}) => {
    const made = page.createElement('input');
    made.type = type;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    return made;
  };

  if (product.sizes.length > 0)
    add('Size', 'cm', select(product.sizes.map((value) => ({ value, label: value.replace('x', ' × ') }))));
  if (product.pages) {
    const { least, most, step } = product.pages;
    add('Pages', '#', input('number', { min: least, max: most, step }));
  }
  for (const { name, label, kind, choices, least, most, longest } of product.options) {
    if (kind === 'choice') add(name, label, select(choices));
    else if (kind === 'flag') add(name, label, input('checkbox'));
    else if (kind === 'number') add(name, label, input('number', { min: least, max: most }));
    else add(name, label, input('text', longest > 0 ? { maxlength: longest } : {}));
  }
  element.append(fieldset);

  return {
    /** Shows the lab's answer: values, and only the options and choices that are asked now. */
    show(fields: readonly Field[]) {
      const values = new Map(
        fields.map(({ name, stringValue, numberValue }) => [name, String(numberValue ?? stringValue ?? '')]),
      );
      const holds = (when: ProductAnswer['options'][number]['when']) =>
        when.length === 0 ||
        when.some(({ option, values: wanted }) =>
          wanted.length === 0
            ? !['', '0', 'none'].includes(values.get(option) ?? '')
            : wanted.includes(values.get(option) ?? ''),
        );
      for (const option of product.options) {
        const found = controls.get(option.name);
        if (!found) continue;
        found.row.hidden = !holds(option.when);
        if (found.control instanceof HTMLSelectElement)
          option.choices.forEach(({ when }, index) => {
            const item =
              found.control instanceof HTMLSelectElement ? found.control.options[index] : undefined;
            if (item) item.hidden = item.disabled = !holds(when);
          });
      }
      for (const [name, { control }] of controls) {
        const value = values.get(name);
        if (value === undefined || control === control.ownerDocument.activeElement) continue;
        if (kinds.get(name) === 'flag' && 'checked' in control) control.checked = value === '1';
        else control.value = value;
      }
    },
    setReadOnly(isReadOnly: boolean) {
      fieldset.disabled = isReadOnly;
    },
    focus: (name: string) => controls.get(name)?.control.focus(),
    remove: () => fieldset.remove(),
  };
}
