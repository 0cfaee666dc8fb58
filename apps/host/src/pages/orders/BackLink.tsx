import { useText } from '@trade-area/widgets';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { orderPageTexts } from './strings.ts';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  /** Address to lead to when the page was opened from outside the portal. */
  readonly fallback: string;
}

/** Leads back to the former page of the portal (DET-03, DET-14). */
export function BackLink({ fallback }: BackLinkProps) {
  const t = useText(orderPageTexts);
  const navigate = useNavigate();
  const cameFromPortal = useLocation().key !== 'default';
  const onClick = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!cameFromPortal || !isPlain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p>
      <a className="ta-link" href={fallback} onClick={onClick}>
        <span aria-hidden="true">← </span>
        {t('back')}
      </a>
    </p>
  );
}
