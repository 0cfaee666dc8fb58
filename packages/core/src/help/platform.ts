/** A system that the layout software is made for. */
export type SoftwarePlatform = 'mac' | 'pc';

/** The system of a visitor by the words of its browser; '' = neither. Phones and tablets are neither. */
export function platformOf(userAgent: string): SoftwarePlatform | '' {
  if (/iPhone|iPad|Android|Mobile/i.test(userAgent)) return '';
  if (/Macintosh|Mac OS X|macOS/i.test(userAgent)) return 'mac';
  return /Windows/i.test(userAgent) ? 'pc' : '';
}

/** The same entries, those for the visitor's own system first (LAY-39). */
export function ownPlatformFirst<Entry extends { readonly platform: string }>(
  entries: readonly Entry[],
  platform: SoftwarePlatform | '',
): readonly Entry[] {
  if (platform === '') return entries;
  const isOwn = (entry: Entry) => entry.platform === platform;
  return [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))];
}
