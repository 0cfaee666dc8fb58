import { hintOf, profileRules } from '@trade-area/core/account';
import type { ProfileField, RegionChoice } from '@trade-area/core/account';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { profileTexts } from '../profileStrings.ts';
import { fieldWords, hintWords, problemWords, regionLabel } from './fieldWords.ts';
import type { ProfileView } from './useProfile.ts';
import type { Regions } from './useRegions.ts';

/** Characters that a field accepts; a text longer than its rule allows is reported and not cut. */
const mostTyped = 1000;

export interface ProfileFieldRowProps {
  readonly field: ProfileField;
  readonly view: ProfileView;
  readonly regions: Regions;
  readonly choices: readonly RegionChoice[];
  /** E-mail of the sign-in. */
  readonly signInEmail: string;
}

/** One field of the profile with its label, hint, problem and a conflicting stored value. */
export function ProfileFieldRow({ field, view, regions, choices, signInEmail }: ProfileFieldRowProps) {
  const t = useText(profileTexts);
  const { country } = useFormats();
  const { values, context, problems, conflict, change, busy } = view;
  const words = fieldWords[field];
  const rule = profileRules[field];
  // The lab tells a country's name in the account's language, which need not be the page's.
  const value = field === 'nazione' ? country(context.country) : values[field];
  const problem = problems.get(field);
  const stored = conflict && change[field] !== undefined ? conflict[field] : undefined;
  const label = field === 'stato_regione_iso' ? t(regionLabel(context.country)) : t(words.label);
  const storedWords =
    field === 'stato_regione_iso' ? (choices.find(({ iso }) => iso === stored)?.name ?? stored) : stored;

  const hint = hintOf(field, value, context);
  const hintText =
    stored !== undefined
      ? t('conflictStored', { value: storedWords || t('conflictEmpty') })
      : hint
        ? t(hintWords[hint])
        : field === 'email' && value.trim().toLowerCase() !== signInEmail.toLowerCase() && signInEmail !== ''
          ? t('emailHint', { email: signInEmail })
          : field === 'stato_regione_iso' && regions.failed
            ? t('regionsFailed')
            : words.hint && !problem
              ? t(words.hint)
              : undefined;
  const shared = {
    name: field,
    value,
    onValue: (next: string) => view.set(field, next),
    onBlur: () => view.touch(field),
  };
  return (
    <div
      className="ta-profile__field"
      data-wide={words.wide}
      data-changed={stored !== undefined || undefined}
    >
      <Field
        label={label}
        note={rule.required || rule.readOnly ? undefined : t('optional')}
        required={rule.required}
        error={problem && t(problemWords[problem], { most: rule.longest })}
        hint={hintText}
      >
        {field === 'stato_regione_iso' ? (
          <Select
            {...shared}
            disabled={busy}
            options={[
              { value: '', label: t('choose') },
              ...choices.map(({ iso, name }) => ({ value: iso, label: name })),
            ]}
          />
        ) : (
          <TextInput
            {...shared}
            type={words.type}
            autoComplete={words.autoComplete ?? 'off'}
            maxLength={mostTyped}
            // Not disabled: the focus stays where it was.
            readOnly={rule.readOnly ?? busy}
          />
        )}
      </Field>
    </div>
  );
}
