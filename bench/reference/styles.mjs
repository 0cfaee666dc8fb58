// Styles of both reference elements: plain, with the measures of the widgets.
const css = `
:host { display: block; color: #1d1a17; font: 15px/1.5 inherit; }
* { box-sizing: border-box; }
h2 { margin: 0 0 12px; font-size: 1.25em; font-weight: 500; }
form, label { display: grid; gap: 6px; }
form { gap: 16px; }
label { color: #6b645a; }
input { min-height: 40px; padding: 8px 12px; border: 1px solid #8b8377; border-radius: 4px; font: inherit; }
button { min-height: 40px; border: 0; border-radius: 4px; background: #2f4598; color: #fff; font: inherit; }
button.plain { background: none; color: #2f4598; }
:focus-visible { outline: 2px solid #2f4598; outline-offset: 2px; }
.password { position: relative; display: grid; }
.password button { position: absolute; inset: 0 4px 0 auto; }
.error { padding: 12px; border-inline-start: 3px solid #a8281e; background: #f6e9e5; }
a { color: #2f4598; }
section { margin-block-end: 32px; }
header { display: flex; justify-content: space-between; gap: 16px; }
table { width: 100%; border-spacing: 0; }
th { padding: 10px 12px; border-block-end: 1px solid #8b8377; color: #6b645a; font-weight: 500; text-align: start; }
td { padding: 12px; border-block-end: 1px solid #e4ded3; }
tr[data-unread] td { font-weight: 600; }
.end { text-align: end; font-variant-numeric: tabular-nums; }
progress { width: 6em; }
`;

let sheet;

/** One constructed sheet for all elements of the page. */
export function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/** An element with attributes; functions among them listen to the event of their name. */
export function make(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}
