import { storageKeys } from '@trade-area/core/kernel';
import type { KeyValue } from '@trade-area/core/kernel';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

export interface ThemeSetting {
  readonly value: Value<Theme>;
  choose(theme: Theme): void;
}

/** The theme chosen on this device. `onTheme` is called with the first value and with every change. */
export function createThemeSetting(storage: KeyValue, onTheme: (theme: Theme) => void): ThemeSetting {
  const stored = storage.get(storageKeys.theme);
  const value = createValue<Theme>(stored === 'light' || stored === 'dark' ? stored : 'auto');
  onTheme(value.get());
  value.subscribe(() => onTheme(value.get()));
  return {
    value,
    choose(theme) {
      storage.set(storageKeys.theme, theme);
      value.set(theme);
    },
  };
}
