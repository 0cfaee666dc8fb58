import { Menu, useText } from '@trade-area/widgets';
import { moonIcon, sunIcon } from '@trade-area/widgets/portal';
import { usePortal } from '../portal/usePortal.ts';
import { useValue } from '../portal/value.ts';
import { layoutTexts } from './strings.ts';
import { useMedia } from './useMedia.ts';

const choices = [
  { theme: 'auto', name: 'themeAuto' },
  { theme: 'light', name: 'themeLight' },
  { theme: 'dark', name: 'themeDark' },
] as const;

/** Light, dark or as the device; kept on this device. An addition of ours. */
export function ThemeSwitch() {
  const t = useText(layoutTexts);
  const { theme } = usePortal();
  const chosen = useValue(theme.value);
  const darkDevice = useMedia('(prefers-color-scheme: dark)');
  const dark = chosen === 'dark' || (chosen === 'auto' && darkDevice);
  return (
    <Menu
      label={t('theme')}
      icon={dark ? moonIcon : sunIcon}
      iconOnly
      align="end"
      items={choices.map(({ theme: value, name }) => ({
        key: value,
        label: t(name),
        checked: value === chosen,
        onSelect: () => theme.choose(value),
      }))}
    />
  );
}
