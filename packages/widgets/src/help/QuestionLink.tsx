import { useState } from 'react';
import type { ReactElement } from 'react';
import type { FaqQuestion } from '@trade-area/core/contract';
import { formatQuestionAddress } from '@trade-area/core/help';
import { copyText } from '../kit/clipboard.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { copyIcon } from '../ui/icons.ts';
import { helpTexts } from './strings.ts';

/** Copies the link that opens a question in the portal; where the browser refuses, the link is shown. */
export function QuestionLink({ id, domanda }: Pick<FaqQuestion, 'id' | 'domanda'>): ReactElement {
  const t = useText(helpTexts);
  const { portalOrigin } = useSessionArea().config;
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkFailed'>();
  const link = `${portalOrigin}${formatQuestionAddress(id)}`;
  const copy = async () => setOutcome((await copyText(link)) ? 'linkCopied' : 'linkFailed');
  return (
    <p className="ta-help__link">
      <Button
        variant="link"
        size="small"
        icon={copyIcon}
        aria-label={t('copyLinkOf', { question: domanda })}
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
