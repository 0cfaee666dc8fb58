import { Menu, useCustomer, useLanguage, useText } from '@trade-area/widgets';
import { accountIcon, languageNames, logoutIcon } from '@trade-area/widgets/portal';
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from './strings.ts';

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  readonly onLanguage: (language: Language) => void;
  readonly onLogOut: () => void;
}

/** The user's dropdown of the reduced layout: language, account and log out (SHELL-22). */
export function UserMenu({ onLanguage, onLogOut }: UserMenuProps) {
  const t = useText(layoutTexts);
  const currentLanguage = useLanguage();
  const { person } = useCustomer();
  return (
    <Menu
      label={person?.name || t('userMenu')}
      icon={accountIcon}
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
  );
}
