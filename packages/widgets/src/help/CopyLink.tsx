import { useState } from 'react';
import type { ReactElement } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { copyIcon } from '../ui/icons.ts';
import { helpTexts } from './strings.ts';

export interface CopyLinkProps {
  /** Address in the portal, without its origin. */
  readonly address: string;
  /** Title of what the link opens, for the spoken name. */
  readonly name: string;
}

/** Copies a link into the portal; where the browser refuses, the link is shown. */
export function CopyLink({ address, name }: CopyLinkProps): ReactElement {
  const t = useText(helpTexts);
  const { portalOrigin } = useSessionArea().config;
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkFailed'>();
  const link = `${portalOrigin}${address}`;
  const copy = async () => setOutcome((await copyText(link)) ? 'linkCopied' : 'linkFailed');
  return (
    <p className="ta-help__link">
      <Button
        variant="link"
        size="small"
        icon={copyIcon}
        aria-label={t('copyLinkOf', { question: name })}
        onClick={() => void copy()}
      >
        {t('copyLink')}
      </Button>
      <span className="ta-help__told" role="status">
        {outcome === undefined ? '' : t(outcome, { link })}
      </span>
    </p>
  );
}
