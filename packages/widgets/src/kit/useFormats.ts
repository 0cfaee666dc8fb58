import { formatsFor } from '@trade-area/core/kernel';
import type { Formats } from '@trade-area/core/kernel';
import { useCustomerRegion } from './provider.tsx';
import { useLanguage } from './text/engine.tsx';

/**
 * Dates, numbers, money, sizes and lists as this customer writes them: by language, country and area (I18N-12). The
 * same object until one of them changes.
 *
 * @example
 * const { date } = useFormats();
 * <time dateTime="2026-11-21">{date('2026-11-21')}</time>
 */
export function useFormats(): Formats {
  const language = useLanguage();
  return formatsFor({ language, ...useCustomerRegion() });
}
