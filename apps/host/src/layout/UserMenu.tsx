import { Menu, useCustomer, useLanguage, useText } from '@trade-area/widgets';
import { accountIcon, languageNames, logoutIcon } from '@trade-area/widgets/portal';
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from './strings.ts';

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** The layout has no other place for language, account and sign-out (SHELL-22): the button says the person's name. */
  readonly isReduced: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onLogOut: () => void;
}

/** The user's menu at the end of the top bar: language, account and sign-out (SHELL-22). */
export function UserMenu({ isReduced, onLanguage, onLogOut }: UserMenuProps) {
  const t = useText(layoutTexts);
  const currentLanguage = useLanguage();
  const { person } = useCustomer();
  return (
    <span className="ta-shell-user" data-reduced={isReduced || undefined}>
      <Menu
        label={(isReduced && person?.name) || t('userMenu')}
        icon={accountIcon}
        iconOnly={!isReduced}
        align="end"
        items={[
          ...languages.map((language) => ({
            key: language,
            label: languageNames[language],
            lang: language,
            checked: language === currentLanguage,
            onSelect: () => {
              if (language !== currentLanguage) onLanguage(language);
            },
          })),
          { key: 'account', label: t('account'), icon: accountIcon, href: hrefOf('account') },
          { key: 'logOut', label: t('logOut'), icon: logoutIcon, onSelect: onLogOut },
        ]}
      />
    </span>
  );
}
