import type { Field } from './calls.ts';
import { formTexts, problemSentence } from './formTexts.ts';
import type { FieldProblem } from './formTexts.ts';

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

let forms = 0;

/**
 * The options as a form of native controls, which the page styles as it likes (`.ta-fields`). A problem appears under its
 * field (`.ta-fields__problem`); one of a field that is not shown, under the form.
 * @param language of labels and problems; those of the options come from the lab.
 */
export function createFieldForm(
  element: HTMLElement,
  { product, language }: { readonly product: ProductAnswer; readonly language: string },
  onChange: (fields: Readonly<Record<string, string | number>>) => void,
) {
  const page = element.ownerDocument;
  const texts = formTexts(language);
  const prefix = `ta-problem-${(forms += 1)}`;
  const createProblem = (name: string) =>
    Object.assign(page.createElement('p'), {
      id: `${prefix}-${name}`,
      className: 'ta-fields__problem',
      hidden: true,
    });
  const fieldset = Object.assign(page.createElement('fieldset'), { className: 'ta-fields' });
  const others = createProblem('other');
  const controls = new Map<
    string,
    { readonly control: Control; readonly row: HTMLElement; readonly problem: HTMLElement }
  >();
  const kinds = new Map(product.options.map(({ name, kind }) => [name, kind]));

  const add = (name: string, label: string, control: Control) => {
    const row = page.createElement('div');
    const labelled = page.createElement('label');
    const problem = createProblem(name);
    labelled.append(`${label} `, control);
    row.append(labelled, problem);
    control.name = name;
    control.addEventListener('change', () => onChange({ [name]: read(name, control) }));
    controls.set(name, { control, row, problem });
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
    add(
      'Size',
      texts.size,
      select(product.sizes.map((value) => ({ value, label: value.replace('x', ' × ') }))),
    );
  if (product.pages) {
    const { least, most, step } = product.pages;
    add('Pages', texts.pages, input('number', { min: least, max: most, step }));
  }
  for (const { name, label, kind, choices, least, most, longest } of product.options) {
    if (kind === 'choice') add(name, label, select(choices));
    else if (kind === 'flag') add(name, label, input('checkbox'));
    else if (kind === 'number') add(name, label, input('number', { min: least, max: most }));
    else add(name, label, input('text', longest > 0 ? { maxlength: longest } : {}));
  }
  others.setAttribute('role', 'status');
  fieldset.append(others);
  element.append(fieldset);

  const labelOf = ({ field, value }: FieldProblem) =>
    product.options.find(({ name }) => name === field)?.choices.find((choice) => choice.value === value)
      ?.label ?? value.replace('x', ' × ');
  function showProblems(problems: readonly FieldProblem[]): void {
    const sentences = (of: readonly FieldProblem[]) =>
      of.map((problem) => problemSentence(texts, problem, labelOf(problem))).join(' ');
    const put = (place: HTMLElement, text: string) => {
      if (place.textContent !== text) place.textContent = text;
      place.hidden = text === '';
    };
    for (const [name, { control, row, problem }] of controls) {
      put(problem, row.hidden ? '' : sentences(problems.filter(({ field }) => field === name)));
      if (problem.hidden) {
        control.removeAttribute('aria-invalid');
        control.removeAttribute('aria-describedby');
      } else {
        control.setAttribute('aria-invalid', 'true');
        control.setAttribute('aria-describedby', problem.id);
      }
    }
    put(others, sentences(problems.filter(({ field }) => controls.get(field)?.row.hidden ?? true)));
  }

  return {
    /** Shows the lab's answer: values, only the options and choices that are asked now, and the problems. */
    show(fields: readonly Field[], problems: readonly FieldProblem[]) {
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
      showProblems(problems);
    },
    setReadOnly(isReadOnly: boolean) {
      fieldset.disabled = isReadOnly;
    },
    focus: (name: string) => controls.get(name)?.control.focus(),
    remove: () => fieldset.remove(),
  };
}
