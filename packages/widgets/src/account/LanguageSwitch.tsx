import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { languageIcon } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import type { PopoverButtonLook } from '../ui/Popover.tsx';
import { accountTexts } from './strings.ts';

/** Every language by its own name, so that its speakers can read it. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, nameOf(language)]),
) as Readonly<Record<Language, string>>;

function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps extends Pick<PopoverButtonLook, 'iconOnly' | 'align' | 'size'> {
  /** Called with another language than the present one. */
  readonly onChoose: (language: Language) => void;
}

/** A button with the interface languages (I18N-01, SHELL-11). */
export const LanguageSwitch = withBoundary(function LanguageSwitch({
  onChoose,
  ...look
}: LanguageSwitchProps) {
  const t = useText(accountTexts);
  const spoken = useLanguage();
  return (
    <Menu
      {...look}
      label={look.iconOnly ? `${t('language')}: ${languageNames[spoken]}` : languageNames[spoken]}
      icon={languageIcon}
      items={languages.map((language) => ({
        key: language,
        label: languageNames[language],
        lang: language,
        checked: language === spoken,
        onSelect: () => {
          if (language !== spoken) onChoose(language);
        },
      }))}
    />
  );
});
