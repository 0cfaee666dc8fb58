import { useMemo, useSyncExternalStore } from 'react';
import { fetchPrintFont } from '../../kit/fetchPrintFont.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import type { SheetSources } from '../stage/paintSheet.ts';
import { createFonts } from './fonts.ts';

/** Outlines of the lab’s fonts; another function whenever another font is there, so that text is drawn again. */
export function useFonts(): SheetSources['outlinesOf'] {
  const { config } = useSessionArea();
  const fonts = useMemo(
    () => createFonts((font) => fetchPrintFont(config.labOrigin, font)),
    [config.labOrigin],
  );
  const version = useSyncExternalStore(fonts.subscribe, fonts.version, fonts.version);
  // Of this version: what was drawn before with fewer fonts is drawn again.
  return useMemo(() => fonts.at(version), [fonts, version]);
}
