// The sandbox's fields: number and expiry, validated when they lose focus. The number stays here (see card-number.js).
import { showFieldProblem } from './status.js';
import { expiryProblem, groupDigits, numberProblem, readExpiry, referenceFor } from './card-number.js';

/** `check` shows errors beside the fields and focuses the first one; `reference` creates the provider's reference. */
export function createFields(texts) {
  const fields = {
    number: { input: document.getElementById('number'), problemOf: numberProblem },
    expiry: { input: document.getElementById('expiry'), problemOf: (text) => expiryProblem(text) },
  };
  const number = fields.number.input;
  number.addEventListener('input', () => {
    if (number.selectionStart === number.value.length) number.value = groupDigits(number.value);
  });
  const validateField = (name) => {
    const { input, problemOf } = fields[name];
    const problem = problemOf(input.value);
    showFieldProblem(input, problem === '' ? '' : texts[problem]);
    return problem === '';
  };
  for (const [name, { input }] of Object.entries(fields))
    input.addEventListener('blur', () => input.value !== '' && validateField(name));
  return {
    check() {
      const wrong = Object.keys(fields).filter((name) => !validateField(name));
      if (wrong.length > 0) fields[wrong[0]].input.focus();
      return wrong.length === 0;
    },
    reference: async () => ({ reference: referenceFor(number.value, readExpiry(fields.expiry.input.value)) }),
    // The form resets its own fields.
    reset: () => undefined,
  };
}
