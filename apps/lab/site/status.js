// The line in which a page says how its work goes (parts/StatusLine.tsx).

/** Shows a sentence as a fact or as a problem; '' shows nothing. */
export function showStatus(text, isProblem = false) {
  for (const part of document.querySelectorAll('#status > [data-status]')) {
    const isShown = text !== '' && (part.dataset.status === 'danger') === isProblem;
    part.hidden = !isShown;
    part.querySelector('[data-said]').textContent = isShown ? text : '';
  }
}

/** A copy of what the server has drawn in a `<template>`. */
export const copyOf = (id) => document.getElementById(id).content.firstElementChild.cloneNode(true);

/** Shows a problem under a field, or takes it away: '' is none. */
export function showFieldProblem(input, text) {
  document.getElementById(`${input.id}-error`).textContent = text;
  input.setAttribute('aria-invalid', String(text !== ''));
  input.setAttribute('aria-describedby', text === '' ? '' : `${input.id}-error`);
}
