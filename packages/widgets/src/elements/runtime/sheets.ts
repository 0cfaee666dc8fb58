const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet per style text, shared by every shadow root: allowed under `style-src 'self'`. */
export function sheetFor(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
