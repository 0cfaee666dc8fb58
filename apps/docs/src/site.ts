/** On every page: the theme, buttons that copy code, `/` for the search, and code that names this lab. */
import './site.css';
import { labInCode, labOrigin } from './lab.ts';

followTheme();
nameThisLab();
copyCode();
searchBySlash();

function followTheme(): void {
  const select = document.querySelector<HTMLSelectElement>('#theme');
  if (!select) return;
  select.value = document.documentElement.dataset['theme'] ?? 'auto';
  select.hidden = false;
  select.addEventListener('change', () => {
    if (select.value === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = select.value;
    try {
      if (select.value === 'auto') localStorage.removeItem('ta-docs-theme');
      else localStorage.setItem('ta-docs-theme', select.value);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  });
}

/** So that code can be pasted as it is. */
function nameThisLab(): void {
  for (const code of document.querySelectorAll('pre code'))
    if (code.textContent?.includes(labInCode))
      code.textContent = code.textContent.replaceAll(labInCode, labOrigin);
}

function copyCode(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector('code')?.textContent ?? '';
      navigator.clipboard.writeText(code).then(
        () => show(button, 'Copied'),
        () => show(button, 'Select the code and copy it'),
      );
    });
  }
}

/** Shows what happened on the button for two seconds. */
function show(button: HTMLElement, words: string): void {
  button.textContent = words;
  setTimeout(() => (button.textContent = 'Copy'), 2_000);
}

function searchBySlash(): void {
  document.addEventListener('keydown', (event) => {
    const typing = event
      .composedPath()
      .some(
        (target) =>
          target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'),
      );
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>('#search-field')?.focus();
  });
}
