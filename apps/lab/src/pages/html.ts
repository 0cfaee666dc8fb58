import { escapeHtml } from '../base/escapeHtml.ts';

/** Markup that has been escaped where it had to be. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Everything put into the template is escaped, unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const shown = (part: Part): string => {
    if (part instanceof Markup) return part.text;
    if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
    return part.map(shown).join('');
  };
  return new Markup(
    strings.reduce((text, string, index) => `${text}${shown(parts[index - 1] ?? '')}${string}`),
  );
}
