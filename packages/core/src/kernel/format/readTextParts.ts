/** A heading or a paragraph of a text that a lab has written. */
export interface TextPart {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/**
 * The parts of a plain text: an empty line ends a paragraph, a line that begins with `# ` is a heading and ends with its
 * line. Line breaks inside a paragraph stay.
 */
export function readTextParts(text: string): readonly TextPart[] {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^# .*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('# ')
        ? { kind: 'heading', text: part.slice(2).trim() }
        : { kind: 'paragraph', text: part },
    );
}
