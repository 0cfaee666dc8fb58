import type { ReactElement } from 'react';
import { useLanguage } from './text/engine.tsx';

/** WebVTT of a film in one language. */
export interface CaptionTrack {
  /** Its code, `it`. */
  readonly language: string;
  readonly href: string;
}

/**
 * The captions of a film, to be drawn inside its `<video>`: on at first are those in the reader’s language, else the English
 * ones. Captions of another site are shown only of a film that the page may read too (`crossOrigin`).
 */
export function Captions({ tracks }: { readonly tracks: readonly CaptionTrack[] }): ReactElement {
  const reader = useLanguage();
  const has = (code: string) => tracks.some(({ language }) => language === code);
  const shown = [reader, 'en'].find(has) ?? tracks[0]?.language;
  return (
    <>
      {tracks.map(({ language, href }) => (
        <track
          key={language}
          kind="captions"
          src={href}
          srcLang={language}
          label={new Intl.DisplayNames(language, { type: 'language' }).of(language)}
          default={language === shown}
        />
      ))}
    </>
  );
}
