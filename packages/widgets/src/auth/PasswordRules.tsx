import type { ReactElement } from 'react';
import type { PasswordChecks } from '@trade-area/core/auth';
import { useText } from '../kit/text/engine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon } from '../ui/icons.ts';
import { passwordTexts } from './strings.ts';

/** The three rules of a new password, each saying whether it is met (ACC-21). */
export function PasswordRules({ checks }: { readonly checks: PasswordChecks }): ReactElement {
  const t = useText(passwordTexts);
  const rules = [
    [checks.letter, t('ruleLetter')],
    [checks.digit, t('ruleDigit')],
    [checks.length, t('ruleLength')],
  ] as const;
  return (
    <span className="ta-rules">
      {rules.map(([met, rule]) => (
        <span key={rule} className="ta-rules__rule" data-met={met || undefined}>
          <span className="ta-rules__mark">{met && <Icon shape={checkIcon} size="small" />}</span>
          <span className="ta-hidden">{t(met ? 'ruleMet' : 'ruleOpen')} </span>
          {rule}
        </span>
      ))}
    </span>
  );
}
