import { useLayoutEffect } from 'react';
import { usePage } from '../layout/usePage.ts';
import { usePortal } from '../portal/usePortal.ts';

/** Forces English while a page is open that has no other language; the next one has the person's own (PUB-09). */
export function PageLanguage(): null {
  const { language } = usePortal();
  const { isEnglishOnly = false } = usePage().route;
  useLayoutEffect(() => language.force(isEnglishOnly ? 'en' : null), [language, isEnglishOnly]);
  return null;
}
