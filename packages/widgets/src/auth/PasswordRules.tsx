import type { ReactElement } from 'react';
import { passwordChecks, passwordStrength } from '@trade-area/core/auth';
import { useText } from '../kit/text/engine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon } from '../ui/icons.ts';
import { passwordTexts } from './strings.ts';

const words = ['', 'strength1', 'strength2', 'strength3', 'strength4'] as const;

/** The meter of a new password, and its three rules, each saying whether it is met (ACC-21). */
export function PasswordRules({ password }: { readonly password: string }): ReactElement {
  const t = useText(passwordTexts);
  const checks = passwordChecks(password);
  const strength = passwordStrength(password);
  const word = words[strength];
  const rules = [
    [checks.hasLetter, t('ruleLetter')],
    [checks.hasDigit, t('ruleDigit')],
    [checks.isLongEnough, t('ruleLength')],
  ] as const;
  return (
    <span className="ta-rules">
      <span className="ta-strength" data-level={strength}>
        <span
          className="ta-strength__bar"
          role="meter"
          aria-label={t('strength')}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={strength}
          aria-valuetext={word ? t(word) : undefined}
        >
          {[1, 2, 3, 4].map((level) => (
            <span key={level} className="ta-strength__step" data-on={level <= strength || undefined} />
          ))}
        </span>
        <span className="ta-strength__word" aria-live="polite">
          {word && t(word)}
        </span>
      </span>
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
