// The sandbox's fields: number and expiry, checked as they are typed. A number stays here (see card-number.js).
import { expiryProblem, grouped, numberProblem, readExpiry, referenceFor } from './card-number.js';

/** `check` says what is wrong beside the field and goes there; `reference` makes the provider's name of the card. */
export function createFields(words) {
  const fields = {
    number: { input: document.getElementById('number'), problemOf: numberProblem },
    expiry: { input: document.getElementById('expiry'), problemOf: (text) => expiryProblem(text) },
  };
  const number = fields.number.input;
  number.addEventListener('input', () => {
    if (number.selectionStart === number.value.length) number.value = grouped(number.value);
  });
  const fits = (name) => {
    const { input, problemOf } = fields[name];
    const problem = problemOf(input.value);
    document.getElementById(`${name}-error`).textContent = problem === '' ? '' : words[problem];
    input.setAttribute('aria-invalid', String(problem !== ''));
    return problem === '';
  };
  for (const [name, { input }] of Object.entries(fields))
    input.addEventListener('blur', () => input.value !== '' && fits(name));
  return {
    check() {
      const wrong = Object.keys(fields).filter((name) => !fits(name));
      if (wrong.length > 0) fields[wrong[0]].input.focus();
      return wrong.length === 0;
    },
    reference: async () => ({ reference: referenceFor(number.value, readExpiry(fields.expiry.input.value)) }),
    // The form empties its fields itself.
    reset: () => undefined,
  };
}
