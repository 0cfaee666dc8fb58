/** Lower case without accents: the form of the stored search column and of the search terms. */
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

/** LIKE patterns of the search terms: an order must contain every one; at most eight count. */
export function searchPatterns(typed: string): string[] {
  const words = searchable(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
