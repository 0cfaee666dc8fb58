import { calendarMonths, monthAt, monthName, printLanguages } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { calendarEditorTexts } from './strings.ts';

/** Names the pages of a calendar in the language of the page: `Cover`, `January 2027`. */
export function usePageName({
  calendar,
  spreads,
}: Pick<PrintProject, 'calendar' | 'spreads'>): (sheet: Pick<ProjectSpread, 'id'>) => string {
  const t = useText(calendarEditorTexts);
  const spoken = useLanguage();
  const locale = printLanguages.find((each) => each === spoken) ?? 'en';
  return ({ id }) => {
    const index = spreads.findIndex((sheet) => sheet.id === id);
    if (!calendar || index < 1 || index > calendarMonths) return t('cover');
    const { year, month } = monthAt(calendar, index - 1);
    return `${monthName({ ...calendar, locale }, month)} ${year}`;
  };
}
