/**
 * Sends a form that is not on the page, in a tab of its own, so that a refusal is read there and this page stays. The
 * browser saves the file of an answer that says so, and closes the tab. `file` is the name of that file, for whoever
 * observes downloads (OBS-01).
 */
export function postForm(address: string, fields: Readonly<Record<string, string>>, file = ''): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  if (file !== '') {
    form.dataset['download'] = file;
    // `submit()` tells nobody.
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  }
  form.submit();
  form.remove();
}
