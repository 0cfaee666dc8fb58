/** Lower case without accents: how orders are stored for searching, and how what was typed is compared. */
export function searchable(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every word must be somewhere in the order; at most eight count. As LIKE patterns. */
export function searchPatterns(typed: string): string[] {
  const words = searchable(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
