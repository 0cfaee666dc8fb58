/** Names `--ta-*` that a page sets, in style sheets that a script may read and in `style` attributes. */
export function readTokens(page: Document): readonly string[] {
  const names = new Set<string>();
  const keep = (style: CSSStyleDeclaration) => {
    for (const name of style) if (name.startsWith('--ta-')) names.add(name);
  };
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule) keep(rule.style as CSSStyleDeclaration);
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
    const rules = rulesOf(sheet);
    if (rules) walk(rules);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[style*="--ta-"]')) keep(element.style);
  return [...names].toSorted();
}

/** A sheet of another site may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}
