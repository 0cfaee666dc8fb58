import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { speaksEnglishOnly } from '../portal/addresses.ts';
import { usePortal } from '../portal/usePortal.ts';

/** A page that speaks English alone does so while it is open; the next one has the person's own language (PUB-09). */
export function PageLanguage(): null {
  const { language } = usePortal();
  const english = speaksEnglishOnly(`/ta${useLocation().pathname}`);
  useLayoutEffect(() => language.force(english ? 'en' : null), [language, english]);
  return null;
}
