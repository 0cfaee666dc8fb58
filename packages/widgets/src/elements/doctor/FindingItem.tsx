import { useState } from 'react';
import type { ReactElement } from 'react';
import { copyText } from '../../kit/clipboard.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { copyIcon } from '../../ui/icons.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { NamedFinding } from './checks/finding.ts';
import { doctorTexts } from './strings.ts';

const tones = { bad: 'danger', note: 'warning' } as const;

/** One mistake: what is wrong, why it matters, and the code to write instead. */
export function FindingItem({ finding }: { readonly finding: NamedFinding }): ReactElement {
  const t = useText(doctorTexts);
  const { check, mistake, verdict, values, instead } = finding;
  return (
    <li className="ta-doctor__finding" part="finding" data-check={check} data-verdict={verdict}>
      <StatusMark tone={tones[verdict]}>{t(mistake, values)}</StatusMark>
      <p className="ta-doctor__why">{t(`${mistake}Why`, values)}</p>
      {instead !== '' && <Instead code={instead} />}
    </li>
  );
}

function Instead({ code }: { readonly code: string }): ReactElement {
  const t = useText(doctorTexts);
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>();
  const copy = async () => setOutcome((await copyText(code)) ? 'copied' : 'copyRefused');
  return (
    <div className="ta-doctor__instead">
      <span>{t('instead')}</span>
      <pre className="ta-doctor__code" part="code" translate="no">
        <code>{code}</code>
      </pre>
      <p className="ta-doctor__copy">
        <Button
          variant="link"
          size="small"
          icon={copyIcon}
          aria-label={t('copyOf', { code })}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        <span role="status">{outcome && t(outcome)}</span>
      </p>
    </div>
  );
}
