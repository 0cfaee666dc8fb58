import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';

/** `film@it.vtt` are the Italian captions of the film `film`, whatever its ending; null = no captions. */
export function readCaptions(
  filename: string,
): { readonly film: string; readonly language: Language } | null {
  const [, film = '', code] = /^(.+)@([a-z]{2})\.vtt$/.exec(filename) ?? [];
  const language = languages.find((each) => each === code);
  return language ? { film, language } : null;
}
