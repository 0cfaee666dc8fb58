import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { copyText } from '../../kit/clipboard.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { checkIcon, copyIcon } from '../../ui/icons.ts';
import { ordersTexts } from '../strings.ts';

export interface CodeCellProps {
  readonly row: OrderRow;
  /** Unread messages of this order (DASH-12). */
  readonly unread: number;
  /** Offers to copy the code. Default true; not inside a link. */
  readonly copyable?: boolean;
}

/** The order code, quiet, to be copied, with its unread messages. */
export function CodeCell({ row, unread, copyable = true }: CodeCellProps): ReactElement {
  const t = useText(ordersTexts);
  return (
    <span className="ta-orders-code">
      <span className="ta-orders-code__text ta-figures">{row.commessa}</span>
      <Badge count={unread} label={t('unread', { count: unread })} />
      {copyable && <CopyButton key={row.commessa} code={row.commessa} />}
    </span>
  );
}

const copiedShown = 1_500;

function CopyButton({ code }: { readonly code: string }): ReactElement {
  const t = useText(ordersTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShown);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className="ta-orders-code__copy" data-copied={copied || undefined}>
      <IconButton
        icon={copied ? checkIcon : copyIcon}
        label={t('copyCode', { code })}
        size="small"
        onClick={() => void copyText(code).then(setCopied)}
      />
      <span className="ta-hidden" role="status">
        {copied ? t('copied') : ''}
      </span>
    </span>
  );
}
