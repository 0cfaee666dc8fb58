const maxNameLength = 255;

/** A name is a label: no path, no control or direction characters, never empty, never a name in the lab's storage. */
export function safeName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const plain = last
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
  const characters = [...plain].slice(0, maxNameLength).join('');
  return /^\.*$/.test(characters) ? 'file' : characters;
}
