import { momentOf } from '@trade-area/core/messages';
import { useSessionArea } from '../kit/provider.tsx';
import { useFormats } from '../kit/useFormats.ts';

/**
 * Says when a message was written (MSG-09): "3 hours ago", or long date and short time; '' for what is no date.
 * Counted from now: render again to count again.
 */
export function useMessageTime(): (iso: string) => string {
  const { clock } = useSessionArea();
  const { ago, dateTime } = useFormats();
  return (iso) => {
    const moment = momentOf(iso, clock.now());
    if (moment.kind === 'none') return '';
    return moment.kind === 'full' ? dateTime(iso) : ago(moment.value, moment.unit);
  };
}
