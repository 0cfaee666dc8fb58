import type { attachmentEndings } from '@trade-area/core/contract';

interface Kind {
  readonly type: string;
  readonly endings: readonly (typeof attachmentEndings)[number][];
  /** First bytes; one of these must match. */
  readonly begins: readonly string[];
}

const kinds: readonly Kind[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: ['ffd8ff'] },
  { type: 'image/png', endings: ['png'], begins: ['89504e470d0a1a0a'] },
  { type: 'image/gif', endings: ['gif'], begins: ['474946383761', '474946383961'] },
  { type: 'image/tiff', endings: ['tif', 'tiff'], begins: ['49492a00', '4d4d002a', '49492b00', '4d4d002b'] },
  { type: 'application/pdf', endings: ['pdf'], begins: ['255044462d'] },
  { type: 'application/zip', endings: ['zip'], begins: ['504b0304', '504b0506'] },
];

/** The accepted kinds, as a text for the refusal. */
export const allowedKindsText = 'pictures (JPEG, PNG, GIF, TIFF), PDF or ZIP';

const endingOf = (name: string) => /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Checks the name alone, before the bytes have arrived. */
export function hasAllowedEnding(name: string): boolean {
  const ending = endingOf(name);
  return kinds.some(({ endings }) => (endings as readonly string[]).includes(ending));
}

/** The media type that name and bytes agree on; null when they differ or the type is not accepted (MSG-25). */
export function detectType(name: string, bytes: Buffer): string | null {
  const ending = endingOf(name);
  const head = bytes.subarray(0, 8).toString('hex');
  const found = kinds.find(
    ({ endings, begins }) =>
      (endings as readonly string[]).includes(ending) && begins.some((each) => head.startsWith(each)),
  );
  return found?.type ?? null;
}

/**
 * The name for display and downloads: the last part of a path, without control characters, direction marks and
 * characters that systems refuse in names. The stored file never carries it (T-D6, T-D9).
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const dot = clean.lastIndexOf('.');
  const stem = dot > 0 ? clean.slice(0, dot) : '';
  const ending = dot > 0 ? clean.slice(dot) : clean;
  return `${[...(stem || 'file')].slice(0, 120).join('')}${ending.slice(0, 10)}`;
}
